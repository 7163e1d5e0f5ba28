import type { OperatorOrderSummaryWire, OperatorOrderWire } from '#contract/operator.ts'
import { jakartaTime, listOf, rupiah, tableOf } from './text.ts'

/** Formats orders as a table. */
export function ordersTable(list: OperatorOrderSummaryWire[]): string {
	return tableOf(
		['ORDER', 'SHOP', 'STATUS', 'PLACED', 'TOTAL', 'CUSTOMER', 'CONFIRMATION'],
		list.map((order) => [
			order.ORDER_NUMBER,
			order.COMPANY_CODE,
			order.ORDER_STATUS,
			jakartaTime(order.ORDER_DATE),
			rupiah(order.TOTAL),
			order.CUSTOMER_NAME,
			order.HAS_WAITING_CONFIRMATION ? 'waiting' : '',
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
		['Order', order.ORDER_NUMBER],
		['Shop', order.COMPANY_CODE],
		['Status', order.ORDER_STATUS],
		['Placed', jakartaTime(order.ORDER_DATE)],
		['Pay until', order.EXPIRED_DATE === null ? '-' : jakartaTime(order.EXPIRED_DATE)],
		[
			'Customer',
			[order.CUSTOMER_NAME, order.CUSTOMER_PHONE, order.CUSTOMER_EMAIL].filter(Boolean).join(', '),
		],
		['Address', order.ADDRESS_LINE_LIST?.join(' / ') ?? pickupText(order.PICKUP_PLACE)],
		[
			'Sender',
			order.DROPSHIP
				? `${order.DROPSHIP.SENDER_NAME}, ${order.DROPSHIP.SENDER_PHONE} (dropship: not the shop)`
				: 'the shop',
		],
		['Courier', shipment.join(', ').trim()],
		['Bank', order.BANK ? `${order.BANK.BANK_CODE} ${order.BANK.BANK_ACCOUNT_NUMBER}` : '-'],
		...sums(order),
	]
	if (order.WAIVER) pairs.push(['Waived by', `${order.WAIVER.MADE_BY}: ${order.WAIVER.REASON}`])
	if (order.CANCELLATION) {
		const { REASON, NOTE, MADE_BY } = order.CANCELLATION
		pairs.push(['Cancelled', [REASON, `by ${MADE_BY}`, NOTE].filter(Boolean).join(', ')])
	}
	if (order.NOTE !== '') pairs.push(['Note', order.NOTE])
	return listOf(pairs)
}

/** How the total is made up, and what is left of it; lines that are zero are left out. */
function sums(order: OperatorOrderWire): [string, string][] {
	const line = (name: string, amount: number): [string, string][] =>
		amount === 0 ? [] : [[name, rupiah(amount)]]
	return [
		['Subtotal', rupiah(order.SUB_TOTAL)],
		...line('Voucher', -order.PRODUCT_DISCOUNT),
		...line('Tier discount', -order.TIER_DISCOUNT),
		...line('Coins', -order.COINS_SPENT),
		['Shipping', rupiah(order.SHIPPING_PRICE)],
		...line('Shipping discount', -order.SHIPPING_DISCOUNT),
		...line('Code', order.UNIQUE_CODE),
		['Total', rupiah(order.TOTAL)],
		...line('From the wallet', -order.WALLET_PAID),
		...line('Received so far', -order.PART_PAID),
		...line('Waived', -order.WAIVED),
		...(order.ORDER_STATUS === 'PENDING'
			? ([['Still to be paid', rupiah(order.AMOUNT_DUE)]] as [string, string][])
			: []),
		['Paid', rupiah(order.PAID)],
		['Refunded', rupiah(order.REFUNDED)],
	]
}

function pickupText(place: OperatorOrderWire['PICKUP_PLACE']): string {
	const at = [place?.PLACE_NAME, place?.PLACE_ADDRESS].filter(Boolean).join(', ')
	return at === '' ? 'collects at the shop' : `collects at ${at}`
}

function lines(order: OperatorOrderWire): string {
	return tableOf(
		['SKU', 'PRODUCT', 'QTY', 'PRICE', 'SUBTOTAL'],
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
		['CONFIRMATION', 'STATUS', 'FROM', 'AMOUNT', 'PAID ON'],
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
		['PAYMENT', 'REFERENCE', 'AMOUNT', 'OUTCOME'],
		order.PAYMENT_LIST.map((one) => [one.PROVIDER, one.REFERENCE, rupiah(one.AMOUNT), one.OUTCOME]),
	)
}

function history(order: OperatorOrderWire): string {
	return tableOf(
		['WHEN', 'STATUS'],
		order.EVENT_LIST.map((event) => [jakartaTime(event.EVENT_DATE), event.TO_STATUS]),
	)
}
