import type { z } from 'zod'
import type { OperatorReturnPageWire, ReturnWire } from '#contract/return.ts'
import { jakartaTime, listOf, rupiah, tableOf } from './text.ts'

/** Formats returns as a table. */
export function returnsTable(list: z.infer<typeof OperatorReturnPageWire>['data']['list']): string {
	return tableOf(
		['RETURN', 'SHOP', 'STATUS', 'ASKED', 'ORDER', 'REFUND', 'CUSTOMER', 'PRODUCT'],
		list.map((one) => [
			one.RETURN_NUMBER,
			one.COMPANY_CODE,
			one.RETURN_STATUS,
			jakartaTime(one.RETURN_DATE),
			one.ORDER_NUMBER,
			rupiah(one.REFUND),
			one.CUSTOMER_NAME,
			`${one.PRODUCT_COUNT} x ${one.PRODUCT_NAME}`,
		]),
	)
}

/** Formats all data of one return. */
export function returnText(one: ReturnWire): string {
	const sent = [one.RETURN_COURIER, one.RETURN_TRACKING_NUMBER].filter(Boolean).join(' ')
	const pairs: [string, string][] = [
		['Return', one.RETURN_NUMBER],
		['Order', one.ORDER_NUMBER],
		['Status', one.RETURN_STATUS],
		['Asked', jakartaTime(one.RETURN_DATE)],
		['Refund', rupiah(one.REFUND)],
		['Because', one.RETURN_DESCRIPTION],
		['Pictures', String(one.PICTURE_ID_LIST.length)],
		['Sent back', sent === '' ? '-' : sent],
	]
	if (one.REJECT_REASON !== null) pairs.push(['Rejected', one.REJECT_REASON])
	const lines = tableOf(
		['LINE', 'PRODUCT', 'QTY', 'REASON', 'REFUND'],
		one.LINE_LIST.map((line) => [
			String(line.LINE_POSITION),
			[line.PRODUCT_NAME, line.VARIANT_LABEL].filter(Boolean).join(', '),
			String(line.RETURN_QTY),
			line.RETURN_REASON,
			rupiah(line.REFUND),
		]),
	)
	const history = tableOf(
		['WHEN', 'STATUS'],
		one.EVENT_LIST.map((event) => [jakartaTime(event.EVENT_DATE), event.TO_STATUS]),
	)
	const messages = tableOf(
		['WHEN', 'FROM', 'MESSAGE'],
		one.MESSAGE_LIST.map((message) => [
			jakartaTime(message.MESSAGE_DATE),
			message.MESSAGE_FROM,
			message.MESSAGE_TEXT,
		]),
	)
	const parts = [listOf(pairs), lines, history]
	return [...parts, ...(one.MESSAGE_LIST.length > 0 ? [messages] : [])].join('\n\n')
}
