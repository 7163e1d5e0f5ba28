import { z } from 'zod'
import { linesOf } from '#web/domain/plain-text.ts'
import { pictureFiles } from './pictures.form.ts'

/** A buyer's review of an order line. */
export const reviewForm = z.object({
	line: z.coerce.number().int().min(0).max(1000),
	rating: z
		.string({ error: 'my-orders:review.ratingRequired' })
		.regex(/^[1-5]$/, 'my-orders:review.ratingRequired')
		.transform(Number),
	text: z.string().overwrite(linesOf).max(2000, 'my-orders:review.textLong').default(''),
	pictures: pictureFiles().default([]),
})
