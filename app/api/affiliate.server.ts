import { AffiliateWire, CommissionPageWire, type CommissionWire } from '#contract/affiliate.ts'
import { DoneWire } from '#contract/auth.ts'
import type { Affiliate, Commission } from '#app/domain/affiliate.ts'
import type { Call } from './call.ts'
import { namedPeriod } from './statements.server.ts'

/** The signed-in customer's affiliate link and its earnings. */
export function affiliateApi(call: Call) {
	return {
		get: () => call(One, { path: '/affiliate' }),
		/** Activates the link; idempotent. */
		switchOn: () => call(One, { method: 'POST', path: '/affiliate', body: {} }),
		/** Commissions by order line, newest first. */
		commissions: ({ page, period }: { page: number; period?: string }) =>
			call(Page, {
				path: '/affiliate/commission-list',
				query: { PAGE_INDEX: page, PERIODE_CODE: period },
			}),
		/**
		 * Stores the affiliate click that brought the customer in the account; the latest click of all devices counts.
		 */
		cameBy: (code: string, clicked: Date) =>
			call(DoneWire, {
				method: 'POST',
				path: '/affiliate/referral',
				body: { AFFILIATE_TRACKING_CODE: code, CLICK_DATE: clicked.toISOString() },
			}),
	}
}

const One = AffiliateWire.transform(({ data }): Affiliate => ({
	code: data.AFFILIATE_CODE,
	percent: data.COMMISSION_PERCENT,
	days: data.DURATION_DAYS,
	pending: data.PENDING_BALANCE,
	available: data.AVAILABLE_BALANCE,
	held: data.HELD_BALANCE,
	months: data.PERIODE_LIST.map((month) => ({
		...namedPeriod(month),
		clicks: month.CLICK_COUNT,
		orders: month.ORDER_COUNT,
		earned: month.COMMISSION,
	})),
	refused: data.REFUSED_LIST.map((one) => ({
		order: one.ORDER_CODE,
		date: new Date(one.REFUSED_DATE),
		reason: one.REASON,
	})),
}))

const Page = CommissionPageWire.transform(({ data }) => ({
	commissions: data.list.map(commissionOf),
	pages: data.TOTAL_PAGES,
}))

function commissionOf(wire: CommissionWire): Commission {
	return {
		order: wire.ORDER_CODE,
		position: wire.LINE_POSITION,
		date: new Date(wire.COMMISSION_DATE),
		product: wire.PRODUCT_NAME,
		variantLabel: wire.VARIANT_LABEL,
		quantity: wire.LINE_QTY,
		returned: wire.RETURNED_QTY,
		base: wire.BASE,
		percent: wire.COMMISSION_PERCENT,
		earned: wire.EARNED,
		reversed: wire.REVERSED,
		status: wire.COMMISSION_STATUS,
	}
}
