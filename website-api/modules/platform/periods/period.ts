import { type Locale, perLocale } from '#website-api/i18n/locale.ts'

/** Days in Jakarta, yyyy-mm-dd: the first day, and the first day after the range. */
export type Span = { from: string; until: string }

/** A calendar month in Jakarta; `code` is yymm (spec section 3, "Period"). */
export type Period = Span & { code: string; days: number }

/** The month of a four-digit code. */
export function periodOf(code: string): Period {
	return monthAt(2000 + Number(code.slice(0, 2)), Number(code.slice(2)) - 1)
}

/** The day of an instant in Jakarta, yyyy-mm-dd. */
export function dayOf(at: Date): string {
	return days.format(at)
}

/** The code of the month of a day (yyyy-mm-dd). */
export function codeOf(day: string): string {
	return day.slice(2, 7).replace('-', '')
}

/** The month of a day (yyyy-mm-dd) and the eleven before it, oldest first. */
export function lastTwelve(today: string): Period[] {
	const year = Number(today.slice(0, 4))
	const month = Number(today.slice(5, 7)) - 1
	return Array.from({ length: 12 }, (_, at) => monthAt(year, month - 11 + at))
}

/** "November 2026". */
export function periodName(period: Period, locale: Locale): string {
	return monthAndYear(locale).format(new Date(`${period.from}T00:00:00Z`))
}

// The Swedish locale formats dates as yyyy-mm-dd.
const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' })

const monthAndYear = perLocale(
	({ tag }) => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

function monthAt(year: number, month: number): Period {
	const from = new Date(Date.UTC(year, month, 1))
	const until = new Date(Date.UTC(year, month + 1, 1))
	return {
		code: codeOf(from.toISOString()),
		from: from.toISOString().slice(0, 10),
		until: until.toISOString().slice(0, 10),
		days: (until.getTime() - from.getTime()) / 86_400_000,
	}
}
