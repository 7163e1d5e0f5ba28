import { formatDays } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { Order } from '#contract/order.ts'
import { discountsOf, isPayable, statusColours, type DeliveryKind } from '#app/domain/order.ts'
import { isGuided, payeeOf, type GuidedMethod } from '#app/domain/payment.ts'
import { serviceName } from '#app/domain/shipping.ts'
import { localPhone } from '#web/domain/phone.ts'
import { qrPath } from '#web/domain/qr-path.ts'
import type { PickupPlace } from '#contract/pickup-place.ts'
import { openingHoursView } from '#app/features/texts/opening-hours-view.ts'
import type { Locale } from '#web/i18n/paths.ts'
import type { StoredCopy } from '../offline/use-offline-copy.ts'
import { codView } from './cod-view.ts'
import { givenBackView, onlineView } from './online-view.ts'
import { parcelViews } from './parcel-view.ts'
import { wib } from './wib.ts'

/** The payment status of an order. */
export type PaymentState = 'onDelivery' | 'unpaid' | 'waiting' | 'rejected' | 'paid' | 'ended'

/** An order as its pages show it, formatted in the page's language. */
export type OrderView = ReturnType<typeof orderView>

export function orderView(order: Order, locale: Locale, now: Date, places: PickupPlace[] = []) {
	const payable = isPayable(order, now)
	const pickupHours = pickupHoursOf(order, places)
	return {
		number: order.number,
		// The payment deadline may have passed before the sweeper has cancelled the order.
		status: order.status === 'PENDING' && !payable ? ('EXPIRED' as const) : order.status,
		colour: statusColours[order.status === 'PENDING' && !payable ? 'EXPIRED' : order.status],
		date: wib(order.date, locale),
		payable,
		payment: paymentState(order, payable),
		deadline: payable ? deadlineView(order, locale) : null,
		now: now.toISOString(),
		customer: { name: order.customerName, phone: localPhone(order.customerPhone) },
		addressLines: order.addressLines,
		canCorrectAddress: order.canCorrectAddress,
		/** When it arrives, as a step ahead; empty: nobody said, or it should have arrived already. */
		arrives: arrivesView(order, locale, now),
		/** When it counts as delivered by itself. */
		arrivesBefore: order.arrivesBefore && wib(order.arrivesBefore, locale),
		isNotArrived: order.isNotArrived,
		sender: order.sender && { ...order.sender, phone: localPhone(order.sender.phone) },
		isDigitalOnly: order.isDigitalOnly,
		isPickup: isPickup(order),
		delivery: deliveryOf(order),
		/** Where it is collected, as the place was when it was ordered. */
		pickupPlace: order.pickupPlace,
		/** When it can be collected; null: it can't, or the hours are unknown. */
		pickupHours: pickupHours && isWaiting(order) ? openingHoursView(pickupHours, now) : null,
		lines: order.lines.map(lineView),
		shipments: (order.isDigitalOnly ? [] : order.shipments).map((shipment) => ({
			vendor: shipment.vendor,
			vendorName: shipment.vendorName,
			methodName: serviceName(shipment),
			group: shipment.group,
			imageUrl: shipment.imageUrl,
			trackingNumber: shipment.trackingNumber,
			trackingPage: shipment.trackingPage,
		})),
		parcels: parcelViews(order, locale),
		subTotal: formatMoney(order.subTotal),
		shipping: order.shippingPrice === 0 ? null : formatMoney(order.shippingPrice),
		insurance: order.insurance === 0 ? null : formatMoney(order.insurance),
		uniqueCode: order.uniqueCode === 0 ? null : formatMoney(order.uniqueCode),
		savings: savingsOf(order),
		total: formatMoney(order.total),
		/** What is taken off the total: paid from the wallet, received so far, waived. */
		paidParts: paidPartsOf(order),
		/** What a payment below the amount due left to pay, formatted; null: nothing was received yet. */
		received: order.partPaid === 0 ? null : formatMoney(order.partPaid),
		cashback: order.cashback === 0 ? null : formatMoney(order.cashback),
		/** The amount to transfer; also as digits only, for banking apps. */
		due: formatMoney(order.amountDue),
		dueDigits: String(order.amountDue),
		bank: order.bank,
		/** The payment method as a key of the namespace `payment`; null: nothing to pay, or an unknown method. */
		paidBy: order.paymentMethod === 'UNKNOWN' || order.total === 0 ? null : order.paymentMethod,
		payee: payeeOf(order),
		guide: guideOf(order, payable),
		/** The payment through a provider; null: it is paid otherwise, or not any more. */
		online: onlineView(order, payable, locale, now),
		/** The name of the way to pay online; null: none was opened. */
		onlineName: order.online?.name ?? null,
		cod: codView(order),
		givenBack: givenBackView(order),
		qr: payable && order.qris !== null ? qrPath(order.qris) : null,
		note: order.note,
		cancelReason: cancelReasonOf(order),
		events: order.events.map((event) => ({ to: event.to, date: wib(event.date, locale) })),
	}
}

