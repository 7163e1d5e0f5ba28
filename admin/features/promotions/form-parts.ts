import { z } from 'zod'
import { shopTime, wholeRupiah } from '#admin/http/form-schemas.ts'

/** Schemas shared by several forms of promotions. Messages are text keys of `promotions`. */

/** One line of text; '' is allowed where `minLength` is 0. */
export const lineOf = (minLength: number, maxLength: number) =>
	z
		.string()
		.trim()
		.max(maxLength, 'fault.tooLong')
		.refine((text) => text.length >= minLength, 'fault.tooShort')

/** An English text that may be empty; the Indonesian one is used instead. */
export const englishOf = (minLength: number, maxLength: number) =>
	z
		.string()
		.trim()
		.max(maxLength, 'fault.tooLong')
		.refine((text) => text === '' || text.length >= minLength, 'fault.tooShort')

/** Whole rupiah, with or without dots: "150.000". */
export const rupiahOf = (min: number) => wholeRupiah('fault.rupiah', min)

/** A date and time in Jakarta, as ISO time. */
export const minute = shopTime('fault.moment')

/** A checkbox; absent is false. */
export const ticked = z
	.literal('on')
	.optional()
	.transform((value) => value === 'on')
