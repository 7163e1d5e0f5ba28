import type { Return } from '#contract/return.ts'
import type { StaffReturnSummary } from '#contract/staff-return.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { jakartaTime, listOf, rupiah, tableOf } from './text.ts'

/** Formats returns as a table. */
export function returnsTable(list: StaffReturnSummary[]): string {
	return tableOf(
		heads('return', 'shop', 'status', 'asked', 'order', 'refund', 'customer', 'product'),
		list.map((one) => [
			one.number,
			one.company,
			one.status,
			jakartaTime(one.date),
			one.order,
			rupiah(one.refund),
			one.customer,
			`${one.units} x ${one.productName}`,
		]),
	)
}

/** Formats all data of one return. */
export function returnText(one: Return): string {
	const sent = [one.courier, one.trackingNumber].filter(Boolean).join(' ')
	const pairs: [string, string][] = [
		[say('label.return'), one.number],
		[say('label.order'), one.order],
		[say('label.status'), one.status],
		[say('label.asked'), jakartaTime(one.date)],
		[say('label.refund'), rupiah(one.refund)],
		[say('label.because'), one.description],
		[say('label.pictures'), String(one.pictureIds.length)],
		[say('label.sentBack'), sent === '' ? '-' : sent],
	]
	if (one.rejectReason !== null) pairs.push([say('label.rejected'), one.rejectReason])
	const lines = tableOf(
		heads('line', 'product', 'qty', 'reason', 'refund'),
		one.lines.map((line) => [
			String(line.position),
			[line.name, line.variantLabel].filter(Boolean).join(', '),
			String(line.quantity),
			line.reason,
			rupiah(line.refund),
		]),
	)
	const history = tableOf(
		heads('when', 'status'),
		one.events.map((event) => [jakartaTime(event.date), event.to]),
	)
	const messages = tableOf(
		heads('when', 'from', 'message'),
		one.messages.map((message) => [jakartaTime(message.date), message.from, message.text]),
	)
	const parts = [listOf(pairs), lines, history]
	return [...parts, ...(one.messages.length > 0 ? [messages] : [])].join('\n\n')
}
