import type { Statement, StatementLine } from '#admin/api/statements.server.ts'
import { formatDate, formatDateTime } from '#web/domain/dates.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { formatMoney } from '#web/domain/money.ts'

export type StatementView = ReturnType<typeof statementView>
export type LineView = ReturnType<typeof lineView>

/** A day such as 2026-08-03, formatted. */
export function dayText(day: string, locale: Locale): string {
	return formatDate(`${day}T12:00:00+07:00`, locale)
}

/** Hundredths of a rupiah, formatted. */
export function senText(sen: number): string {
	return formatMoney(sen / 100)
}

/** A statement as the pages show it. */
export function statementView(statement: Statement, locale: Locale) {
	const { firstDay, lastDay } = statement
	const isReport = statement.bankCode === 'QRIS'
	const days = [firstDay, lastDay].flatMap((day) => (day ? [dayText(day, locale)] : []))
	return {
		id: statement.statementId,
		account: isReport ? 'QRIS' : `${statement.bankCode} ${statement.bankAccountNumber}`,
		period: [...new Set(days)].join(' – ') || '–',
		uploaded: formatDateTime(statement.uploadDate, locale),
		by: statement.uploadedBy,
		fileName: statement.fileName,
		lines: statement.lineCount,
		added: statement.newLineCount,
		pending: statement.pendingCount,
		foreign: statement.foreignCount,
		unreadable: statement.unreadableRowList.slice(0, 20).join(', '),
	}
}

/** An incoming payment of a statement as the pages show it. */
export function lineView(line: StatementLine, locale: Locale) {
	return {
		id: line.lineId,
		amount: senText(line.amountSen),
		account: line.bankCode === 'QRIS' ? 'QRIS' : `${line.bankCode} ${line.bankAccountNumber}`,
		booked: line.bookedDate
			? formatDateTime(line.bookedDate, locale)
			: dayText(line.bookedDay, locale),
		text: [line.description, line.reference].filter(Boolean).join(' · '),
		state: line.state,
		doubt: line.doubt,
		order: line.orderNumber,
		buyer:
			line.candidateList.find(({ orderNumber }) => orderNumber === line.orderNumber)
				?.customerName ?? '',
		candidates: line.candidateList.map((order) => ({
			number: order.orderNumber,
			status: order.orderStatus,
			buyer: order.customerName,
			placed: formatDateTime(order.orderDate, locale),
			due: formatMoney(order.amountDue),
			/** The payment leaves a part unpaid. */
			isPart: order.amountDue * 100 > line.amountSen,
		})),
		note: line.note,
		by: line.settledBy ?? '',
	}
}
