import type { NameIn } from '#web/i18n/text-keys.ts'
import type { KeyIn } from '#admin/i18n/text-keys.ts'
import { courierServiceName } from '#contract/courier-name.ts'
import type { OrderCorrection } from '#contract/order-correction.ts'
import type { OrderNote } from '#contract/order-note.ts'
import type { Order } from '#admin/api/orders.server.ts'
import { formatDate, formatDateTime } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import { localPhone } from '#web/domain/phone.ts'
import type { Locale } from '#web/i18n/paths.ts'

export type OrderView = ReturnType<typeof orderView>

/** An order as its page shows it. */
export function orderView(
	order: Order,
	locale: Locale,
	notes: OrderNote[] = [],
	corrections: OrderCorrection[] = [],
) {
	const [shipment] = order.shipmentList
	return {
		number: order.orderNumber,
		status: order.orderStatus,
		placed: formatDateTime(order.orderDate, locale),
		expires: order.expiredDate === null ? null : formatDateTime(order.expiredDate, locale),
		note: order.note,
		buyer: {
			name: order.customerName,
			phone: localPhone(order.customerPhone),
			email: order.customerEmail,
			address: order.addressLineList,
		},
		sender: order.dropship
			? { name: order.dropship.senderName, phone: localPhone(order.dropship.senderPhone) }
			: null,
		shipment: shipment
			? {
					name: courierServiceName(shipment.vendorName, shipment.vendorMethodName),
					isPickUp: order.addressLineList === null,
					/** Name and address of where it is collected, as lines; empty: not recorded. */
					pickUpAt: [order.pickupPlace?.placeName, order.pickupPlace?.placeAddress].filter(
						(line) => typeof line === 'string',
					),
					tracking: shipment.trackingNumber,
					trackingUrl: shipment.trackingUrl,
				}
			: null,
		lines: linesOf(order),
		sums: sumsOf(order),
		amountDue: order.amountDue,
		due: formatMoney(order.amountDue),
		...partsOf(order, locale),
		uniqueCode: order.uniqueCode,
		bank: order.bank ? `${order.bank.bankName} ${order.bank.bankAccountNumber}` : null,
		bankCode: order.bank?.bankCode ?? order.paymentMethod,
		method: order.paymentMethod,
		confirmations: confirmationsOf(order, locale),
		payments: paymentsOf(order, locale),
		canRefund: order.refundable > 0,
		refunds: order.refundList.map((refund) => ({
			key: refund.refundDate,
			reason: refund.reason,
			madeBy: refund.madeBy,
			amount: formatMoney(refund.amount),
			at: formatDateTime(refund.refundDate, locale),
		})),
		cancellation: order.cancellation,
		history: historyOf(order, { notes, corrections }, locale),
		isNotArrived: order.isNotArrived,
		isAllRefunded: order.paid > 0 && order.refunded >= order.paid,
	}
}

function paymentsOf(order: Order, locale: Locale) {
	return order.paymentList.map((payment) => ({
		key: payment.reference,
		provider: payment.provider,
		reference: payment.reference,
		amount: formatMoney(payment.amount),
		outcome: payment.outcome,
		at: formatDateTime(payment.paymentDate, locale),
	}))
}

/** What was received in parts, and what is not insisted on. */
function partsOf(order: Order, locale: Locale) {
	return {
		/** The order waits for the rest of what it costs. */
		isPartPaid: order.orderStatus === 'PENDING' && order.partPaid > 0,
		/** A reference for the next payment that is not used yet. */
		reference: [order.orderNumber, order.paymentList.length + 1]
			.slice(0, order.paymentList.length === 0 ? 1 : 2)
			.join(' / '),
		/** The most that this person may waive, formatted; null: no limit. */
		waivable: order.waivable === null ? null : formatMoney(order.waivable),
		waiver: order.waiver && {
			amount: formatMoney(order.waiver.amount),
			reason: order.waiver.reason,
			madeBy: order.waiver.madeBy,
			at: formatDateTime(order.waiver.waiveDate, locale),
		},
	}
}

function linesOf(order: Order) {
	return order.lineList.map((line) => ({
		key: `${line.variantId} ${line.linePrice}`,
		name: line.productName,
		variant: line.variantLabel,
		sku: line.variantSku,
		quantity: line.lineQty,
		removed: line.removedQty,
		price: formatMoney(line.linePrice),
		sum: formatMoney(line.lineSubTotal),
	}))
}

function confirmationsOf(order: Order, locale: Locale) {
	return order.confirmationList.map((confirmation) => ({
		id: confirmation.confirmationId,
		status: confirmation.confirmationStatus,
		sent: formatDateTime(confirmation.confirmationDate, locale),
		sender: `${confirmation.senderName} · ${confirmation.senderBank}`,
		amount: formatMoney(confirmation.paymentAmount),
		matches: confirmation.paymentAmount === order.amountDue,
		paid: formatDate(confirmation.paymentDate, locale),
		note: confirmation.note,
	}))
}

/** The events and staff notes of an order, newest first. */
function historyOf(
	order: Order,
	{ notes, corrections }: { notes: OrderNote[]; corrections: OrderCorrection[] },
	locale: Locale,
) {
	const entries = [
		...order.eventList.map((event) => ({
			date: new Date(event.eventDate),
			status: event.toStatus,
			by: { name: event.madeBy, actor: event.actor },
			note: null,
			correction: null,
		})),
		...notes.map((note) => ({
			date: note.at,
			status: null,
			by: null,
			note: { text: note.text, madeBy: note.madeBy },
			correction: null,
		})),
		...corrections.map(({ at, field, before, after, reason, madeBy }) => ({
			date: at,
			status: null,
			by: null,
			note: null,
			correction: { field, before, after, reason, madeBy },
		})),
	]
	return entries
		.toSorted((a, b) => b.date.getTime() - a.date.getTime())
		.map(({ date, ...entry }) => ({ ...entry, at: formatDateTime(date, locale) }))
}

type Sum = { key: NameIn<KeyIn<'orders'>, 'sum'>; value: string | null }

/** The amounts that are not zero, each with its text key. */
function sumsOf(order: Order) {
	const deduction = (amount: number) => (amount === 0 ? null : formatMoney(-amount))
	const isPartPaid = order.orderStatus === 'PENDING' && order.partPaid + order.walletPaid > 0
	const added = (amount: number) => (amount === 0 ? null : formatMoney(amount))
	const sums: Sum[] = [
		{ key: 'subTotal', value: formatMoney(order.subTotal) },
		{ key: 'productDiscount', value: deduction(order.productDiscount) },
		{ key: 'tierDiscount', value: deduction(order.tierDiscount) },
		{ key: 'coins', value: deduction(order.coinsSpent) },
		{ key: 'shipping', value: added(order.shippingPrice) },
		{ key: 'shippingDiscount', value: deduction(order.shippingDiscount) },
		{ key: 'uniqueCode', value: added(order.uniqueCode) },
		{ key: 'total', value: formatMoney(order.total) },
		{ key: 'walletPaid', value: deduction(order.walletPaid) },
		{ key: 'partPaid', value: deduction(order.partPaid) },
		{ key: 'waived', value: deduction(order.waived) },
		{ key: 'due', value: isPartPaid ? formatMoney(order.amountDue) : null },
		{ key: 'refunded', value: deduction(order.refunded) },
	]
	return sums.flatMap(({ key, value }) => (value === null ? [] : [{ key, value }]))
}
