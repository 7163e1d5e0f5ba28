import { z } from 'zod'

/** A field of a message: its name on the wire and its check there. */
type Field = readonly [wireName: string, check: z.ZodType]
type Fields = Record<string, Field>

declare const fieldsOf: unique symbol
declare const valueOf: unique symbol

type WireShape<F extends Fields> = { -readonly [K in keyof F as F[K][0]]: F[K][1] }

/** An object of the wire with our names: a schema of zod that checks the wire, and `Value` is what the program sees. */
export type Message<F extends Fields = Fields> = z.ZodObject<WireShape<F>, z.core.$strip> & {
	readonly [fieldsOf]: F
}

/** A check whose value is another one in the program, such as a date. */
export type Converted<Check extends z.ZodType, T> = Check & { readonly [valueOf]: T }

type Flat<T> = { [K in keyof T]: T[K] } & {}
type OptionalIn<S> = S extends { _zod: { optin: 'optional' | 'defaulted' } } ? true : false
type OptionalOut<S> = S extends { _zod: { optout: 'optional' } } ? true : false

/** What the program sees of a schema: messages with our names, dates as dates. */
export type Value<S> = S extends { readonly [fieldsOf]: infer F extends Fields }
	? Flat<
			{
				-readonly [K in keyof F as OptionalOut<F[K][1]> extends true ? never : K]: Value<F[K][1]>
			} & {
				-readonly [K in keyof F as OptionalOut<F[K][1]> extends true ? K : never]?: Value<F[K][1]>
			}
		>
	: S extends { readonly [valueOf]: infer T }
		? T
		: S extends z.ZodArray<infer Item>
			? Value<Item>[]
			: S extends z.ZodNullable<infer Inner>
				? Value<Inner> | null
				: S extends z.ZodOptional<infer Inner>
					? Value<Inner> | undefined
					: S extends
								z.ZodDefault<infer Inner> | z.ZodCatch<infer Inner> | z.ZodReadonly<infer Inner>
						? Exclude<Value<Inner>, undefined>
						: S extends z.ZodPipe<infer _In, infer Inner>
							? Value<Inner>
							: S extends z.ZodDiscriminatedUnion<infer Options> | z.ZodUnion<infer Options>
								? Value<Options[number]>
								: S extends z.ZodRecord<infer Key, infer Inner>
									? Record<z.output<Key> & PropertyKey, Value<Inner>>
									: S extends z.ZodObject<infer Shape>
										? Flat<
												{
													-readonly [
														K in keyof Shape as OptionalOut<Shape[K]> extends true ? never : K
													]: Value<Shape[K]>
												} & {
													-readonly [
														K in keyof Shape as OptionalOut<Shape[K]> extends true ? K : never
													]?: Value<Shape[K]>
												}
											>
										: S extends z.ZodType
											? z.output<S>
											: never

/** What the program sends by a schema: as `Value`, but what has a default may be left out. */
export type Sent<S> = S extends { readonly [fieldsOf]: infer F extends Fields }
	? Flat<
			{
				-readonly [K in keyof F as OptionalIn<F[K][1]> extends true ? never : K]: Sent<F[K][1]>
			} & {
				-readonly [K in keyof F as OptionalIn<F[K][1]> extends true ? K : never]?:
					Sent<F[K][1]> | undefined
			}
		>
	: S extends { readonly [valueOf]: infer T }
		? T
		: S extends z.ZodArray<infer Item>
			? readonly Sent<Item>[]
			: S extends z.ZodNullable<infer Inner>
				? Sent<Inner> | null
				: S extends z.ZodOptional<infer Inner> | z.ZodDefault<infer Inner>
					? Sent<Inner> | undefined
					: S extends z.ZodCatch<infer Inner> | z.ZodReadonly<infer Inner>
						? Sent<Inner>
						: S extends z.ZodPipe<infer _In, infer Inner>
							? Sent<Inner>
							: S extends z.ZodDiscriminatedUnion<infer Options> | z.ZodUnion<infer Options>
								? Sent<Options[number]>
								: S extends z.ZodRecord<infer Key, infer Inner>
									? Record<z.output<Key> & PropertyKey, Sent<Inner>>
									: S extends z.ZodObject<infer Shape>
										? Flat<
												{
													-readonly [
														K in keyof Shape as OptionalIn<Shape[K]> extends true ? never : K
													]: Sent<Shape[K]>
												} & {
													-readonly [
														K in keyof Shape as OptionalIn<Shape[K]> extends true ? K : never
													]?: Sent<Shape[K]> | undefined
												}
											>
										: S extends z.ZodType
											? z.input<S>
											: never

