import { z } from 'zod'

const code = z.string().max(40).default('')

/** Which vouchers to use, and whether to spend coins; unchosen parts are empty. */
export const savingsForm = z.object({
	productVoucher: code,
	shippingVoucher: code,
	useCoins: z.literal('on').optional(),
})

/** A voucher's code, typed in. */
export const voucherCodeForm = z.object({
	code: z
		.string({ error: 'checkout:savings.code.required' })
		.trim()
		.toUpperCase()
		.regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/, 'checkout:savings.code.wrong'),
})
