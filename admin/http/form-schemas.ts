import { z } from 'zod'
import { momentOf } from './shop-minute.ts'

/** A whole number, with or without dots between thousands. `message` is a text key. */
export const wholeNumber = (message: string, min: number, max: number) =>
	z
		.string()
		.trim()
		.regex(/^\d[\d.\s]*$/, message)
		.transform((text) => Number(text.replace(/\D/g, '')))
		.pipe(z.number().int().min(min, message).max(max, message))

/** The value of a date and time field in Jakarta time, as ISO time. `message` is a text key. */
export const shopTime = (message: string) =>
	z
		.string()
		.regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/, message)
		.refine((value) => !Number.isNaN(Date.parse(value)), message)
		.transform(momentOf)
