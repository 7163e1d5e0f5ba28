import { z } from 'zod'

// What is longer than its field is cut: the cookie that keeps a draft holds 4 kB.
const text = (most: number) => z.string().transform((value) => value.slice(0, most))

/** What a visitor has answered at checkout so far; every part may be missing. */
export const CheckoutDraft = z
	.object({
		name: text(100),
		email: text(254),
		phone: text(40),
		district: text(20),
		village: text(100),
		postcode: text(10),
		street: text(300),
		courierNote: text(200),
		shipping: text(80),
		bank: text(40),
		note: text(500),
		senderName: text(60),
		senderPhone: text(40),
		productVoucher: text(40),
		shippingVoucher: text(40),
		useCoins: text(2),
		useWallet: text(2),
	})
	.partial()
export type CheckoutDraft = z.infer<typeof CheckoutDraft>
