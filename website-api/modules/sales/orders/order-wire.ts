import type { Order, OrderAddress, OrderLine, Shipment } from '#contract/order.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { dynamicQris } from '#website-api/modules/platform/companies/qris.ts'
import { methodName } from '#website-api/modules/sales/shipping/method-names.ts'
import { trackingPage } from '#website-api/modules/sales/shipping/tracking-page.ts'
import { shownParcel } from '#website-api/modules/sales/parcels/parcel-wire.ts'
import { type ParcelParts, progress } from '#website-api/modules/sales/parcels/parcels.queries.ts'
import type { CouponUse } from '#website-api/modules/sales/programmes.ts'
import {
	type OnlineParts,
	shownOnline,
} from '#website-api/modules/sales/payment-attempts/shown-online.ts'
import { canCorrectAddress } from './correct/can-correct-address.ts'
import type { orderEvent } from './order-event.table.ts'
import type { orderLine } from './order-line.table.ts'
import type { AddressSnapshot, orders } from './order.table.ts'
import { promisedArrival } from './promised-arrival.ts'
import { amountDue } from './refund/amount-due.ts'

export type OrderParts = {
	order: typeof orders.$inferSelect
	lines: (typeof orderLine.$inferSelect)[]
	events: (typeof orderEvent.$inferSelect)[]
	confirmation: Order['confirmation']
	online: OnlineParts
	cod: Order['cod']
	parcels: ParcelParts[]
	uses: CouponUse[]
	cancelReason: Order['cancelReason']
}

/** The order as its buyer sees it; without a language, names are those stored with it. */
export function shownOrder(parts: OrderParts, locale?: Locale): Order {
	const { order, lines, events, confirmation, uses } = parts
	const isPending = order.status === 'PENDING'
	return {
		number: order.number,
		status: order.status,
		date: order.placedAt,
		expiresAt: isPending ? order.dueAt : null,
		customerName: order.customerName,
		customerPhone: order.customerPhone,
		customerEmail: order.customerEmail,
		addressLines: order.address && envelopeLines(order.customerName, order.address),
		address: order.address && addressOf(order.address),
		canCorrectAddress: canCorrectAddress(order),
		arrival: promisedArrival(order, events),
		arrivesBefore: order.status === 'SHIPPING' ? order.dueAt : null,
		isNotArrived: order.status === 'SHIPPING' && order.notArrivedAt !== null,
		pickupPlace: order.pickupPlace,
		lines: lines.map(shownLine),
		shipments: [shipmentOf(order, locale)],
		parcels: parts.parcels
			.filter(({ row }) => row.state !== 'CANCELLED')
			.map((one) => shownParcel(one, lines, locale)),
		isPartUnpacked: order.vendorCode !== 'SELF_PICKUP' && !progress(lines, parts.parcels).isPacked,
		isDigitalOnly: lines.every((line) => line.isDigital),
		sender:
			order.dropshipName === null || order.dropshipPhone === null
				? null
				: { name: order.dropshipName, phone: order.dropshipPhone },
		...amountsOf(order, uses),
		paymentMethod: order.paymentMethod,
		bank: order.bank,
		qris: isPending && order.qris !== null ? dynamicQris(order.qris, amountDue(order)) : null,
		...shownOnline(parts.online, locale ?? order.locale),
		cod: parts.cod,
		confirmation,
		note: order.note,
		cancelReason: parts.cancelReason,
		events: events.map(({ fromStatus, toStatus, at }) => ({
			from: fromStatus,
			to: toStatus,
			date: at,
		})),
	}
}

/** A line as its buyer sees it. */
export function shownLine(line: typeof orderLine.$inferSelect): OrderLine {
	return { ...line, sku: line.variantSku, isFlashSale: line.flashItemId !== null }
}

function addressOf({
	districtCode,
	district,
	city,
	province,
	pin: _pin,
	...typed
}: AddressSnapshot): OrderAddress {
	return { ...typed, district: districtCode, districtName: [district, city, province].join(', ') }
}

function envelopeLines(name: string, address: AddressSnapshot): string[] {
	return [
		name,
		address.street,
		`${address.village}, ${address.district}`,
		`${address.city}, ${address.province} ${address.postcode}`.trimEnd(),
		address.courierNote,
	].filter((line) => line !== '')
}

function shipmentOf(order: OrderParts['order'], locale?: Locale): Shipment {
	const nameOf = (name: string) =>
		locale === undefined ? name : methodName(locale, order.vendorCode, name)
	return {
		vendor: order.vendorCode,
		method: order.vendorMethod,
		vendorName: nameOf(order.vendorName),
		methodName: nameOf(order.vendorMethodName),
		group: order.vendorMethodGroup,
		imageUrl: order.vendorMethodImageUrl,
		price: order.shippingPrice,
		trackingNumber: order.trackingNumber,
		trackingPage: trackingPage(order),
	}
}

function amountsOf(order: OrderParts['order'], uses: CouponUse[]) {
	const isPending = order.status === 'PENDING'
	const { total, walletPaid, waived } = order
	return {
		subTotal: order.subTotal,
		productDiscount: order.productDiscount,
		tierDiscount: order.tierDiscount,
		coinsSpent: order.coinsSpent,
		shippingPrice: order.shippingPrice,
		shippingDiscount: order.shippingDiscount,
		insurance: order.insurance,
		uniqueCode: order.uniqueCode,
		total,
		walletPaid,
		waived,
		vouchers: uses.map(({ code, isForShipping }) => ({ code, isForShipping })),
		cashback: uses
			.filter((use) => use.undoneAt === null)
			.reduce((sum, use) => sum + (use.credited ?? use.cashback), 0),
		partPaid: isPending ? order.paid - walletPaid : 0,
		amountDue: isPending ? amountDue(order) : total - walletPaid - waived,
	}
}