// Where to pay to is known of an account for ever, of anything else while the order may be paid.
function guideOf({ paymentMethod, bank }: Order, payable: boolean): GuidedMethod | null {
	if (!isGuided(paymentMethod)) return null
	return payable || bank !== null ? paymentMethod : null
}

function arrivesView({ arrival }: Order, locale: Locale, now: Date) {
	if (arrival === null || arrival.latest < now) return []
	return [{ text: 'arrives' as const, date: formatDays(arrival.earliest, arrival.latest, locale) }]
}

function deadlineView({ expiresAt }: Order, locale: Locale) {
	return expiresAt && { iso: expiresAt.toISOString(), texts: wib(expiresAt, locale) }
}

function lineView(line: Order['lines'][number]) {
	return {
		slug: line.productSlug,
		name: line.productName,
		variantLabel: line.variantLabel,
		sku: line.sku,
		quantity: line.quantity,
		price: formatMoney(line.price),
		...(line.priceBefore === null ? {} : { before: formatMoney(line.priceBefore) }),
		subTotal: formatMoney(line.subTotal),
		imageId: line.imageId,
	}
}

function deliveryOf({ isDigitalOnly, shipments }: Order): DeliveryKind {
	if (isDigitalOnly) return 'digital'
	return shipments.some(({ vendor }) => vendor === 'SELF_PICKUP') ? 'pickup' : 'courier'
}

function isPickup(order: Order): boolean {
	return deliveryOf(order) === 'pickup'
}

/** Hours of the place where it is collected; null: unknown, or the shop has changed or deleted the place. */
function pickupHoursOf({ pickupPlace }: Order, places: PickupPlace[]) {
	const place = pickupPlace
		? places.find(
				({ name, address }) => name === pickupPlace.name && address === pickupPlace.address,
			)
		: places[0]
	return place?.hours ?? null
}

/** It will be collected. */
function isWaiting(order: Order): boolean {
	return isPickup(order) && !['DELIVERED', 'COMPLETED', 'CANCEL', 'EXPIRED'].includes(order.status)
}

/** How an order is paid, as the offline page shows it; null when nothing is to be paid. */
export function offlinePayment(order: OrderView): StoredCopy['pay'] | null {
	const { bank, deadline } = order
	if (bank === null || deadline === null) return null
	return {
		number: order.number,
		amount: order.due,
		bank: bank.name,
		account: bank.number,
		holder: bank.holder,
		deadline: deadline.texts,
		until: deadline.iso,
	}
}

/** What is taken off the total, and what is left of it if something is; each with its text key in `orders:totals`. */
export function paidPartsOf(order: PaidParts) {
	const { walletPaid, partPaid, waived } = order
	const parts = [
		{ key: 'wallet', amount: walletPaid },
		{ key: 'received', amount: partPaid },
		{ key: 'waived', amount: waived },
	] as const
	const taken = parts.flatMap(({ key, amount }) =>
		amount === 0 ? [] : [{ key, value: formatMoney(-amount) }],
	)
	const isLeft = order.status === 'PENDING' && taken.length > 0
	return [
		...taken,
		...(isLeft ? [{ key: 'due' as const, value: formatMoney(order.amountDue) }] : []),
	]
}
type PaidParts = Pick<Order, 'status' | 'walletPaid' | 'partPaid' | 'waived' | 'amountDue'>

// Another reason than those that have words says nothing to the buyer.
function cancelReasonOf({ cancelReason }: Order) {
	return cancelReason === 'OTHER' || cancelReason === 'UNKNOWN' ? null : cancelReason
}

/** What was taken off, each written out; only those there are. */
export function savingsOf(order: Parameters<typeof discountsOf>[0]) {
	const discounts = discountsOf(order)
	return (['product', 'tier', 'coins', 'shipping'] as const).flatMap((kind) =>
		discounts[kind] === 0 ? [] : [{ kind, amount: formatMoney(-discounts[kind]) }],
	)
}

function paymentState(order: Order, payable: boolean): PaymentState {
	if (['CANCEL', 'EXPIRED', 'UNKNOWN'].includes(order.status)) return 'ended'
	const isWithCourier = order.cod?.state === 'OPEN' || order.cod?.state === 'DUE'
	if (isWithCourier && order.status !== 'DELIVERED') return 'onDelivery'
	if (order.status !== 'PENDING') return 'paid'
	if (order.confirmation === 'WAITING') return 'waiting'
	if (!payable) return 'ended'
	return order.confirmation === 'REJECTED' ? 'rejected' : 'unpaid'
}
