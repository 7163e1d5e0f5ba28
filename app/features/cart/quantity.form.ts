import { z } from 'zod'

/** Largest quantity the website API accepts; the cart itself has no bound (spec section 4). */
export const maxQuantity = 1_000_000

const typed = z
	.string({ error: 'quantity' })
	.trim()
	.regex(/^\d{1,12}$/, 'quantity')
	.transform(Number)
	.pipe(z.number().min(1, 'quantity').max(maxQuantity, 'tooMany'))

/** Quantity of a line, and the step of the submit button. */
export const quantityForm = z.object({
	quantity: typed,
	step: z.enum(['less', 'more', 'set']).optional(),
})

/** Adds a variant to the cart. */
export const addForm = z.object({
	id: z
		.string({ error: 'variant' })
		.regex(/^[1-9]\d{0,14}$/, 'variant')
		.transform(Number),
	quantity: typed,
	/** Where to go next: stay on the page, or to checkout. */
	then: z.enum(['stay', 'checkout']).catch('stay'),
})

/** Id of a line in the URL. */
export const lineId = z
	.string()
	.regex(/^[1-9]\d{0,14}$/)
	.transform(Number)
