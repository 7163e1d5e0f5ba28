import { z } from 'zod'
import { compactOf } from '#app/domain/plain-text.ts'

const code = z.string().max(40).default('')

/** Selected vouchers, and whether to spend coins; fields may be empty. */
export const savingsForm = z.object({
	productVoucher: code,
	shippingVoucher: code,
	useCoins: z.literal('on').optional(),
})

/** A voucher code. */
export const voucherCodeForm = z.object({
	code: z
		.string({ error: 'checkout:savings.code.required' })
		.overwrite(compactOf)
		.toUpperCase()
		.regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/, 'checkout:savings.code.wrong'),
})
