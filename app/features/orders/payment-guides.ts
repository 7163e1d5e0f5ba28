import type { GuidedMethod } from '#app/domain/payment.ts'

/** The ways to pay that each guide describes: their texts of the namespace `payment` have `title` and `steps`. */
export const paymentWays = {
	BANK_TRANSFER: ['BANK_TRANSFER.mbanking', 'BANK_TRANSFER.atm'],
	QRIS: ['QRIS.phone', 'QRIS.screenshot'],
} as const satisfies Record<GuidedMethod, readonly string[]>