type Convert = (value: unknown) => unknown

type Conversion = { decode: Convert; encode: Convert; isEnding?: true }
// In the definition of a schema, which stays when a check or a description is added to it. Registered symbols, since the
// storefront's server and its pages are two bundles, each with this module.
const FIELDS = Symbol.for('etalase.fields')
const CONVERSION = Symbol.for('etalase.conversion')

/** Declares a message: `{ recipient: ['RECIPIENT_NAME', z.string()] }`. */
export function message<const F extends Fields>(fields: F): Message<F>
export function message(fields: Fields): unknown {
	const shape: Record<string, z.ZodType> = {}
	for (const [wireName, check] of Object.values(fields)) {
		if (wireName in shape) throw new TypeError(`Two fields of a message are ${wireName}.`)
		shape[wireName] = check
	}
	const schema = z.object(shape)
	return schema.clone(Object.assign(schema.def, { [FIELDS]: fields }))
}

/** The fields of a message, to declare another one with them: `message({ ...fieldsIn(Address), id: [...] })`. */
export function fieldsIn<F extends Fields>(declared: Message<F>): F
export function fieldsIn(declared: z.ZodObject): Fields {
	const fields = namesOf(declared)
	if (!fields) throw new TypeError('This schema is not a message.')
	return fields
}

type OptionalFields<F extends Fields> = {
	readonly [K in keyof F]: readonly [F[K][0], z.ZodOptional<F[K][1]>]
}

/** The same fields, each of which may be absent. */
export function optionalFields<const F extends Fields>(fields: F): OptionalFields<F>
export function optionalFields(fields: Fields): unknown {
	return Object.fromEntries(
		Object.entries(fields).map(([name, [wireName, check]]) => [name, [wireName, check.optional()]]),
	)
}

const dates: Conversion = {
	decode: (text) => new Date(String(text)),
	encode: (date) => (date instanceof Date ? date.toISOString() : date),
}

/** An instant: a date here, ISO 8601 in UTC on the wire. */
export const moment = converted<z.ZodISODateTime, Date>(z.iso.datetime(), dates)

/** The same with any offset. */
export const offsetMoment = converted<z.ZodISODateTime, Date>(
	z.iso.datetime({ offset: true }),
	dates,
)

/** An instant after which an answer that shows it is wrong, such as the end of a price: no cache serves it longer. */
export const endingMoment = converted<z.ZodISODateTime, Date>(z.iso.datetime(), {
	...dates,
	isEnding: true,
})

/** A check with the way from what it has checked to the value of the program, and back. */
export function converted<Check extends z.ZodType, T>(
	check: Check,
	conversion: Conversion,
): Converted<Check, T>
export function converted(check: z.ZodType, conversion: Conversion): unknown {
	return check.clone(Object.assign(check.def, { [CONVERSION]: conversion }))
}

/** A schema that is declared later, for a message in itself: `z.array(later<Category>((): z.ZodType => Category))`. */
export function later<T>(schema: () => z.ZodType): Converted<z.ZodType, T>
export function later(schema: () => z.ZodType): unknown {
	return z.lazy(schema)
}

function conversionOf(schema: z.core.$ZodType): Conversion | undefined {
	const def: z.core.$ZodTypeDef & { [CONVERSION]?: Conversion } = schema._zod.def
	return def[CONVERSION]
}

/** The fields of a message; undefined: the schema is none. @throws for one that was changed by extend, pick or omit */
function namesOf(schema: z.core.$ZodType): Fields | undefined {
	const def: z.core.$ZodTypeDef & { [FIELDS]?: Fields; shape?: object } = schema._zod.def
	const fields = def[FIELDS]
	if (!fields) return undefined
	const names = Object.values(fields).map(([wireName]) => wireName)
	const shape = Object.keys(def.shape ?? {})
	if (names.length === shape.length && names.every((name) => shape.includes(name))) return fields
	throw new TypeError('Declare a changed message with message({ ...fieldsIn(Other), … }).')
}

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

