import type { OrderProgramme } from '#website-api/modules/sales/programmes.ts'
import { creditCashback } from './cashback.command.ts'
import { claimVouchers, releaseVouchers, storeUses } from './claim-voucher.command.ts'
import { refuseGuesses } from './guess-limit.command.ts'
import { offeredVouchersFor, requestedVouchers } from './requested-vouchers.queries.ts'
import { voucherUses } from './voucher-uses.queries.ts'

/** Vouchers: an immediate discount on items or shipping, or cashback on completion. */
export const voucherProgramme: OrderProgramme = {
	coupons: requestedVouchers,
	offeredCoupons: offeredVouchersFor,
	limitGuesses: (c, { productVoucher, shippingVoucher }) =>
		refuseGuesses(c, [productVoucher, shippingVoucher]),
	couponUses: voucherUses,
	claim: async (tx, placing) => {
		const claims = await claimVouchers(tx, placing, placing.coupons)
		return (storing, orderId) => storeUses(storing, orderId, claims)
	},
	release: releaseVouchers,
	completed: creditCashback,
}
