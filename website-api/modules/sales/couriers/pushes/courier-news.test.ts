import { expect, test } from 'vitest'
import {
	COURIER_STATES,
	type CourierState,
	type KnownParcel,
} from '#website-api/modules/platform/couriers/courier-port.ts'
import { newsOf } from './courier-news.ts'

const asked = new Date('2026-11-28T03:00:00Z')
const at = (hour: number) => new Date(Date.UTC(2026, 10, 27, hour))
const parcel = (changes: Partial<KnownParcel> = {}): KnownParcel => ({
	state: 'BOOKED',
	bookingId: 'b',
	waybill: null,
	price: null,
	link: null,
	events: [],
	said: 'confirmed',
	...changes,
})
const event = (state: CourierState, hour: number) => ({ state, at: at(hour), said: state })

test('everything that happened is told in its order, with the number and the price first', () => {
	const events = [event('BOOKED', 1), event('PICKED_UP', 2), event('DELIVERED', 3)]
	const told = newsOf(parcel({ state: 'DELIVERED', waybill: 'JP1', price: 17_000, events }), asked)
	expect(told.map(({ kind }) => kind)).toEqual([
		'NUMBER',
		'PRICE',
		'BOOKED',
		'SHIPPED',
		'DELIVERED',
	])
	expect(told[0]).toMatchObject({ trackingNumber: 'JP1' })
	expect(told[1]).toMatchObject({ billedPrice: 17_000 })
	expect(told.at(-1)).toMatchObject({ at: at(3), said: 'DELIVERED' })
})

test('a state that the history does not have yet is told as of now', () => {
	const told = newsOf(
		parcel({ state: 'ON_HOLD', events: [event('PICKED_UP', 2)], said: 'on_hold' }),
		asked,
	)
	expect(told.at(-1)).toEqual({
		key: 'now:ON_HOLD:on_hold',
		kind: 'ON_HOLD',
		at: asked,
		said: 'on_hold',
	})
})

test('the same news have the same keys whenever they are told, and no two the same', () => {
	const known = parcel({
		state: 'RETURNED',
		waybill: 'JP1',
		price: 1,
		events: [event('PICKED_UP', 2), event('PICKED_UP', 4)],
	})
	const keys = newsOf(known, asked).map(({ key }) => key)
	expect(newsOf(known, at(9)).map(({ key }) => key)).toEqual(keys)
	expect(new Set(keys).size).toBe(keys.length)
})

test('every state is told, and a refused parcel never as delivered or returned', () => {
	const kindOf = (state: CourierState) => newsOf(parcel({ state }), asked).at(-1)?.kind
	for (const state of COURIER_STATES) expect(kindOf(state)).toBeDefined()
	expect([kindOf('REFUSED'), kindOf('UNCLEAR')]).toEqual(['CANCELLED', 'NOTE'])
})