/** The ending moments that a value shows. */
export function endsIn(schema: z.core.$ZodType, value: unknown): Date[] {
	const found: Date[] = []
	finderOf(schema)?.(value, found)
	return found
}

type Find = (value: unknown, found: Date[]) => void
const finders = new WeakMap<z.core.$ZodType, Find | null>()

/** Made once for a schema by a walk through it; undefined: it has no ending moments. */
function finderOf(schema: z.core.$ZodType): Find | undefined {
	const made = finders.get(schema)
	if (made !== undefined) return made ?? undefined
	const finder = makeFinder(schema)
	finders.set(schema, finder ?? null)
	return finder
}

function makeFinder(schema: z.core.$ZodType): Find | undefined {
	if (conversionOf(schema)?.isEnding) {
		return (value, found) => void (value instanceof Date && found.push(value))
	}
	if (isWrapper(schema)) return finderOf(schema.def.innerType)
	if (schema instanceof z.ZodPipe) return finderOf(schema.def.out)
	if (schema instanceof z.ZodLazy) {
		return (value, found) => finderOf(schema.def.getter())?.(value, found)
	}
	if (schema instanceof z.ZodArray) {
		const find = finderOf(elementOf(schema))
		return (
			find && ((list, found) => Array.isArray(list) && list.forEach((item) => find(item, found)))
		)
	}
	if (schema instanceof z.ZodUnion) {
		const finds = schema.def.options.flatMap((option) => finderOf(option) ?? [])
		if (finds.length === 0) return undefined
		return (value, found) => finds.forEach((find) => find(value, found))
	}
	return schema instanceof z.ZodObject ? finderInObject(schema) : undefined
}

function finderInObject(schema: z.ZodObject): Find | undefined {
	const fields = namesOf(schema)
	const parts: [name: string, check: z.core.$ZodType][] = fields
		? Object.entries(fields).map(([name, [, check]]) => [name, check])
		: Object.entries(schema.def.shape)
	const finds = parts.flatMap(([name, check]) => {
		const find = finderOf(check)
		return find ? [{ name, find }] : []
	})
	if (finds.length === 0) return undefined
	return (value, found) => {
		if (!isRecord(value)) return
		for (const { name, find } of finds) find(value[name], found)
	}
}

/** Our path of a field, such as `lines.0.note`, for its path on the wire; undefined if the schema has none. */
export function nameOf(schema: z.ZodType, wirePath: string): string | undefined {
	return pathOf(schema, wirePath.split('.'), (fields, part) =>
		Object.entries(fields).find(([, [wireName]]) => wireName === part),
	)
}

/** The path on the wire of a field of ours. */
export function wireNameOf(schema: z.ZodType, path: string): string | undefined {
	return pathOf(schema, path.split('.'), (fields, part) => {
		const field = fields[part]
		return field && [field[0], field]
	})
}

function pathOf(
	schema: z.core.$ZodType,
	[part, ...rest]: string[],
	find: (fields: Fields, part: string) => [name: string, field: Field] | undefined,
): string | undefined {
	if (part === undefined) return ''
	const inner = unwrapped(schema)
	if (inner instanceof z.ZodArray) return joined(part, pathOf(elementOf(inner), rest, find))
	const options = inner instanceof z.ZodUnion ? inner.def.options : [inner]
	for (const option of options) {
		const fields = namesOf(option)
		const found = fields && find(fields, part)
		if (found) return joined(found[0], pathOf(found[1][1], rest, find))
	}
	return undefined
}

const joined = (part: string, rest: string | undefined) => (rest ? `${part}.${rest}` : part)

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

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
	return isWrapper(schema) ? unwrapped(schema.def.innerType) : schema
}

const isWrapper = (schema: z.core.$ZodType) =>
	schema instanceof z.ZodNullable ||
	schema instanceof z.ZodOptional ||
	schema instanceof z.ZodDefault ||
	schema instanceof z.ZodPrefault ||
	schema instanceof z.ZodCatch ||
	schema instanceof z.ZodReadonly ||
	schema instanceof z.ZodNonOptional

const elementOf = (schema: z.ZodArray) => schema.def.element

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isPrimitive(value: unknown): value is z.core.util.Primitive {
	return value === null || typeof value !== 'object'
}
