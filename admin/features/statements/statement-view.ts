import type { BankLine } from '#contract/bank-line.ts'
import type { BankStatement } from '#contract/bank-statement.ts'
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
export function statementView(statement: BankStatement, locale: Locale) {
	const { firstDay, lastDay } = statement
	const isReport = statement.bankCode === 'QRIS'
	const days = [firstDay, lastDay].flatMap((day) => (day ? [dayText(day, locale)] : []))
	return {
		id: statement.id,
		account: isReport ? 'QRIS' : `${statement.bankCode} ${statement.accountNumber}`,
		period: [...new Set(days)].join(' – ') || '–',
		uploaded: formatDateTime(statement.at, locale),
		by: statement.uploadedBy,
		fileName: statement.fileName,
		lines: statement.lineCount,
		added: statement.newLineCount,
		pending: statement.pendingCount,
		foreign: statement.foreignCount,
		unreadable: statement.unreadableRows.slice(0, 20).join(', '),
	}
}

/** An incoming payment of a statement as the pages show it. */
export function lineView(line: BankLine, locale: Locale) {
	return {
		id: line.id,
		amount: senText(line.amountSen),
		account: line.bankCode === 'QRIS' ? 'QRIS' : `${line.bankCode} ${line.accountNumber}`,
		booked: line.bookedAt ? formatDateTime(line.bookedAt, locale) : dayText(line.bookedOn, locale),
		text: [line.description, line.reference].filter(Boolean).join(' · '),
		state: line.state,
		doubt: line.doubt,
		order: line.orderNumber,
		buyer:
			line.candidates.find(({ orderNumber }) => orderNumber === line.orderNumber)?.customerName ??
			'',
		candidates: line.candidates.map((order) => ({
			number: order.orderNumber,
			status: order.status,
			buyer: order.customerName,
			placed: formatDateTime(order.placedAt, locale),
			due: formatMoney(order.due),
			/** The payment leaves a part unpaid. */
			isPart: order.due * 100 > line.amountSen,
		})),
		note: line.note,
		by: line.settledBy ?? '',
	}
}
