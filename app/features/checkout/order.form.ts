import { z } from 'zod'
import { linesOf } from '#web/domain/plain-text.ts'

/**
 * The last form. It carries what the shopper was shown: the vouchers, and to be compared only the total in whole rupiah
 * and the cart version. The website API computes the price itself.
 */
export const orderForm = z.object({
	note: z.string().overwrite(linesOf).max(500, 'checkout:review.note.long').default(''),
	agreement: z.literal('on', { error: 'checkout:review.agreement.required' }),
	formKey: z
		.string({ error: 'checkout:problem.stale' })
		.regex(/^[A-Za-z0-9_-]{16,128}$/, 'checkout:problem.stale'),
	expectedTotal: z.coerce.number({ error: 'checkout:problem.stale' }).int().min(0),
	coins: z.coerce.number({ error: 'checkout:problem.stale' }).int().min(0).default(0),
	wallet: z.coerce.number({ error: 'checkout:problem.stale' }).int().min(0).default(0),
	cartVersion: z.coerce.number({ error: 'checkout:problem.stale' }).int().min(0),
	productVoucher: z.string().max(40).optional(),
	shippingVoucher: z.string().max(40).optional(),
})
