import { z } from 'zod'
import { momentOf } from '#admin/http/shop-minute.ts'

/** The schemas of fields that several forms of promotions have. Messages are text keys of `promotions`. */

/** One line of text; '' is allowed where `least` is 0. */
export const lineOf = (least: number, most: number) =>
	z
		.string()
		.trim()
		.max(most, 'fault.tooLong')
		.refine((text) => text.length >= least, 'fault.tooShort')

/** A text in English that may be left out: it is then the Indonesian one. */
export const englishOf = (least: number, most: number) =>
	z
		.string()
		.trim()
		.max(most, 'fault.tooLong')
		.refine((text) => text === '' || text.length >= least, 'fault.tooShort')

/** A whole number as people type it. */
export const wholeNumber = (message: string, least: number, most: number) =>
	z
		.string()
		.trim()
		.regex(/^[\d.\s]+$/, message)
		.transform((text) => Number(text.replace(/\D/g, '')))
		.pipe(z.number().int().min(least, message).max(most, message))

/** Whole rupiah as people type them: "150.000". */
export const rupiahOf = (least: number) => wholeNumber('fault.rupiah', least, 1_000_000_000_000)

/** The field, or null where it was left empty. */
export function emptyOr<T>(schema: z.ZodType<T>) {
	return z.string().transform((text, context) => {
		if (text.trim() === '') return null
		const parsed = schema.safeParse(text)
		if (parsed.success) return parsed.data
		context.addIssue({ code: 'custom', message: parsed.error.issues[0]?.message ?? '' })
		return z.NEVER
	})
}

/** A minute by the clock in Jakarta, as a moment. */
export const minute = z
	.string()
	.regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/, 'fault.moment')
	.refine((text) => !Number.isNaN(Date.parse(text)), 'fault.moment')
	.transform(momentOf)

/** A tick: absent is no. */
export const ticked = z
	.literal('on')
	.optional()
	.transform((value) => value === 'on')
