import type { Statement, StatementLine } from '#admin/api/statements.server.ts'
import { formatDate, formatDateTime } from '#app/domain/dates.ts'
import type { Locale } from '#app/i18n/paths.ts'
import { formatMoney } from '#app/domain/money.ts'

export type StatementView = ReturnType<typeof statementView>
export type LineView = ReturnType<typeof lineView>

/** A day in Jakarta, e.g. 2026-08-03, as people write it. */
export function dayText(day: string, locale: Locale): string {
	return formatDate(`${day}T12:00:00+07:00`, locale)
}

/** Hundredths of a rupiah as people write them. */
export function senText(sen: number): string {
	return formatMoney(sen / 100)
}

/** A statement as the pages show it. */
export function statementView(one: Statement, locale: Locale) {
	const { firstDay, lastDay } = one
	const isReport = one.bankCode === 'QRIS'
	const days = [firstDay, lastDay].flatMap((day) => (day ? [dayText(day, locale)] : []))
	return {
		id: one.statementId,
		account: isReport ? 'QRIS' : `${one.bankCode} ${one.bankAccountNumber}`,
		period: [...new Set(days)].join(' – ') || '–',
		uploaded: formatDateTime(one.uploadDate, locale),
		by: one.uploadedBy,
		fileName: one.fileName,
		lines: one.lineCount,
		added: one.newLineCount,
		pending: one.pendingCount,
		foreign: one.foreignCount,
		unreadable: one.unreadableRowList.slice(0, 20).join(', '),
	}
}

/** A line of money that came, as the pages show it. */
export function lineView(one: StatementLine, locale: Locale) {
	return {
		id: one.lineId,
		amount: senText(one.amountSen),
		account: one.bankCode === 'QRIS' ? 'QRIS' : `${one.bankCode} ${one.bankAccountNumber}`,
		booked: one.bookedDate
			? formatDateTime(one.bookedDate, locale)
			: dayText(one.bookedDay, locale),
		text: [one.description, one.reference].filter(Boolean).join(' · '),
		state: one.state,
		doubt: one.doubt,
		order: one.orderNumber,
		buyer:
			one.candidateList.find(({ orderNumber }) => orderNumber === one.orderNumber)?.customerName ??
			'',
		candidates: one.candidateList.map((order) => ({
			number: order.orderNumber,
			status: order.orderStatus,
			buyer: order.customerName,
			placed: formatDateTime(order.orderDate, locale),
		})),
		note: one.note,
		by: one.settledBy ?? '',
	}
}
