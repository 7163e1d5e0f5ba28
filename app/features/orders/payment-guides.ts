import type { OnlineMethod } from '#contract/online-method.ts'
import type { GuidedMethod } from '#app/domain/payment.ts'

/** The ways to pay that each guide describes: their texts of the namespace `payment` have `title` and `steps`. */
export const paymentWays = {
	BANK_TRANSFER: ['BANK_TRANSFER.mbanking', 'BANK_TRANSFER.atm'],
	QRIS: ['QRIS.phone', 'QRIS.screenshot'],
} as const satisfies Record<GuidedMethod, readonly string[]>

const otherBank = 'ONLINE.ways.otherBank'

/** The same for payments through a provider. */
export const onlineWays = {
	QRIS: paymentWays.QRIS,
	VA_BCA: ['ONLINE.ways.VA_BCA.app', 'ONLINE.ways.VA_BCA.atm', otherBank],
	VA_BNI: ['ONLINE.ways.VA_BNI.app', 'ONLINE.ways.VA_BNI.atm', otherBank],
	VA_BRI: ['ONLINE.ways.VA_BRI.app', 'ONLINE.ways.VA_BRI.atm', otherBank],
	VA_CIMB: ['ONLINE.ways.VA_CIMB.app', 'ONLINE.ways.VA_CIMB.atm', otherBank],
	VA_MANDIRI: ['ONLINE.ways.VA_MANDIRI.app', 'ONLINE.ways.VA_MANDIRI.atm'],
	VA_PERMATA: ['ONLINE.ways.VA_PERMATA.app', 'ONLINE.ways.VA_PERMATA.atm', otherBank],
	GOPAY: ['ONLINE.ways.wallet'],
	SHOPEEPAY: ['ONLINE.ways.wallet'],
	INDOMARET: ['ONLINE.ways.INDOMARET'],
	ALFAMART: ['ONLINE.ways.ALFAMART'],
	CARD: ['ONLINE.ways.CARD'],
} as const satisfies Record<OnlineMethod, readonly string[]>

/** The texts of a way to pay. */
export type PaymentWay =
	| (typeof paymentWays)[GuidedMethod][number]
	| (typeof onlineWays)[OnlineMethod][number]
