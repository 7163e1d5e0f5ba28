import { type Order, type readNotes } from '#admin/api/orders.server.ts'
import { formatDate, formatDateTime } from '#app/domain/dates.ts'
import { formatMoney } from '#app/domain/money.ts'
import { localPhone } from '#app/domain/phone.ts'
import type { Locale } from '#app/i18n/paths.ts'

type Note = Awaited<ReturnType<typeof readNotes>>[number]

export type OrderView = ReturnType<typeof orderView>

/** An order as its page shows it. */
export function orderView(order: Order, locale: Locale, notes: Note[] = []) {
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
					name: courierOf(shipment.vendorName, shipment.vendorMethodName),
					isPickUp: order.addressLineList === null,
					tracking: shipment.trackingNumber,
					trackingUrl: shipment.trackingUrl,
				}
			: null,
		lines: linesOf(order),
		sums: sumsOf(order),
		amountDue: order.amountDue,
		due: formatMoney(order.amountDue),
		uniqueCode: order.uniqueCode,
		bank: order.bank ? `${order.bank.bankName} ${order.bank.bankAccountNumber}` : null,
		bankCode: order.bank?.bankCode ?? order.paymentMethod,
		method: order.paymentMethod,
		confirmations: confirmationsOf(order, locale),
		payments: order.paymentList.map((one) => ({
			key: one.reference,
			provider: one.provider,
			reference: one.reference,
			amount: formatMoney(one.amount),
			outcome: one.outcome,
			at: formatDateTime(one.paymentDate, locale),
		})),
		canRefund: order.refundable > 0,
		refunds: order.refundList.map((one) => ({
			key: one.refundDate,
			reason: one.reason,
			madeBy: one.madeBy,
			amount: formatMoney(one.amount),
			at: formatDateTime(one.refundDate, locale),
		})),
		cancellation: order.cancellation,
		history: historyOf(order, notes, locale),
	}
}

function linesOf(order: Order) {
	return order.lineList.map((line) => ({
		key: `${line.variantId} ${line.linePrice}`,
		name: line.productName,
		variant: line.variantLabel,
		sku: line.variantSku,
		quantity: line.lineQty,
		price: formatMoney(line.linePrice),
		sum: formatMoney(line.lineSubTotal),
	}))
}

function confirmationsOf(order: Order, locale: Locale) {
	return order.confirmationList.map((one) => ({
		id: one.confirmationId,
		status: one.confirmationStatus,
		sent: formatDateTime(one.confirmationDate, locale),
		sender: `${one.senderName} · ${one.senderBank}`,
		amount: formatMoney(one.paymentAmount),
		matches: one.paymentAmount === order.amountDue,
		paid: formatDate(one.paymentDate, locale),
		note: one.note,
	}))
}

/** What happened to an order and what staff noted about it, newest first. */
function historyOf(order: Order, notes: Note[], locale: Locale) {
	const entries = [
		...order.eventList.map((one) => ({ date: one.eventDate, status: one.toStatus, note: null })),
		...notes.map((one) => ({
			date: one.noteDate,
			status: null,
			note: { text: one.text, madeBy: one.madeBy },
		})),
	]
	return entries
		.toSorted((a, b) => b.date.localeCompare(a.date))
		.map(({ date, ...entry }) => ({ ...entry, at: formatDateTime(date, locale) }))
}

/** A courier and its service; the service often begins with the courier's name. */
function courierOf(vendor: string, method: string): string {
	return method.startsWith(vendor) ? method : `${vendor} ${method}`.trim()
}

/** The sums that are not zero, each with its text key. */
function sumsOf(order: Order) {
	const taken = (amount: number) => (amount === 0 ? null : formatMoney(-amount))
	const added = (amount: number) => (amount === 0 ? null : formatMoney(amount))
	return [
		{ key: 'subTotal', value: formatMoney(order.subTotal) },
		{ key: 'productDiscount', value: taken(order.productDiscount) },
		{ key: 'tierDiscount', value: taken(order.tierDiscount) },
		{ key: 'coins', value: taken(order.coinsSpent) },
		{ key: 'shipping', value: added(order.shippingPrice) },
		{ key: 'shippingDiscount', value: taken(order.shippingDiscount) },
		{ key: 'uniqueCode', value: added(order.uniqueCode) },
		{ key: 'total', value: formatMoney(order.total) },
		{ key: 'walletPaid', value: taken(order.walletPaid) },
		{ key: 'refunded', value: added(order.refunded) },
	].flatMap(({ key, value }) => (value === null ? [] : [{ key, value }]))
}
