import type { z } from 'zod'
import type { OperatorReturnPageWire, ReturnWire } from '#contract/return.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { jakartaTime, listOf, rupiah, tableOf } from './text.ts'

/** Formats returns as a table. */
export function returnsTable(list: z.infer<typeof OperatorReturnPageWire>['data']['list']): string {
	return tableOf(
		heads('return', 'shop', 'status', 'asked', 'order', 'refund', 'customer', 'product'),
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
		[say('label.return'), one.RETURN_NUMBER],
		[say('label.order'), one.ORDER_NUMBER],
		[say('label.status'), one.RETURN_STATUS],
		[say('label.asked'), jakartaTime(one.RETURN_DATE)],
		[say('label.refund'), rupiah(one.REFUND)],
		[say('label.because'), one.RETURN_DESCRIPTION],
		[say('label.pictures'), String(one.PICTURE_ID_LIST.length)],
		[say('label.sentBack'), sent === '' ? '-' : sent],
	]
	if (one.REJECT_REASON !== null) pairs.push([say('label.rejected'), one.REJECT_REASON])
	const lines = tableOf(
		heads('line', 'product', 'qty', 'reason', 'refund'),
		one.LINE_LIST.map((line) => [
			String(line.LINE_POSITION),
			[line.PRODUCT_NAME, line.VARIANT_LABEL].filter(Boolean).join(', '),
			String(line.RETURN_QTY),
			line.RETURN_REASON,
			rupiah(line.REFUND),
		]),
	)
	const history = tableOf(
		heads('when', 'status'),
		one.EVENT_LIST.map((event) => [jakartaTime(event.EVENT_DATE), event.TO_STATUS]),
	)
	const messages = tableOf(
		heads('when', 'from', 'message'),
		one.MESSAGE_LIST.map((message) => [
			jakartaTime(message.MESSAGE_DATE),
			message.MESSAGE_FROM,
			message.MESSAGE_TEXT,
		]),
	)
	const parts = [listOf(pairs), lines, history]
	return [...parts, ...(one.MESSAGE_LIST.length > 0 ? [messages] : [])].join('\n\n')
}
