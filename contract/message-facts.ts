import type { z } from 'zod'

/** A field of a message: its name on the wire and its check there. */
export type Field = readonly [wireName: string, check: z.ZodType]
export type Fields = Record<string, Field>

export type Convert = (value: unknown) => unknown

export type Conversion = { decode: Convert; encode: Convert; isEnding?: true }

// In the definition of a schema, which stays when a check or a description is added to it. Registered symbols, since the
// storefront's server and its pages are two bundles, each with this module.
export const FIELDS = Symbol.for('etalase.fields')
export const CONVERSION = Symbol.for('etalase.conversion')

/** How a value of this schema is converted; undefined: it says nothing of it itself. */
export function conversionOf(schema: z.core.$ZodType): Conversion | undefined {
	const def: z.core.$ZodTypeDef & { [CONVERSION]?: Conversion } = schema._zod.def
	return def[CONVERSION]
}

/** The fields of a message; undefined: the schema is none. @throws for one that was changed by extend, pick or omit */
export function namesOf(schema: z.core.$ZodType): Fields | undefined {
	const def: z.core.$ZodTypeDef & { [FIELDS]?: Fields; shape?: object } = schema._zod.def
	const fields = def[FIELDS]
	if (!fields) return undefined
	const names = Object.values(fields).map(([wireName]) => wireName)
	const shape = Object.keys(def.shape ?? {})
	if (names.length === shape.length && names.every((name) => shape.includes(name))) return fields
	throw new TypeError('Declare a changed message with message({ ...fieldsIn(Other), … }).')
}
