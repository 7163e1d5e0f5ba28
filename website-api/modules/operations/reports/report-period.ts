import { MAX_REPORT_DAYS, type ReportSpan } from '#contract/report.ts'
import { Problem } from '#website-api/http/problem.ts'

/** First and last day in Jakarta, yyyy-mm-dd. */
export type ReportPeriod = ReportSpan

const DAY_MS = 86_400_000

/** Validates the period of a report. 422 REPORT_PERIOD_WRONG. */
export function reportPeriod({ from, until }: ReportSpan): ReportPeriod {
	const days = daysOf({ from, until })
	if (days < 1 || days > MAX_REPORT_DAYS) throw new Problem(422, 'REPORT_PERIOD_WRONG')
	return { from, until }
}

/** The preceding period: of the same number of months for whole months, else of the same number of days. */
export function periodBefore(period: ReportPeriod): ReportPeriod {
	const until = plusDays(period.from, -1)
	if (!isWholeMonths(period)) return { from: plusDays(until, 1 - daysOf(period)), until }
	const months = monthsOf(period.until) - monthsOf(period.from) + 1
	const first = new Date(`${period.from}T00:00:00Z`)
	first.setUTCMonth(first.getUTCMonth() - months)
	return { from: dayOf(first), until }
}

/** Every day of a period. */
export function everyDay(period: ReportPeriod): string[] {
	return Array.from({ length: daysOf(period) }, (_, at) => plusDays(period.from, at))
}

function isWholeMonths({ from, until }: ReportPeriod): boolean {
	return from.endsWith('-01') && plusDays(until, 1).endsWith('-01')
}

function daysOf({ from, until }: ReportPeriod): number {
	return (Date.parse(until) - Date.parse(from)) / DAY_MS + 1
}

function monthsOf(day: string): number {
	return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
}

function plusDays(day: string, days: number): string {
	return dayOf(new Date(Date.parse(day) + days * DAY_MS))
}

function dayOf(at: Date): string {
	return at.toISOString().slice(0, 10)
}
