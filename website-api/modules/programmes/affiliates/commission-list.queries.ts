import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Commission, RefusedOrder } from '#contract/affiliate.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { isWithin, monthOf } from '#website-api/modules/platform/periods/jakarta.queries.ts'
import { periodOf } from '#website-api/modules/platform/periods/period.ts'
import { referralClick } from '#website-api/modules/programmes/tracking/click.table.ts'
import { commissionReview } from './commission-review.table.ts'
import { commission, commissionRefusal } from './commission.table.ts'

/** A page of an affiliate's commissions per order line, newest first. */
export async function commissionPage(
	db: Queryable,
	owner: Owner,
	{ period, page, pageSize }: { period?: string | undefined; page: number; pageSize: number },
): Promise<{ list: Commission[]; pages: number; count: number }> {
	const month = period === undefined ? undefined : periodOf(period)
	const where = and(isOwn(owner), month && isWithin(commission.at, month))
	const [counted] = await db.select({ total: count() }).from(commission).where(where)
	const rows = await db
		.select({ commission, line: orderLine, number: orders.number, review: commissionReview })
		.from(commission)
		.innerJoin(
			orderLine,
			and(
				eq(orderLine.companyId, commission.companyId),
				eq(orderLine.orderId, commission.orderId),
				eq(orderLine.position, commission.position),
			),
		)
		.innerJoin(
			orders,
			and(eq(orders.companyId, commission.companyId), eq(orders.id, commission.orderId)),
		)
		.leftJoin(
			commissionReview,
			and(
				eq(commissionReview.companyId, commission.companyId),
				eq(commissionReview.orderId, commission.orderId),
			),
		)
		.where(where)
		.orderBy(desc(commission.at), desc(commission.orderId), commission.position)
		.limit(pageSize)
		.offset((page - 1) * pageSize)
	const total = counted?.total ?? 0
	return {
		list: rows.map(({ commission: row, line, number, review }) => ({
			order: number.slice(-4),
			position: row.position,
			date: row.at,
			product: line.productName,
			variantLabel: line.variantLabel,
			quantity: line.quantity,
			returned: row.unitsBack,
			base: row.base,
			percent: row.rate / 100,
			earned: row.earned,
			reversed: row.reversed,
			status: statusOf(row, review !== null && review.decision === null),
		})),
		pages: Math.ceil(total / pageSize),
		count: total,
	}
}

const mostRefused = 20

/** The latest orders by an affiliate's code that earn nothing, with the reason. */
export async function refusedOrders(
	db: Queryable,
	{ companyId }: Owner,
	code: string | null,
): Promise<RefusedOrder[]> {
	if (code === null) return []
	const rows = await db
		.select({ number: orders.number, date: commissionRefusal.at, reason: commissionRefusal.reason })
		.from(commissionRefusal)
		.innerJoin(
			orders,
			and(
				eq(orders.companyId, commissionRefusal.companyId),
				eq(orders.id, commissionRefusal.orderId),
			),
		)
		.where(
			and(
				eq(commissionRefusal.companyId, companyId),
				sql`lower(${commissionRefusal.code}) = lower(${code})`,
			),
		)
		.orderBy(desc(commissionRefusal.at))
		.limit(mostRefused)
	return rows.map(({ number, ...row }) => ({ order: number.slice(-4), ...row }))
}

export type AffiliateMonth = { clicks: number; orders: number; earned: number }

/** Clicks, orders and commission of an affiliate's link per month (yymm); omits months without any. */
export async function affiliateMonths(
	db: Queryable,
	owner: Owner,
	code: string | null,
): Promise<Map<string, AffiliateMonth>> {
	const month = monthOf(commission.at)
	const sales = await db
		.select({
			month,
			orders: sql<number>`count(distinct ${commission.orderId})`.mapWith(Number),
			earned: sql<number>`sum(${commission.earned} - ${commission.reversed})`.mapWith(Number),
		})
		.from(commission)
		.where(isOwn(owner))
		.groupBy(month)
	const clicked = sql<string>`to_char(${referralClick.day}, 'YYMM')`
	const clicks = await db
		.select({ month: clicked, clicks: count() })
		.from(referralClick)
		.where(
			and(
				eq(referralClick.companyId, owner.companyId),
				eq(referralClick.kind, 'AFFILIATE'),
				sql`lower(${referralClick.code}) = lower(${code})`,
			),
		)
		.groupBy(clicked)
	const months = new Map<string, AffiliateMonth>()
	for (const row of clicks) months.set(row.month, { clicks: row.clicks, orders: 0, earned: 0 })
	for (const row of sales) {
		const known = months.get(row.month)
		months.set(row.month, { clicks: known?.clicks ?? 0, orders: row.orders, earned: row.earned })
	}
	return months
}

function statusOf(row: typeof commission.$inferSelect, isHeld: boolean): Commission['status'] {
	if (row.reversed === row.earned) return 'REVERSED'
	if (row.settledAt !== null) return 'AVAILABLE'
	return isHeld ? 'REVIEW' : 'PENDING'
}

function isOwn({ companyId, customerId }: Owner) {
	return and(eq(commission.companyId, companyId), eq(commission.customerId, customerId))
}
