import { z } from 'zod'
import { maxQuantity } from '#app/domain/cart.ts'

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

/** What becomes of a line saved for later. */
export const savedForm = z.object({ to: z.enum(['cart', 'nowhere']).catch('nowhere') })

/** Id of a line in the URL. */
export const lineId = z
	.string()
	.regex(/^[1-9]\d{0,14}$/)
	.transform(Number)
