import type { Language } from './language.ts'

type Instant = Date | string | null | undefined

const shortMonths: Record<Language, string[]> = {
	id: 'Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'.split(' '),
	en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
}

const longMonths: Record<Language, string[]> = {
	id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(
		' ',
	),
	en: 'January February March April May June July August September October November December'.split(
		' ',
	),
}

/** `21 Nov 2026 17:05:09` in Asia/Jakarta; `-` when empty or not a date (spec section 9). */
export function formatDateTime(instant: Instant, locale: Language = 'id'): string {
	return written(instant, (at) => `${dayMonthYear(at, locale)} ${clock(at)}`)
}

/** `21 Nov 2026` in Asia/Jakarta; `-` when empty. */
export function formatDate(instant: Instant, locale: Language = 'id'): string {
	return written(instant, (at) => dayMonthYear(at, locale))
}

/** `November 21, 2026` in Asia/Jakarta; `-` when empty. */
export function formatLongDate(instant: Instant, locale: Language = 'id'): string {
	return written(
		instant,
		(at) => `${longMonths[locale][at.getUTCMonth()]} ${at.getUTCDate()}, ${at.getUTCFullYear()}`,
	)
}

/** The date in Jakarta as a form's date field wants it, `2026-11-21`. */
export function jakartaDay(instant: Date): string {
	return inJakarta(instant).toISOString().slice(0, 10)
}

function written(instant: Instant, write: (jakarta: Date) => string): string {
	if (instant === null || instant === undefined || instant === '') return '-'
	const date = new Date(instant)
	return Number.isNaN(date.getTime()) ? '-' : write(inJakarta(date))
}

/** Jakarta has been at UTC+7 without summer time since 1964; the result's UTC fields are Jakarta's. */
function inJakarta(date: Date): Date {
	return new Date(date.getTime() + 7 * 3_600_000)
}

function dayMonthYear(at: Date, locale: Language): string {
	return `${two(at.getUTCDate())} ${shortMonths[locale][at.getUTCMonth()]} ${at.getUTCFullYear()}`
}

function clock(at: Date): string {
	return [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()].map(two).join(':')
}

function two(value: number): string {
	return String(value).padStart(2, '0')
}
