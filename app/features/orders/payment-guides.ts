/** Payment guides by method: channels with their number of steps, texts of the namespace `payment`. */
export const paymentGuides = {
	BANK_TRANSFER: { mbanking: 5, atm: 5 },
	QRIS: { phone: 4, screenshot: 4 },
}

export type PaymentGuide = keyof typeof paymentGuides
