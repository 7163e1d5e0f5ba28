import { z } from 'zod'
import { type Conversion, CONVERSION, type Fields, FIELDS, namesOf } from './message-facts.ts'

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
								| z.ZodDefault<infer Inner>
								| z.ZodCatch<infer Inner>
								| z.ZodReadonly<infer Inner>
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
					| Sent<F[K][1]>
					| undefined
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
