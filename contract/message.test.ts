import { describe, expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { endingMoment, fieldsIn, later, message, moment, type Sent, type Value } from './message.ts'
import { decode, encode } from './message-codec.ts'
import { endsIn } from './message-moments.ts'
import { nameOf, wireNameOf } from './message-names.ts'

const Place = message({ code: ['DISTRICT_CODE', z.string()], name: ['DISTRICT_NAME', z.string()] })
export const Note = message({ kind: ['KIND', z.literal('NOTE')], text: ['NOTE_TEXT', z.string()] })
export const Move = message({ kind: ['KIND', z.literal('MOVE')], to: ['TO', Place] })
export const Parcel = message({
	number: ['PARCEL_NUMBER', z.string().min(3)],
	sentAt: ['SENT_DATE', moment.nullable()],
	places: ['PLACE_LIST', z.array(Place)],
	events: ['EVENTS', z.array(z.discriminatedUnion('KIND', [Note, Move]))],
	isMain: ['IS_MAIN', z.boolean().default(false)],
	note: ['NOTE', z.string().optional()],
	byCourier: ['BY_COURIER', z.record(z.string(), Place)],
})

const gambir = { DISTRICT_CODE: '31.71.01', DISTRICT_NAME: 'Gambir' }
const wire = {
	PARCEL_NUMBER: 'P-1',
	SENT_DATE: '2026-11-26T01:02:03.000Z',
	PLACE_LIST: [gambir],
	EVENTS: [
		{ KIND: 'NOTE' as const, NOTE_TEXT: 'at the door' },
		{ KIND: 'MOVE' as const, TO: { DISTRICT_CODE: '31.71.02', DISTRICT_NAME: 'Sawah Besar' } },
	],
	IS_MAIN: true,
	BY_COURIER: { jne: { DISTRICT_CODE: '31.71.03', DISTRICT_NAME: 'Kemayoran' } },
}
const parcel = {
	number: 'P-1',
	sentAt: new Date('2026-11-26T01:02:03Z'),
	places: [{ code: '31.71.01', name: 'Gambir' }],
	events: [
		{ kind: 'NOTE' as const, text: 'at the door' },
		{ kind: 'MOVE' as const, to: { code: '31.71.02', name: 'Sawah Besar' } },
	],
	isMain: true,
	byCourier: { jne: { code: '31.71.03', name: 'Kemayoran' } },
}

describe('a message', () => {
	test('is checked on the wire and has our names here', () => {
		expect(decode(Parcel, Parcel.parse(wire))).toEqual(parcel)
	})

	test('is sent with the names of the wire', () => {
		expect(encode(Parcel, parcel)).toEqual(wire)
	})

	test('keeps null, leaves out what is absent, and takes defaults', () => {
		const { IS_MAIN: _default, ...without } = { ...wire, SENT_DATE: null }
		const value = decode(Parcel, Parcel.parse(without))
		expect(value).toMatchObject({ sentAt: null, isMain: false })
		expect('note' in value).toBe(false)
	})

	test('ignores fields that it does not have', () => {
		expect(decode(Place, Place.parse({ ...gambir, NEW: 1 }))).toEqual(parcel.places[0])
		expect(encode(Place, Object.assign({ code: '1', name: 'a' }, { other: 2 }))).toEqual({
			DISTRICT_CODE: '1',
			DISTRICT_NAME: 'a',
		})
	})

	test('keeps its names when it is refined, described or made optional', () => {
		const Refined = Place.refine(({ DISTRICT_CODE }) => DISTRICT_CODE !== '').meta({ id: 'Place' })
		const inner = z.object({ place: Refined.optional() })
		expect(decode(inner, inner.parse({ place: gambir }))).toEqual({
			place: parcel.places[0],
		})
		expectTypeOf<Value<typeof Refined>>().toEqualTypeOf<{ code: string; name: string }>()
	})

	test('is declared from the fields of another', () => {
		const Named = message({ ...fieldsIn(Place), city: ['CITY_NAME', z.string()] })
		const value = decode(Named, { ...gambir, CITY_NAME: 'Jakarta' })
		expect(value).toEqual({ ...parcel.places[0], city: 'Jakarta' })
		expectTypeOf(value).toEqualTypeOf<{ code: string; name: string; city: string }>()
	})

	test('does not lose its names when it is extended by zod alone: that is an error', () => {
		const Extended = Place.extend({ CITY_NAME: z.string() })
		expect(() => decode(Extended, { ...gambir, CITY_NAME: 'Jakarta' })).toThrow('fieldsIn')
	})

	test('may contain itself', () => {
		interface Node {
			name: string
			children: Node[]
		}
		const Node = message({
			name: ['NODE_NAME', z.string()],
			children: ['CHILDREN', z.array(later<Node>((): z.ZodType => Node))],
		})
		const tree = { NODE_NAME: 'top', CHILDREN: [{ NODE_NAME: 'leaf', CHILDREN: [] }] }
		const value: Node = decode(Node, Node.parse(tree))
		expect(value).toEqual({ name: 'top', children: [{ name: 'leaf', children: [] }] })
		expect(encode(Node, value)).toEqual(tree)
	})

	test('keeps its names behind a step that prepares the wire', () => {
		const named = (value: unknown) =>
			typeof value === 'string' ? { DISTRICT_CODE: value, DISTRICT_NAME: '' } : value
		const Sent = message({ place: ['PLACE', z.preprocess(named, Place.nullable()).catch(null)] })
		const read = (PLACE: unknown) => decode(Sent, Sent.parse({ PLACE })).place
		expect(read('31.71.01')).toEqual({ code: '31.71.01', name: '' })
		expect(read(gambir)).toEqual(parcel.places[0])
		expect(read(7)).toBeNull()
		expect(encode(Sent, { place: { code: '1', name: 'a' } })).toEqual({
			PLACE: { DISTRICT_CODE: '1', DISTRICT_NAME: 'a' },
		})
	})

	test('has each name of the wire once', () => {
		expect(() => message({ a: ['SAME', z.string()], b: ['SAME', z.string()] })).toThrow('SAME')
	})

	test('translates the paths of errors both ways', () => {
		expect(nameOf(Parcel, 'PLACE_LIST.0.DISTRICT_NAME')).toBe('places.0.name')
		expect(nameOf(Parcel, 'EVENTS.1.TO.DISTRICT_CODE')).toBe('events.1.to.code')
		expect(nameOf(Parcel, 'PASSWORD')).toBeUndefined()
		expect(wireNameOf(Parcel, 'places.0.name')).toBe('PLACE_LIST.0.DISTRICT_NAME')
	})
})

test('the ending moments that an answer shows are found, however deep', () => {
	const Price = message({ endsAt: ['ENDS_AT', endingMoment.nullable()], at: ['AT', moment] })
	const Answer = z.object({ list: z.array(Price), byName: z.record(z.string(), z.string()) })
	const [end, other] = [new Date('2026-12-01T00:00:00Z'), new Date('2026-11-01T00:00:00Z')]
	const list = [
		{ endsAt: end, at: other },
		{ endsAt: null, at: other },
	]
	expect(endsIn(Answer, { list, byName: {} })).toEqual([end])
})

test('a schema without messages converts nothing', () => {
	const list = ['a']
	expect(decode(z.array(z.string()), list)).toBe(list)
})

test('types follow the declaration in both directions', () => {
	type Received = Value<typeof Parcel>
	expectTypeOf<Received['sentAt']>().toEqualTypeOf<Date | null>()
	expectTypeOf<Received['places']>().toEqualTypeOf<{ code: string; name: string }[]>()
	expectTypeOf<Received['isMain']>().toEqualTypeOf<boolean>()
	expectTypeOf<Received['note']>().toEqualTypeOf<string | undefined>()
	expectTypeOf<Received['events'][number]>().toEqualTypeOf<
		{ kind: 'NOTE'; text: string } | { kind: 'MOVE'; to: { code: string; name: string } }
	>()
	expectTypeOf<Sent<typeof Parcel>['isMain']>().toEqualTypeOf<boolean | undefined>()
	// @ts-expect-error a forgotten field
	expect(encode(Place, { code: '1' })).toEqual({ DISTRICT_CODE: '1' })
	// @ts-expect-error the wire's name
	expect(encode(Place, { DISTRICT_CODE: '1', name: 'a' })).toEqual({ DISTRICT_NAME: 'a' })
})
