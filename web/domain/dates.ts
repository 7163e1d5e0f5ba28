import { languages, type Language } from './language.ts'

type Instant = Date | string | null | undefined

/** `21 Nov 2026 17:05` in Asia/Jakarta; `-` when empty or not a date. */
export function formatDateTime(instant: Instant, locale: Language = 'id'): string {
	return written(instant, (at) => `${dayMonthYear(at, locale)} ${clock(at).slice(0, 5)}`)
}

/** `21 Nov 2026 17:05:09`, for records whose order within a minute matters (spec section 9). */
export function formatDateSeconds(instant: Instant, locale: Language = 'id'): string {
	return written(instant, (at) => `${dayMonthYear(at, locale)} ${clock(at)}`)
}

/** `21 Nov 2026` in Asia/Jakarta; `-` when empty. */
export function formatDate(instant: Instant, locale: Language = 'id'): string {
	return written(instant, (at) => dayMonthYear(at, locale))
}

/** `2–4 Des`, `30 Nov – 2 Des` or `2 Des`, of days in Asia/Jakarta that are near. */
export function formatDays(first: Date, last: Date, locale: Language = 'id'): string {
	const [from, to] = [inJakarta(first), inJakarta(last)]
	const end = dayMonth(to, locale)
	if (dayMonth(from, locale) === end) return end
	return from.getUTCMonth() === to.getUTCMonth()
		? `${from.getUTCDate()}–${end}`
		: `${dayMonth(from, locale)} – ${end}`
}

/** `November 21, 2026` in Asia/Jakarta; `-` when empty. */
export function formatLongDate(instant: Instant, locale: Language = 'id'): string {
	return written(
		instant,
		(at) =>
			`${monthOf(at, languages[locale].longMonths)} ${at.getUTCDate()}, ${at.getUTCFullYear()}`,
	)
}

/** The date in Jakarta as the value of a date field, `2026-11-21`. */
export function jakartaDay(instant: Date): string {
	return inJakarta(instant).toISOString().slice(0, 10)
}

function written(instant: Instant, write: (jakarta: Date) => string): string {
	if (instant === null || instant === undefined || instant === '') return '-'
	const date = new Date(instant)
	return Number.isNaN(date.getTime()) ? '-' : write(inJakarta(date))
}

/** Jakarta has had a fixed offset of UTC+7 since 1964; the UTC fields of the result are Jakarta's. */
function inJakarta(date: Date): Date {
	return new Date(date.getTime() + 7 * 3_600_000)
}

function dayMonthYear(at: Date, locale: Language): string {
	return `${two(at.getUTCDate())} ${monthOf(at, languages[locale].shortMonths)} ${at.getUTCFullYear()}`
}

function dayMonth(at: Date, locale: Language): string {
	return `${at.getUTCDate()} ${monthOf(at, languages[locale].shortMonths)}`
}

function clock(at: Date): string {
	return [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()].map(two).join(':')
}

function two(value: number): string {
	return String(value).padStart(2, '0')
}

/** Name of the month of a date's UTC fields. */
function monthOf(at: Date, names: string): string {
	return names.split(' ')[at.getUTCMonth()] ?? ''
}
