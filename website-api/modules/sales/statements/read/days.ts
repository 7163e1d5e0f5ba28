import type { Cell } from './read-tables.ts'
import type { DateForm } from './layouts.ts'
import { StatementFault } from './statement-fault.ts'

/** Booking time of a line: a day in Jakarta, and the time if the statement contains it. */
export type Booked = { day: string; time: string | null }
/** First and last day of a statement, from its head. */
export type StatementPeriod = { from: string; to: string }

// By their first three letters, in Indonesian and English.
const months: Record<string, number> = {
	jan: 1,
	feb: 2,
	peb: 2,
	mar: 3,
	apr: 4,
	mei: 5,
	may: 5,
	jun: 6,
	jul: 7,
	agu: 8,
	agt: 8,
	ags: 8,
	aug: 8,
	sep: 9,
	okt: 10,
	oct: 10,
	nov: 11,
	nop: 11,
	des: 12,
	dec: 12,
}
const time = String.raw`(?:[ T]+(\d{1,2}[:.]\d{2}(?:[:.]\d{2})?))?`
const numeric = new RegExp(String.raw`^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})${time}$`)
const yearFirst = new RegExp(String.raw`^(\d{4})[/-](\d{1,2})[/-](\d{1,2})${time}`)
const named = new RegExp(String.raw`^(\d{1,2})[ -]([A-Za-z]{3,9})\.?[ -](\d{4}|\d{2})${time}$`)
const withoutYear = /^(\d{1,2})\/(\d{1,2})$/

/** Parses a cell as a day; undefined if it is none. @throws StatementFault */
export function bookedOn(
	cell: Cell,
	forms: readonly DateForm[],
	period: StatementPeriod | undefined,
): Booked | undefined {
	if (cell instanceof Date) return ofInstant(cell)
	// Days since 1900, as a workbook stores dates without their format.
	if (typeof cell === 'number') {
		return cell > 30_000 && cell < 80_000
			? ofInstant(new Date(Math.round((cell - 25_569) * 86_400) * 1_000))
			: undefined
	}
	for (const form of forms) {
		const found = readers[form](cell, period)
		if (found) return found
	}
	return undefined
}

/** Parses the period in a statement's head, e.g. `Periode : 01/08/2026 - 31/08/2026`. */
export function periodIn(text: string): StatementPeriod | undefined {
	const found =
		/(?:periode?|period)\D{0,20}(\d{1,2}\/\d{1,2}\/\d{4})\D{1,12}(\d{1,2}\/\d{1,2}\/\d{4})/i.exec(
			text,
		)
	const [from, to] = [found?.[1], found?.[2]].map((day) => day && byNumbers(day)?.day)
	return from && to ? { from, to } : undefined
}

/** Parses a time as HH:MM:SS; null if there is none. Exports use midnight for an unknown time. */
export function timeOf(cell: Cell): string | null {
	const [, hours, minutes, seconds = '00'] =
		/^(\d{1,2})[:.]?(\d{2})(?:[:.]?(\d{2}))?$/.exec(typeof cell === 'string' ? cell : '') ?? []
	if (hours === undefined || minutes === undefined) return null
	if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null
	const said = `${hours.padStart(2, '0')}:${minutes}:${seconds}`
	return said === '00:00:00' ? null : said
}

const readers: Record<
	DateForm,
	(text: string, period: StatementPeriod | undefined) => Booked | undefined
> = {
	'day/month/year': byNumbers,
	'day/month': (text, period) => {
		const [, day, month] = withoutYear.exec(text) ?? []
		if (day === undefined || month === undefined) return undefined
		if (!period) throw new StatementFault('STATEMENT_YEAR_MISSING')
		const years = [period.from.slice(0, 4), period.to.slice(0, 4)]
		const found = years.flatMap((year) => dayOf(year, month, day) ?? [])
		const on = found.find((one) => one >= period.from && one <= period.to) ?? found[0]
		return on === undefined ? undefined : { day: on, time: null }
	},
	'year-month-day': (text) => {
		const [, year = '', month = '', day = '', at] = yearFirst.exec(text) ?? []
		return booked(dayOf(year, month, day), at)
	},
	'day month-name year': (text) => {
		const [, day = '', name = '', year = '', at] = named.exec(text) ?? []
		const month = months[name.slice(0, 3).toLowerCase()]
		return month === undefined ? undefined : booked(dayOf(year, String(month), day), at)
	},
}

function byNumbers(text: string): Booked | undefined {
	const [, day = '', month = '', year = '', at] = numeric.exec(text) ?? []
	if (day === '') return undefined
	const on = dayOf(year, month, day)
	// A spreadsheet program that puts the month first has saved the file: its dates are ambiguous.
	if (on === undefined && dayOf(year, day, month)) throw new StatementFault('STATEMENT_MONTH_FIRST')
	return booked(on, at)
}

function booked(day: string | undefined, at: string | undefined): Booked | undefined {
	return day === undefined ? undefined : { day, time: timeOf(at ?? '') }
}

/** yyyy-mm-dd if the day exists and is between 2000 and 2099. */
function dayOf(year: string, month: string, day: string): string | undefined {
	const full = year.length === 2 ? `20${year}` : year
	const text = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
	const at = new Date(`${text}T00:00:00Z`)
	const isDay = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
	return isDay && text.startsWith('20') ? text : undefined
}

function ofInstant(at: Date): Booked | undefined {
	if (Number.isNaN(at.getTime())) return undefined
	const text = at.toISOString()
	const day = text.slice(0, 10)
	return day.startsWith('20') ? { day, time: timeOf(text.slice(11, 19)) } : undefined
}
