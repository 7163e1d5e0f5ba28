import {
	type CodDebt,
	type CodRemittance,
	isBookable,
	type RemittedLine,
} from '#contract/cod-remittance.ts'
import { formatDate, formatDateTime } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { Locale } from '#web/i18n/paths.ts'

const dayMs = 24 * 3_600_000

/** What a courier owes, as its page shows it. */
export function debtView(debt: CodDebt, now: Date, locale: Locale) {
	const left = debt.amount - debt.received
	return {
		number: debt.number,
		buyer: debt.customerName,
		courier: debt.courierName,
		tracking: debt.trackingNumber,
		parcelState: debt.parcelState,
		since: formatDate(debt.since, locale),
		days: Math.floor((now.getTime() - debt.since.getTime()) / dayMs),
		amount: formatMoney(debt.amount),
		/** What is missing of what has come; null: nothing has. */
		missing: debt.received === 0 ? null : formatMoney(left),
	}
}

/** A file of a courier. */
export function remittanceView(file: CodRemittance, locale: Locale) {
	return {
		id: file.id,
		name: file.fileName,
		lines: file.lineCount,
		added: file.newLineCount,
		booked: file.bookedCount,
		open: file.openCount,
		by: file.uploadedBy,
		at: formatDateTime(file.at, locale),
	}
}

/** A line of it. */
export function remittedLineView(line: RemittedLine, locale: Locale) {
	const { dismissal } = line
	return {
		id: line.id,
		tracking: line.trackingNumber,
		number: line.number,
		collected: formatMoney(line.collected),
		fee: formatMoney(line.fee),
		due: line.due === null || line.isBooked ? null : formatMoney(line.due),
		state: line.state,
		isBooked: line.isBooked,
		dismissal: dismissal && { ...dismissal, at: formatDateTime(dismissal.at, locale) },
		canDismiss: isOpen(line) && !isBookable(line.state),
	}
}

/** Neither booked nor put aside. */
function isOpen({ isBooked, dismissal }: Pick<RemittedLine, 'isBooked' | 'dismissal'>): boolean {
	return !isBooked && dismissal === null
}

/** Whether it is booked when staff say so. */
export function canBook(line: Pick<RemittedLine, 'state' | 'isBooked' | 'dismissal'>): boolean {
	return isOpen(line) && isBookable(line.state)
}
