import { z } from 'zod'

/** A percentage such as "2,5", in hundredths of a percent. `message` is a text key. */
export const basisPoints = (max: number, message = 'fault.percentage') =>
	z
		.string()
		.trim()
		.regex(/^\d{1,3}(?:[.,]\d{1,2})?$/, message)
		.transform((text) => Math.round(Number(text.replace(',', '.')) * 100))
		.refine((points) => points <= max, message)

/** Hundredths of a percent as a field value: "2,5". */
export function percentText(points: number): string {
	return String(points / 100).replace('.', ',')
}
