import { and, asc, between, eq, sql } from 'drizzle-orm'
import { onlyRow } from '#website-api/db/only-row.ts'
import type { SalesFigures, SalesReport } from '#contract/sales-report.ts'
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
): Promise<SalesReport> {
	const previous = periodBefore(period)
	const whole = { from: previous.from, until: period.until }
	const rows = await db
		.select()
		.from(salesDay)
		.where(and(eq(salesDay.companyId, companyId), between(salesDay.day, whole.from, whole.until)))
		.orderBy(asc(salesDay.day))
	const byDay = new Map(rows.map((row) => [row.day, row]))
	const daysOf = (days: ReportPeriod) =>
		everyDay(days).map((day) => ({ day, ...figuresOf([byDay.get(day) ?? nothing]) }))
	const within = ({ from, until }: ReportPeriod) =>
		rows.filter(({ day }) => day >= from && day <= until)
	return {
		from: period.from,
		until: period.until,
		previousFrom: previous.from,
		previousUntil: previous.until,
		unsummedDayCount: await unsummedDays(db, companyId, whole),
		total: figuresOf(within(period)),
		previousTotal: figuresOf(within(previous)),
		days: daysOf(period),
		previousDays: daysOf(previous),
	}
}

async function unsummedDays(db: Queryable, companyId: number, { from, until }: ReportPeriod) {
	const rows = await db
		.select({ days: sql<number>`count(distinct ${unsummedDay.day})`.mapWith(Number) })
		.from(unsummedDay)
		.where(and(eq(unsummedDay.companyId, companyId), between(unsummedDay.day, from, until)))
	return onlyRow(rows).days
}

function figuresOf(rows: Sums[]): SalesFigures {
	const total = (name: keyof Sums) => rows.reduce((whole, row) => whole + row[name], 0)
	const goods = total('gross') - total('discount') - total('coins') - total('refunded')
	return {
		orderCount: total('orders'),
		unitCount: total('units'),
		gross: total('gross'),
		discount: total('discount'),
		coins: total('coins'),
		refunded: total('refunded'),
		shipping: total('shipping'),
		codes: total('codes'),
		revenue: goods + total('shipping') + total('codes'),
	}
}
