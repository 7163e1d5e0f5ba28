import { and, eq, gte, lt, notInArray, sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { isWithin, monthOf } from '#website-api/modules/platform/periods/jakarta.queries.ts'
import type { Period, Span } from '#website-api/modules/platform/periods/period.ts'
import { referralClick } from '#website-api/modules/programmes/tracking/click.table.ts'

export type AgentMonth = {
	clicks: number
	orders: number
	/** Clicks per day; index 0 is the first day. */
	days: number[]
}

/** Clicks and orders of an agent's link in each of these months; excludes expired and cancelled orders. */
export async function agentMonths(
	db: Queryable,
	companyId: number,
	code: string,
	periods: Period[],
): Promise<AgentMonth[]> {
	const span = {
		from: periods.map((period) => period.from).sort()[0] ?? '',
		until:
			periods
				.map((period) => period.until)
				.sort()
				.at(-1) ?? '',
	}
	const clicks = await clicksByDay(db, companyId, code, span)
	const placed = await ordersByMonth(db, companyId, code, span)
	return periods.map((period) => {
		const days = Array.from(
			{ length: period.days },
			(_, at) => clicks.get(`${period.from.slice(0, 8)}${String(at + 1).padStart(2, '0')}`) ?? 0,
		)
		return {
			clicks: days.reduce((sum, day) => sum + day, 0),
			orders: placed.get(period.code) ?? 0,
			days,
		}
	})
}

async function clicksByDay(db: Queryable, companyId: number, code: string, span: Span) {
	const rows = await db
		.select({ day: referralClick.day, clicks: sql<number>`count(*)::int` })
		.from(referralClick)
		.where(
			and(
				eq(referralClick.companyId, companyId),
				eq(referralClick.kind, 'AGENT'),
				sql`lower(${referralClick.code}) = lower(${code})`,
				gte(referralClick.day, span.from),
				lt(referralClick.day, span.until),
			),
		)
		.groupBy(referralClick.day)
	return new Map(rows.map((row) => [row.day, row.clicks]))
}

async function ordersByMonth(db: Queryable, companyId: number, code: string, span: Span) {
	const month = monthOf(orders.placedAt)
	const rows = await db
		.select({ month, placed: sql<number>`count(*)::int` })
		.from(orders)
		.where(
			and(
				eq(orders.companyId, companyId),
				eq(orders.agentCode, code),
				notInArray(orders.status, ['EXPIRED', 'CANCEL']),
				isWithin(orders.placedAt, span),
			),
		)
		.groupBy(month)
	return new Map(rows.map((row) => [row.month, row.placed]))
}
