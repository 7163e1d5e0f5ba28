import { formatDate } from '#web/domain/dates.ts'
import type { Language } from '#web/domain/language.ts'

/** A period yymm (spec section 3) as text: `Nov 2026`. */
export function periodName(period: string, locale: Language): string {
	const middle = `20${period.slice(0, 2)}-${period.slice(2, 4)}-15T00:00:00Z`
	const date = formatDate(middle, locale)
	return date === '-' ? date : date.slice(3)
}

/** The last periods yymm up to that of `day`, newest first. @param day yyyy-mm-dd */
export function lastPeriods(day: string, count: number): string[] {
	const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
	return Array.from({ length: count }, (_, back) => {
		const at = months - back
		return `${String(Math.floor(at / 12)).slice(-2)}${String((at % 12) + 1).padStart(2, '0')}`
	})
}
