import { z } from 'zod'

/** What a schema checks when the value is there. */
export function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
	return isWrapper(schema) ? unwrapped(schema.def.innerType) : schema
}

/** Whether a schema says of another one only that its value may be absent, or what stands for it. */
export const isWrapper = (schema: z.core.$ZodType) =>
	schema instanceof z.ZodNullable ||
	schema instanceof z.ZodOptional ||
	schema instanceof z.ZodDefault ||
	schema instanceof z.ZodPrefault ||
	schema instanceof z.ZodCatch ||
	schema instanceof z.ZodReadonly ||
	schema instanceof z.ZodNonOptional

/** What the items of a list are checked by. */
export const elementOf = (schema: z.ZodArray) => schema.def.element

/** Whether a value is an object, and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}
