import { z } from 'zod'
import { typedNumber, typedRupiah } from '#web/domain/typed-amount.ts'
import { momentOf } from './shop-minute.ts'

/** A typed whole number. `message` is a text key. */
export const wholeNumber = (message: string, min: number, max: number) =>
	z.string().transform(typedNumber).pipe(z.number(message).min(min, message).max(max, message))

/** A typed amount in whole rupiah. `message` is a text key. */
export const wholeRupiah = (message: string, min: number, max = 1_000_000_000_000) =>
	z.string().transform(typedRupiah).pipe(z.number(message).min(min, message).max(max, message))

/** The value of a date and time field in Jakarta time, as ISO time. `message` is a text key. */
export const shopTime = (message: string) =>
	z
		.string()
		.regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/, message)
		.refine((value) => !Number.isNaN(Date.parse(value)), message)
		.transform(momentOf)

/** A checkbox whose value is "yes". */
export const isTicked = z
	.literal('yes')
	.optional()
	.transform((value) => value !== undefined)

/** The value of a field, or null if it is empty. A wrong value has the message of the schema. */
export function emptyOr<T>(schema: z.ZodType<T>) {
	return z.string().transform((text, context) => {
		if (text.trim() === '') return null
		const parsed = schema.safeParse(text)
		if (parsed.success) return parsed.data
		context.addIssue({ code: 'custom', message: parsed.error.issues[0]?.message ?? '' })
		return z.NEVER
	})
}
