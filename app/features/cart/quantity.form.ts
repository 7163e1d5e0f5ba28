import { z } from 'zod'

/** More than this the website API does not count; the cart itself sets no bound (spec section 4). */
export const maxQuantity = 1_000_000

const typed = z
	.string({ error: 'quantity' })
	.trim()
	.regex(/^\d{1,12}$/, 'quantity')
	.transform(Number)
	.pipe(z.number().min(1, 'quantity').max(maxQuantity, 'tooMany'))

/** A line's quantity as its form shows it, and the step of the button that sent it. */
export const quantityForm = z.object({
	quantity: typed,
	step: z.enum(['less', 'more', 'set']).optional(),
})

/** A variant put into the cart. */
export const addForm = z.object({
	id: z
		.string({ error: 'variant' })
		.regex(/^[1-9]\d{0,14}$/, 'variant')
		.transform(Number),
	quantity: typed,
	/** What comes next: stay on the page, or on to the checkout. */
	then: z.enum(['stay', 'checkout']).catch('stay'),
})

/** A line's id in the address. */
export const lineId = z
	.string()
	.regex(/^[1-9]\d{0,14}$/)
	.transform(Number)
