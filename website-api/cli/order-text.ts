import type { OperatorOrderWire } from '#contract/operator.ts'
import type { StaffOrderSummary } from '#contract/staff-order.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
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

/** Formats all data of one order. */
export function orderText(order: OperatorOrderWire): string {
	return [
		head(order),
		lines(order),
		order.CONFIRMATION_LIST.length > 0 ? confirmations(order) : '',
		order.PAYMENT_LIST.length > 0 ? payments(order) : '',
		history(order),
	]
		.filter((part) => part !== '')
		.join('\n\n')
}

function head(order: OperatorOrderWire): string {
	const shipment = order.SHIPMENT_LIST.map(
		(one) => `${one.VENDOR_METHOD_NAME} ${rupiah(one.SHIPPING_PRICE)} ${one.TRACKING_NUMBER ?? ''}`,
	)
	const pairs: [string, string][] = [
		[say('label.order'), order.ORDER_NUMBER],
		[say('label.shop'), order.COMPANY_CODE],
		[say('label.status'), order.ORDER_STATUS],
		[say('label.placed'), jakartaTime(order.ORDER_DATE)],
		[say('label.payUntil'), order.EXPIRED_DATE === null ? '-' : jakartaTime(order.EXPIRED_DATE)],
		[
			say('label.customer'),
			[order.CUSTOMER_NAME, order.CUSTOMER_PHONE, order.CUSTOMER_EMAIL].filter(Boolean).join(', '),
		],
		[say('label.address'), order.ADDRESS_LINE_LIST?.join(' / ') ?? pickupText(order.PICKUP_PLACE)],
		[
			say('label.sender'),
			order.DROPSHIP
				? say('order.sender', {
						name: order.DROPSHIP.SENDER_NAME,
						phone: order.DROPSHIP.SENDER_PHONE,
					})
				: say('order.senderShop'),
		],
		[say('label.courier'), shipment.join(', ').trim()],
		[
			say('label.bank'),
			order.BANK ? `${order.BANK.BANK_CODE} ${order.BANK.BANK_ACCOUNT_NUMBER}` : '-',
		],
		...sums(order),
	]
	if (order.WAIVER)
		pairs.push([say('label.waivedBy'), `${order.WAIVER.MADE_BY}: ${order.WAIVER.REASON}`])
	if (order.CANCELLATION) {
		const { REASON, NOTE, MADE_BY } = order.CANCELLATION
		pairs.push([
			say('label.cancelled'),
			[REASON, say('order.by', { name: MADE_BY }), NOTE].filter(Boolean).join(', '),
		])
	}
	if (order.NOTE !== '') pairs.push([say('label.note'), order.NOTE])
	return listOf(pairs)
}

/** How the total is made up, and what is left of it; lines that are zero are left out. */
function sums(order: OperatorOrderWire): [string, string][] {
	const line = (name: string, amount: number): [string, string][] =>
		amount === 0 ? [] : [[name, rupiah(amount)]]
	return [
		[say('label.subtotal'), rupiah(order.SUB_TOTAL)],
		...line(say('label.voucher'), -order.PRODUCT_DISCOUNT),
		...line(say('label.tierDiscount'), -order.TIER_DISCOUNT),
		...line(say('label.coins'), -order.COINS_SPENT),
		[say('label.shipping'), rupiah(order.SHIPPING_PRICE)],
		...line(say('label.shippingDiscount'), -order.SHIPPING_DISCOUNT),
		...line(say('label.code'), order.UNIQUE_CODE),
		[say('label.total'), rupiah(order.TOTAL)],
		...line(say('label.fromTheWallet'), -order.WALLET_PAID),
		...line(say('label.receivedSoFar'), -order.PART_PAID),
		...line(say('label.waived'), -order.WAIVED),
		...(order.ORDER_STATUS === 'PENDING'
			? ([[say('label.stillToBePaid'), rupiah(order.AMOUNT_DUE)]] as [string, string][])
			: []),
		[say('label.paid'), rupiah(order.PAID)],
		[say('label.refunded'), rupiah(order.REFUNDED)],
	]
}

function pickupText(place: OperatorOrderWire['PICKUP_PLACE']): string {
	const at = [place?.PLACE_NAME, place?.PLACE_ADDRESS].filter(Boolean).join(', ')
	return at === '' ? say('order.collects') : say('order.collectsAt', { place: at })
}

function lines(order: OperatorOrderWire): string {
	return tableOf(
		heads('sku', 'product', 'qty', 'price', 'subtotal'),
		order.LINE_LIST.map((line) => [
			line.VARIANT_SKU,
			[line.PRODUCT_NAME, line.VARIANT_LABEL].filter(Boolean).join(', '),
			String(line.LINE_QTY),
			rupiah(line.LINE_PRICE),
			rupiah(line.LINE_SUB_TOTAL),
		]),
	)
}

function confirmations(order: OperatorOrderWire): string {
	return tableOf(
		heads('confirmation', 'status', 'from', 'amount', 'paidOn'),
		order.CONFIRMATION_LIST.map((one) => [
			one.CONFIRMATION_ID,
			one.CONFIRMATION_STATUS,
			`${one.SENDER_NAME} (${one.SENDER_BANK})`,
			rupiah(one.PAYMENT_AMOUNT),
			one.PAYMENT_DATE,
		]),
	)
}

function payments(order: OperatorOrderWire): string {
	return tableOf(
		heads('payment', 'reference', 'amount', 'outcome'),
		order.PAYMENT_LIST.map((one) => [one.PROVIDER, one.REFERENCE, rupiah(one.AMOUNT), one.OUTCOME]),
	)
}

function history(order: OperatorOrderWire): string {
	return tableOf(
		heads('when', 'status'),
		order.EVENT_LIST.map((event) => [jakartaTime(event.EVENT_DATE), event.TO_STATUS]),
	)
}
