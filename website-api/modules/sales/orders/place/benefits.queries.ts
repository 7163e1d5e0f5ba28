import type { CartLine } from '#contract/cart.ts'
import { type CartVouchers, NO_VOUCHERS, type VoucherKind } from '#contract/voucher.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import {
	type QuotedLine,
	quoteLines,
	requestedLine,
} from '#website-api/modules/sales/cart/quote.queries.ts'
import { firstAnswer } from '#website-api/modules/sales/programmes.ts'
import type {
	CouponCart,
	CouponCodes,
	CouponHolder,
	OfferedCoupons,
	RequestedCoupons,
} from './coupons.ts'
import type { TierBenefit } from './price.ts'

type Choices = CouponCodes & { bestOf?: readonly VoucherKind[] }

const NO_COUPONS: RequestedCoupons = { product: null, shipping: null, refused: [] }

/** What the buyer's tier gives, and the coupons for a cart that is sent at this price. */
export async function benefitsOf(
	db: Queryable,
	holder: CouponHolder,
	choices: Choices,
	cart: CouponCart,
	locale: Locale,
): Promise<OfferedCoupons & { tier: TierBenefit | null }> {
	const { companyId, customerId } = holder
	const tier = await firstAnswer(db, (programme) =>
		programme.benefit?.(db, { companyId, customerId }),
	)
	const priced = { ...cart, shippingPrice: tier?.isShippingFree ? 0 : cart.shippingPrice }
	return { tier, ...(await couponsFor(db, holder, choices, priced, locale)) }
}

/**
 * Lines with the coupons that are offered for them while neither a district nor a courier is chosen: nothing of the
 * shop's terms of shipping counts, and they are not read.
 */
export async function linesWithCoupons(
	db: Queryable,
	holder: CouponHolder,
	wanted: CartLine[],
	locale: Locale,
): Promise<{ lines: QuotedLine[]; offered: CartVouchers }> {
	const { companyId } = holder
	const { lines } = await quoteLines(db, companyId, wanted.map(requestedLine), locale, holder)
	const isDigitalOnly = needsNoShipping(lines)
	const cart = { lines, shippingPrice: isDigitalOnly ? 0 : null, isDigitalOnly }
	const { offered } = await benefitsOf(db, holder, { bestOf: [] }, cart, locale)
	return { lines, offered }
}

export function needsNoShipping(lines: readonly QuotedLine[]): boolean {
	return lines.length > 0 && lines.every((line) => line.isDigital)
}

async function couponsFor(
	db: Queryable,
	holder: CouponHolder,
	{ bestOf, ...codes }: Choices,
	cart: CouponCart,
	locale: Locale,
): Promise<OfferedCoupons> {
	if (bestOf === undefined) {
		const chosen = await firstAnswer(db, (programme) =>
			programme.coupons?.(db, holder, codes, cart),
		)
		return { chosen: chosen ?? NO_COUPONS, offered: NO_VOUCHERS }
	}
	const wanted = { ...codes, bestOf }
	const found = await firstAnswer(db, (programme) =>
		programme.offeredCoupons?.(db, holder, wanted, cart, locale),
	)
	return found ?? { chosen: NO_COUPONS, offered: NO_VOUCHERS }
}
