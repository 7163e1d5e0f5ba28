import { z } from 'zod'
import { type Sent, type Value } from './message.ts'
import { type Convert, conversionOf, namesOf } from './message-facts.ts'
import { nameOf } from './message-names.ts'
import { elementOf, isRecord, isWrapper } from './schema-parts.ts'

/** Turns what `schema` has checked into the program's value. */
export function decode<S extends z.ZodType>(schema: S, wire: z.output<S>): Value<S>
export function decode(schema: z.ZodType, wire: unknown): unknown {
	return converterOf(schema, 'decode')?.(wire) ?? wire
}

/** A whole value in its form on the wire. */
export function toWire<S extends z.ZodType>(schema: S, value: Value<S>): z.output<S>
export function toWire(schema: z.ZodType, value: unknown): unknown {
	return encode(schema, value)
}

/** Turns a value of the program, in which defaults may be left out, into its form on the wire. */
export function encode<S extends z.ZodType>(schema: S, value: Sent<S>): z.input<S>
export function encode(schema: z.ZodType, value: unknown): unknown {
	return converterOf(schema, 'encode')?.(value) ?? value
}

type Direction = 'decode' | 'encode'
const converters = {
	decode: new WeakMap<z.core.$ZodType, Convert | null>(),
	encode: new WeakMap<z.core.$ZodType, Convert | null>(),
}

/** Made once for a schema by a walk through it; undefined: the value is the same on both sides. */
function converterOf(schema: z.core.$ZodType, direction: Direction): Convert | undefined {
	const made = converters[direction].get(schema)
	if (made !== undefined) return made ?? undefined
	const converter = makeConverter(schema, direction)
	converters[direction].set(schema, converter ?? null)
	return converter
}

function makeConverter(schema: z.core.$ZodType, direction: Direction): Convert | undefined {
	const conversion = conversionOf(schema)
	if (conversion) return conversion[direction]
	if (schema instanceof z.ZodObject) return objectConverter(schema, direction)
	if (schema instanceof z.ZodArray) {
		const item = converterOf(elementOf(schema), direction)
		return item && ((list) => (Array.isArray(list) ? list.map(item) : list))
	}
	if (schema instanceof z.ZodUnion) return unionConverter(schema, direction)
	if (schema instanceof z.ZodPipe) return converterOf(schema.def.out, direction)
	if (schema instanceof z.ZodLazy) {
		return (value) => converterOf(schema.def.getter(), direction)?.(value) ?? value
	}
	if (schema instanceof z.ZodRecord) {
		const item = converterOf(schema.def.valueType, direction)
		return item && ((record) => mapped(record, (name) => [name, item]))
	}
	if (isWrapper(schema)) {
		const inner = converterOf(schema.def.innerType, direction)
		return inner && ((value) => (value === null || value === undefined ? value : inner(value)))
	}
	return undefined
}

function objectConverter(schema: z.ZodObject, direction: Direction): Convert | undefined {
	const { shape } = schema.def
	const fields = namesOf(schema)
	const parts = fields
		? Object.entries(fields).map(([name, [wireName, check]]) => ({ name, wireName, check }))
		: Object.entries(shape).map(([name, check]) => ({ name, wireName: name, check }))
	const steps = parts.map(({ name, wireName, check }) => ({
		from: direction === 'decode' ? wireName : name,
		to: direction === 'decode' ? name : wireName,
		convert: converterOf(check, direction),
	}))
	if (!fields && steps.every(({ convert }) => convert === undefined)) return undefined
	return (value) => {
		if (!isRecord(value)) return value
		const result: Record<string, unknown> = {}
		for (const { from, to, convert } of steps) {
			const part = value[from]
			if (part !== undefined) result[to] = convert ? convert(part) : part
		}
		return result
	}
}

/** Of messages with a discriminator, the one that the value names; of others, the only one that has names. */
function unionConverter(schema: z.ZodUnion, direction: Direction): Convert | undefined {
	const options = schema.def.options.map((option) => ({
		option,
		convert: converterOf(option, direction),
	}))
	const converting = options.filter(({ convert }) => convert !== undefined)
	if (converting.length === 0) return undefined
	if (!(schema instanceof z.ZodDiscriminatedUnion)) {
		const [only, other] = converting
		if (!only || other) throw new TypeError('A union of messages needs a discriminator.')
		return (value) => (isRecord(value) ? only.convert?.(value) : value)
	}
	const { discriminator } = schema.def
	const byWord = new Map(
		options.flatMap(({ option, convert }) =>
			[...(option._zod.propValues?.[discriminator] ?? [])].map((word) => [word, convert] as const),
		),
	)
	const keys = options.map(({ option }) =>
		direction === 'encode' && option instanceof z.ZodObject
			? (nameOf(option, discriminator) ?? discriminator)
			: discriminator,
	)
	const [key = discriminator] = keys
	if (keys.some((one) => one !== key)) {
		throw new TypeError(`The messages of a union name ${discriminator} differently.`)
	}
	return (value) => {
		if (!isRecord(value)) return value
		const word = value[key]
		return byWord.get(isPrimitive(word) ? word : undefined)?.(value) ?? value
	}
}

function mapped(record: unknown, entryOf: (name: string) => [name: string, convert: Convert]) {
	if (!isRecord(record)) return record
	return Object.fromEntries(
		Object.entries(record).map(([name, value]) => {
			const [to, convert] = entryOf(name)
			return [to, convert(value)]
		}),
	)
}

function isPrimitive(value: unknown): value is z.core.util.Primitive {
	return value === null || typeof value !== 'object'
}
