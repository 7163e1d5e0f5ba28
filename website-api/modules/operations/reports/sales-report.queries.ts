import { and, asc, between, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { SalesFiguresWire, SalesReportWire } from '#contract/operator-reports.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { everyDay, periodBefore, type ReportPeriod } from './report-period.ts'
import { salesDay, unsummedDay } from './sales-summary.table.ts'

type Row = typeof salesDay.$inferSelect
type Sums = Omit<Row, 'companyId' | 'day'>

const nothing: Sums = {
	orders: 0,
	units: 0,
	gross: 0,
	discount: 0,
	coins: 0,
	refunded: 0,
	shipping: 0,
	codes: 0,
}

/** A company's sales by day of a period, and in the preceding period. */
export async function salesReport(
	db: Queryable,
	companyId: number,
	period: ReportPeriod,
): Promise<z.output<typeof SalesReportWire>['data']> {
	const previous = periodBefore(period)
	const whole = { from: previous.from, until: period.until }
	const rows = await db
		.select()
		.from(salesDay)
		.where(and(eq(salesDay.companyId, companyId), between(salesDay.day, whole.from, whole.until)))
		.orderBy(asc(salesDay.day))
	const byDay = new Map(rows.map((row) => [row.day, row]))
	const daysOf = (days: ReportPeriod) =>
		everyDay(days).map((DAY) => ({ DAY, ...figuresOf([byDay.get(DAY) ?? nothing]) }))
	const within = ({ from, until }: ReportPeriod) =>
		rows.filter(({ day }) => day >= from && day <= until)
	return {
		FROM: period.from,
		UNTIL: period.until,
		PREVIOUS_FROM: previous.from,
		PREVIOUS_UNTIL: previous.until,
		UNSUMMED_DAY_COUNT: await unsummedDays(db, companyId, whole),
		TOTAL: figuresOf(within(period)),
		PREVIOUS_TOTAL: figuresOf(within(previous)),
		DAY_LIST: daysOf(period),
		PREVIOUS_DAY_LIST: daysOf(previous).map(({ DAY, ORDER_COUNT, REVENUE }) => ({
			DAY,
			ORDER_COUNT,
			REVENUE,
		})),
	}
}

async function unsummedDays(db: Queryable, companyId: number, { from, until }: ReportPeriod) {
	const [row] = await db
		.select({ days: sql<number>`count(distinct ${unsummedDay.day})`.mapWith(Number) })
		.from(unsummedDay)
		.where(and(eq(unsummedDay.companyId, companyId), between(unsummedDay.day, from, until)))
	return row?.days ?? 0
}

function figuresOf(rows: Sums[]): SalesFiguresWire {
	const total = (name: keyof Sums) => rows.reduce((whole, row) => whole + row[name], 0)
	const goods = total('gross') - total('discount') - total('coins') - total('refunded')
	return {
		ORDER_COUNT: total('orders'),
		UNIT_COUNT: total('units'),
		GROSS: total('gross'),
		DISCOUNT: total('discount'),
		COINS: total('coins'),
		REFUNDED: total('refunded'),
		SHIPPING: total('shipping'),
		CODES: total('codes'),
		REVENUE: goods + total('shipping') + total('codes'),
	}
}
