import { z } from 'zod'
import { message, type Value } from './message.ts'

/** Maximum number of days of a report. */
export const MAX_REPORT_DAYS = 366

/** Days in Jakarta, the first and the last; at most MAX_REPORT_DAYS. */
export const ReportSpan = message({
	from: ['FROM', z.iso.date()],
	until: ['UNTIL', z.iso.date()],
})
export type ReportSpan = Value<typeof ReportSpan>

/** The failures of a report of a period. */
export const wrongPeriod = { 422: 'REPORT_PERIOD_WRONG' } as const
