import type { StaffOrder, StaffOrderSummary } from '#contract/staff-order.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { printText } from './run-options.ts'
import { jakartaTime, listOf, rupiah, tableOf } from './text.ts'

/** Formats orders as a table. */
export function ordersTable(list: StaffOrderSummary[]): string {
	return tableOf(
		heads('order', 'shop', 'status', 'placed', 'total', 'customer', 'confirmation'),
		list.map((order) => [
			order.orderNumber,
			order.companyCode,
			order.orderStatus,
			jakartaTime(order.orderDate),
			rupiah(order.total),
			order.customerName,
			order.hasWaitingConfirmation ? say('state.waiting') : '',
		]),
	)
}

/** Prints an order's number and status. */
export function printStatus({ number, status }: StaffOrder) {
	printText(`${number}: ${status}`)
}

/** Formats all data of one order. */
export function orderText(order: StaffOrder): string {
	return [
		head(order),
		lines(order),
		order.confirmations.length > 0 ? confirmations(order) : '',
		order.payments.length > 0 ? payments(order) : '',
		history(order),
	]
		.filter((part) => part !== '')
		.join('\n\n')
}

function head(order: StaffOrder): string {
	const shipment = order.shipments.map(
		(one) => `${one.methodName} ${rupiah(one.price)} ${one.trackingNumber ?? ''}`,
	)
	const pairs: [string, string][] = [
		[say('label.order'), order.number],
		[say('label.shop'), order.companyCode],
		[say('label.status'), order.status],
		[say('label.placed'), jakartaTime(order.date)],
		[say('label.payUntil'), order.expiresAt === null ? '-' : jakartaTime(order.expiresAt)],
		[
			say('label.customer'),
			[order.customerName, order.customerPhone, order.customerEmail].filter(Boolean).join(', '),
		],
		[say('label.address'), order.addressLines?.join(' / ') ?? pickupText(order.pickupPlace)],
		[
			say('label.sender'),
			order.sender
				? say('order.sender', {
						name: order.sender.name,
						phone: order.sender.phone,
					})
				: say('order.senderShop'),
		],
		[say('label.courier'), shipment.join(', ').trim()],
		[say('label.bank'), order.bank ? `${order.bank.code} ${order.bank.number}` : '-'],
		...sums(order),
	]
	if (order.waiver)
		pairs.push([say('label.waivedBy'), `${order.waiver.madeBy}: ${order.waiver.reason}`])
	if (order.cancellation) {
		const { reason, note, madeBy } = order.cancellation
		pairs.push([
			say('label.cancelled'),
			[reason, say('order.by', { name: madeBy }), note].filter(Boolean).join(', '),
		])
	}
	if (order.note !== '') pairs.push([say('label.note'), order.note])
	return listOf(pairs)
}

/** How the total is made up, and what is left of it; lines that are zero are left out. */
function sums(order: StaffOrder): [string, string][] {
	const line = (name: string, amount: number): [string, string][] =>
		amount === 0 ? [] : [[name, rupiah(amount)]]
	return [
		[say('label.subtotal'), rupiah(order.subTotal)],
		...line(say('label.voucher'), -order.productDiscount),
		...line(say('label.tierDiscount'), -order.tierDiscount),
		...line(say('label.coins'), -order.coinsSpent),
		[say('label.shipping'), rupiah(order.shippingPrice)],
		...line(say('label.shippingDiscount'), -order.shippingDiscount),
		...line(say('label.insurance'), order.insurance),
		...line(say('label.code'), order.uniqueCode),
		[say('label.total'), rupiah(order.total)],
		...line(say('label.fromTheWallet'), -order.walletPaid),
		...line(say('label.receivedSoFar'), -order.partPaid),
		...line(say('label.waived'), -order.waived),
		...(order.status === 'PENDING'
			? ([[say('label.stillToBePaid'), rupiah(order.amountDue)]] as [string, string][])
			: []),
		[say('label.paid'), rupiah(order.paid)],
		[say('label.refunded'), rupiah(order.refunded)],
	]
}

function pickupText(place: StaffOrder['pickupPlace']): string {
	const at = [place?.name, place?.address].filter(Boolean).join(', ')
	return at === '' ? say('order.collects') : say('order.collectsAt', { place: at })
}

function lines(order: StaffOrder): string {
	return tableOf(
		heads('sku', 'product', 'qty', 'price', 'subtotal'),
		order.lines.map((line) => [
			line.sku,
			[line.productName, line.variantLabel].filter(Boolean).join(', '),
			String(line.quantity),
			rupiah(line.price),
			rupiah(line.subTotal),
		]),
	)
}

function confirmations(order: StaffOrder): string {
	return tableOf(
		heads('confirmation', 'status', 'from', 'amount', 'paidOn'),
		order.confirmations.map((one) => [
			one.id,
			one.status,
			`${one.senderName} (${one.senderBank})`,
			rupiah(one.amount),
			one.date,
		]),
	)
}

function payments(order: StaffOrder): string {
	return tableOf(
		heads('payment', 'reference', 'amount', 'outcome'),
		order.payments.map((one) => [one.provider, one.reference, rupiah(one.amount), one.outcome]),
	)
}

function history(order: StaffOrder): string {
	return tableOf(
		heads('when', 'status'),
		order.events.map((event) => [jakartaTime(event.date), event.to]),
	)
}
