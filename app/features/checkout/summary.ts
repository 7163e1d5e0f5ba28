import type { Quote } from '#contract/quote.ts'
import type { LineFlash } from '#contract/flash-sale.ts'
import { type Shortage, shortageOf, unitsFor } from '#app/domain/cart.ts'
import type { Image } from '#contract/image.ts'
import { formatMoney } from '#web/domain/money.ts'
import { type Payee, paymentFacts } from '#app/domain/payment.ts'
import { discountsOf } from '#app/domain/order.ts'

/** The order summary with the choices made so far, formatted. */
export type CheckoutSummary = {
	lines: {
		id: number
		name: string
		variantLabel: string
		quantity: number
		/** Of one unit. */
		price: string
		subTotal: string
		image: Image | null
		/** Why fewer units than requested can be ordered, and how many; absent: all can. */
		shortage?: { kind: Shortage; left: number }
		/** The state of a flash sale for the line; absent: none lowers its price. */
		flash?: LineFlash['state']
	}[]
	pieces: number
	subTotal: string
	/** null until a courier is selected. */
	shipping: string | null
	isShippingFree: boolean
	/** Of the parcel; null: not insured. */
	insurance: string | null
	/** Deductions, formatted; only those that apply. */
	savings: { kind: 'product' | 'tier' | 'shipping' | 'coins'; amount: string; code?: string }[]
	total: string
	/** The part paid from the wallet, and the rest. */
	wallet: { pays: string; due: string } | null
	/** Cashback to the wallet on completion. */
	cashback: string | null
	/** What paying online or to the courier costs in addition, and what is paid with it; null: nothing. */
	fee: { amount: string; pays: string } | null
	/** A transfer is needed, so a unique code is added. */
	isTransferred: boolean
	isDigitalOnly: boolean
	/** Lines whose products are no longer sold. */
	missing: number
	orderable: boolean
	/** The quantities are too large only for a visitor without an account. */
	isForGuests: boolean
}

/** Who buys, and the codes of the vouchers that apply. */
type Terms = {
	isMember: boolean
	vouchers: Record<'product' | 'shipping', string>
	/** How it is paid; absent: not chosen yet, and this is proposed. */
	payee: Payee | undefined
	proposed: Payee | undefined
}

export function summaryOf(
	quote: Quote,
	{ isMember, vouchers, payee, proposed }: Terms,
): CheckoutSummary {
	const codes: Partial<Record<CheckoutSummary['savings'][number]['kind'], string>> = vouchers
	const lines = quote.lines.map((line) => ({
		id: line.id,
		name: line.productName,
		variantLabel: line.variantLabel,
		quantity: line.quantity,
		price: formatMoney(line.price),
		subTotal: formatMoney(line.subTotal),
		...(line.flash ? { flash: line.flash.state } : {}),
		image: line.image,
		...shortOf(line, isMember),
	}))
	const discounts = discountsOf(quote)
	const shortages = lines.flatMap(({ shortage }) => shortage?.kind ?? [])
	return {
		lines,
		pieces: quote.lines.reduce((sum, line) => sum + line.quantity, 0),
		subTotal: formatMoney(quote.subTotal),
		shipping: quote.shippingPrice === null ? null : formatMoney(quote.shippingPrice),
		isShippingFree: quote.shippingPrice === 0,
		insurance: quote.insurance?.isIncluded ? formatMoney(quote.insurance.fee) : null,
		savings: (['product', 'tier', 'coins', 'shipping'] as const).flatMap((kind) =>
			discounts[kind] === 0
				? []
				: [
						{
							kind,
							amount: formatMoney(-discounts[kind]),
							...(codes[kind] ? { code: codes[kind] } : {}),
						},
					],
		),
		total: formatMoney(quote.total),
		wallet:
			quote.walletPaid === 0
				? null
				: {
						pays: formatMoney(-quote.walletPaid),
						due: formatMoney(quote.total - quote.walletPaid),
					},
		cashback: quote.cashback === 0 ? null : formatMoney(quote.cashback),
		...paidBy(quote, payee, proposed),
		isDigitalOnly: quote.isDigitalOnly,
		missing: quote.missingIds.length,
		orderable: quote.isOrderable,
		isForGuests:
			quote.missingIds.length === 0 &&
			shortages.length > 0 &&
			shortages.every((kind) => kind === 'guestShort' || kind === 'guestNone'),
	}
}

function paidBy(
	{ total, walletPaid }: Quote,
	payee: Payee | undefined,
	proposed: Payee | undefined,
) {
	const due = total - walletPaid
	const fee = due === 0 ? 0 : (payee?.online?.fee ?? payee?.codFee ?? 0)
	const { method } = payee ?? proposed ?? {}
	return {
		// Only a transfer is found by a unique code.
		isTransferred: due > 0 && (method === undefined || paymentFacts[method].isTransferred),
		fee: fee === 0 ? null : { amount: formatMoney(fee), pays: formatMoney(due + fee) },
	}
}

function shortOf(line: Quote['lines'][number], isMember: boolean) {
	const most = unitsFor(isMember, line)
	const kind = shortageOf({ ...line, most })
	return kind === null ? {} : { shortage: { kind, left: most } }
}
