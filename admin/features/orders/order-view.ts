import type { NameIn } from '#web/i18n/text-keys.ts'
import type { KeyIn } from '#admin/i18n/text-keys.ts'
import { courierServiceName } from '#contract/courier-name.ts'
import type { OrderCorrection } from '#contract/order-correction.ts'
import type { OrderNote } from '#contract/order-note.ts'
import type { StaffOrder } from '#contract/staff-order.ts'
import { formatDate, formatDateTime } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import { localPhone } from '#web/domain/phone.ts'
import type { Locale } from '#web/i18n/paths.ts'

export type OrderView = ReturnType<typeof orderView>

/** An order as its page shows it. */
export function orderView(
	order: StaffOrder,
	locale: Locale,
	notes: OrderNote[] = [],
	corrections: OrderCorrection[] = [],
) {
	const [shipment] = order.shipments
	return {
		number: order.number,
		status: order.status,
		placed: formatDateTime(order.date, locale),
		expires: order.expiresAt === null ? null : formatDateTime(order.expiresAt, locale),
		note: order.note,
		buyer: {
			name: order.customerName,
			phone: localPhone(order.customerPhone),
			email: order.customerEmail,
			address: order.addressLines,
		},
		sender: order.sender
			? { name: order.sender.name, phone: localPhone(order.sender.phone) }
			: null,
		shipment: shipment
			? {
					name: courierServiceName(shipment.vendorName, shipment.methodName),
					isPickUp: order.addressLines === null,
					/** Name and address of where it is collected, as lines; empty: not recorded. */
					pickUpAt: [order.pickupPlace?.name, order.pickupPlace?.address].filter(
						(line) => typeof line === 'string',
					),
					volumeKilograms: order.parcel.volumeKilograms,
					tracking: shipment.trackingNumber,
					trackingUrl: shipment.trackingPage,
				}
			: null,
		lines: linesOf(order),
		sums: sumsOf(order),
		amountDue: order.amountDue,
		due: formatMoney(order.amountDue),
		...partsOf(order, locale),
		uniqueCode: order.uniqueCode,
		bank: order.bank ? `${order.bank.name} ${order.bank.number}` : null,
		bankCode: order.bank?.code ?? order.paymentMethod,
		method: order.paymentMethod,
		confirmations: confirmationsOf(order, locale),
		payments: paymentsOf(order, locale),
		canRefund: order.refundable > 0,
		refunds: order.refunds.map((refund) => ({
			key: refund.at.toISOString(),
			reason: refund.reason,
			madeBy: refund.madeBy,
			amount: formatMoney(refund.amount),
			at: formatDateTime(refund.at, locale),
		})),
		cancellation: order.cancellation,
		history: historyOf(order, { notes, corrections }, locale),
		cod: codOf(order),
		isNotArrived: order.isNotArrived,
		isAllRefunded: order.paid > 0 && order.refunded >= order.paid,
	}
}

/** What the courier collects; `isBack`: the parcel came back or is lost, and the order is still open. */
function codOf({ cod, status, parcels }: StaffOrder) {
	if (cod === null) return null
	const ended = parcels.filter(({ state }) => state !== 'CANCELLED')
	return {
		state: cod.state,
		amount: formatMoney(cod.amount),
		fee: cod.fee === 0 ? null : formatMoney(cod.fee),
		isBack:
			status === 'SHIPPING' &&
			cod.state === 'DUE' &&
			ended.length > 0 &&
			ended.every(({ state }) => state === 'RETURNED' || state === 'LOST'),
	}
}

function paymentsOf(order: StaffOrder, locale: Locale) {
	return order.payments.map((payment) => ({
		key: payment.reference,
		provider: payment.provider,
		reference: payment.reference,
		amount: formatMoney(payment.amount),
		outcome: payment.outcome,
		at: formatDateTime(payment.at, locale),
	}))
}

/** What was received in parts, and what is not insisted on. */
function partsOf(order: StaffOrder, locale: Locale) {
	return {
		/** The order waits for the rest of what it costs. */
		isPartPaid: order.status === 'PENDING' && order.partPaid > 0,
		/** A reference for the next payment that is not used yet. */
		reference: [order.number, order.payments.length + 1]
			.slice(0, order.payments.length === 0 ? 1 : 2)
			.join(' / '),
		/** The most that this person may waive, formatted; null: no limit. */
		waivable: order.waivable === null ? null : formatMoney(order.waivable),
		waiver: order.waiver && {
			amount: formatMoney(order.waiver.amount),
			reason: order.waiver.reason,
			madeBy: order.waiver.madeBy,
			at: formatDateTime(order.waiver.at, locale),
		},
	}
}

function linesOf(order: StaffOrder) {
	return order.lines.map((line) => ({
		key: `${line.variantId} ${line.price}`,
		name: line.productName,
		variant: line.variantLabel,
		sku: line.sku,
		quantity: line.quantity,
		removed: line.removed,
		price: formatMoney(line.price),
		sum: formatMoney(line.subTotal),
	}))
}

function confirmationsOf(order: StaffOrder, locale: Locale) {
	return order.confirmations.map((confirmation) => ({
		id: confirmation.id,
		status: confirmation.status,
		sent: formatDateTime(confirmation.at, locale),
		sender: `${confirmation.senderName} · ${confirmation.senderBank}`,
		amount: formatMoney(confirmation.amount),
		matches: confirmation.amount === order.amountDue,
		paid: formatDate(confirmation.date, locale),
		note: confirmation.note,
	}))
}

/** The events and staff notes of an order, newest first. */
function historyOf(
	order: StaffOrder,
	{ notes, corrections }: { notes: OrderNote[]; corrections: OrderCorrection[] },
	locale: Locale,
) {
	const entries = [
		...order.events.map((event) => ({
			date: event.date,
			status: event.to,
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
function sumsOf(order: StaffOrder) {
	const deduction = (amount: number) => (amount === 0 ? null : formatMoney(-amount))
	const isPartPaid = order.status === 'PENDING' && order.partPaid + order.walletPaid > 0
	const added = (amount: number) => (amount === 0 ? null : formatMoney(amount))
	const sums: Sum[] = [
		{ key: 'subTotal', value: formatMoney(order.subTotal) },
		{ key: 'productDiscount', value: deduction(order.productDiscount) },
		{ key: 'tierDiscount', value: deduction(order.tierDiscount) },
		{ key: 'coins', value: deduction(order.coinsSpent) },
		{ key: 'shipping', value: added(order.shippingPrice) },
		{ key: 'shippingDiscount', value: deduction(order.shippingDiscount) },
		{ key: 'insurance', value: added(order.insurance) },
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
