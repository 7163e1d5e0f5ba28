import { z } from 'zod'
import { dataOf } from './envelope.ts'
import { lineText } from './text.ts'

/**
 * PUT /operator/v1/sites/{code}/products/{slug}/file?FILE_NAME: the body is the file (at most 100 MB) that buyers
 * of the product download; the product becomes a digital one.
 */
export const OperatorFileQueryWire = z.object({
	FILE_NAME: lineText()
		.min(1)
		.max(120)
		.refine((name) => !/[/\\]/.test(name)),
})
export const OperatorFileAnswerWire = dataOf(
	z.object({ FILE_NAME: z.string(), FILE_SIZE_BYTES: z.number().int().min(1) }),
)
