import type { TextFunction } from '#app/i18n/text-keys.ts'
import { amountInWords } from '#app/domain/amount-in-words.ts'
import type { OwnOrder } from '#contract/customer-order.ts'
import { serviceName } from '#app/domain/shipping.ts'
import { formatDate } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import { localPhone } from '#web/domain/phone.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { parcelViews } from './parcel-view.ts'
import { orderView, paidPartsOf, savingsOf, type PaymentState } from './order-view.ts'

/** An invoice, formatted; shared by the page and its PDF. */
export type InvoiceView = ReturnType<typeof invoiceView>

type InvoiceContext = { locale: Locale; now: Date; site: { hideWatermark: boolean } }

export function invoiceView(
	order: OwnOrder,
	{ locale, now, site }: InvoiceContext,
	t: TextFunction,
) {
	const { payment } = orderView(order, locale, now)
	const paidBy =
		order.paymentMethod === 'UNKNOWN'
			? null
			: t(`payment:${order.paymentMethod}.paidBy`, { bank: order.bank?.name })
	return {
		number: order.number,
		isPaid: payment === 'paid',
		stamp: t(`invoice:stamp.${stampOf(payment)}`),
		facts: [
			[t('invoice:number'), order.number],
			[t('invoice:date'), formatDate(order.date, locale)],
			...(paidBy === null ? [] : [[t('invoice:payment'), paidBy]]),
			...shipmentFacts(order, locale, t),
		].map(([term = '', value = '']) => ({ term, value })),
		seller: sellerOf(order),
		buyer: [order.customerName, localPhone(order.customerPhone), order.customerEmail].filter(
			Boolean,
		),
		shipTo: order.addressLines,
		lines: order.lines.map((line) => invoiceLine(line, t)),
		sums: [
			[t('orders:totals.subTotal'), formatMoney(order.subTotal)],
			...(order.isDigitalOnly
				? []
				: [
						[
							t('orders:totals.shipping'),
							order.shippingPrice === 0
								? t('orders:totals.free')
								: formatMoney(order.shippingPrice),
						],
					]),
			...(order.insurance === 0
				? []
				: [[t('orders:totals.insurance'), formatMoney(order.insurance)]]),
			...savingsOf(order).map(({ kind, amount }) => [t(`orders:totals.saving.${kind}`), amount]),
			...(order.uniqueCode === 0
				? []
				: [[t('orders:totals.uniqueCode'), formatMoney(order.uniqueCode)]]),
		].map(([term = '', value = '']) => ({ term, value })),
		total: formatMoney(order.total),
		paidParts: paidPartsOf(order).map(({ key, value }) => ({
			term: t(`orders:totals.${key}`),
			value,
		})),
		cod: payment === 'ended' ? [] : codTexts(order, payment, t),
		words: capitalised(amountInWords(order.total, locale)),
		refunded: order.refunded === 0 ? null : formatMoney(order.refunded),
		note: order.note,
		watermark: site.hideWatermark ? null : t('invoice:watermark'),
	}
}

/** Who brings the order; each parcel where it comes in several. */
function shipmentFacts(order: OwnOrder, locale: Locale, t: TextFunction): string[][] {
	const parcels = parcelViews(order, locale)
	if (parcels.length > 1) {
		return parcels.map(({ part, parts, courier, trackingNumber }) => [
			t('orders:parcels.part', { part, parts }),
			[courier, trackingNumber].filter(Boolean).join(' · '),
		])
	}
	const [shipment] = order.isDigitalOnly ? [] : order.shipments.map(serviceName)
	return shipment === undefined ? [] : [[t('invoice:shipment'), shipment]]
}

function invoiceLine(line: OwnOrder['lines'][number], t: TextFunction) {
	return {
		name: [line.productName, line.variantLabel].filter(Boolean).join(', '),
		sku: line.sku,
		quantity: String(line.quantity),
		price: formatMoney(line.price),
		sum: formatMoney(line.subTotal),
		removed: line.removed === 0 ? null : t('my-orders:line.removed', { count: line.removed }),
	}
}

// A dropship order names the agent as the sender, not the shop.
function sellerOf({ sender, seller }: OwnOrder) {
	if (sender) return [sender.name, localPhone(sender.phone)]
	return [...new Set([seller.legalName, seller.name]), localPhone(seller.phone)].filter(Boolean)
}

function capitalised(text: string) {
	return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** What the courier collects, or has collected. */
function codTexts({ cod }: OwnOrder, payment: PaymentState, t: TextFunction): string[] {
	if (cod === null) return []
	const collected = payment === 'onDelivery' ? 'payment:COD.amount' : 'payment:COD.collected'
	return [
		t(collected, { amount: formatMoney(cod.amount) }),
		...(cod.fee === 0 ? [] : [t('payment:COD.fee', { fee: formatMoney(cod.fee) })]),
	]
}

function stampOf(payment: PaymentState) {
	if (payment === 'paid') return 'paid' as const
	if (payment === 'onDelivery') return 'onDelivery' as const
	return payment === 'ended' ? ('ended' as const) : ('unpaid' as const)
}
