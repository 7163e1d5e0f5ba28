import { z } from 'zod'
import { compactOf } from '#web/domain/plain-text.ts'

const code = z.string().max(40).optional()

/** A change of the vouchers ('': none) or of whether coins are spent; what is absent stays. */
export const savingsForm = z.object({
	productVoucher: code,
	shippingVoucher: code,
	useCoins: z.enum(['on', 'off']).optional(),
})

/** A voucher code. */
export const voucherCodeForm = z.object({
	code: z
		.string({ error: 'checkout:savings.code.required' })
		.overwrite(compactOf)
		.toUpperCase()
		.regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/, 'checkout:savings.code.wrong'),
})
