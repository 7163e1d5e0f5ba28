import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { AffiliateWire, CommissionWire } from '#contract/affiliate.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { isWithin, monthOf } from '#website-api/modules/platform/periods/jakarta.queries.ts'
import type { Period } from '#website-api/modules/platform/periods/period.ts'
import { referralClick } from '#website-api/modules/programmes/tracking/click.table.ts'
import { commissionReview } from './commission-review.table.ts'
import { commission, commissionRefusal } from './commission.table.ts'

/** A page of an affiliate's commissions per order line, newest first. */
export async function commissionPage(
	db: Queryable,
	owner: Owner,
	{ period, index, size }: { period: Period | undefined; index: number; size: number },
): Promise<{ list: CommissionWire[]; total: number }> {
	const where = and(isOwn(owner), period && isWithin(commission.at, period))
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
		.limit(size)
		.offset((index - 1) * size)
	return {
		total: counted?.total ?? 0,
		list: rows.map(({ commission: row, line, number, review }) => ({
			ORDER_CODE: number.slice(-4),
			LINE_POSITION: row.position,
			COMMISSION_DATE: row.at.toISOString(),
			PRODUCT_NAME: line.productName,
			VARIANT_LABEL: line.variantLabel,
			LINE_QTY: line.quantity,
			RETURNED_QTY: row.unitsBack,
			BASE: row.base,
			COMMISSION_PERCENT: row.rate / 100,
			EARNED: row.earned,
			REVERSED: row.reversed,
			COMMISSION_STATUS: statusOf(row, review !== null && review.decision === null),
		})),
	}
}

const mostRefused = 20

/** The latest orders by an affiliate's code that earn nothing, with the reason. */
export async function refusedOrders(
	db: Queryable,
	{ companyId }: Owner,
	code: string | null,
): Promise<AffiliateWire['data']['REFUSED_LIST']> {
	if (code === null) return []
	const rows = await db
		.select({ number: orders.number, at: commissionRefusal.at, reason: commissionRefusal.reason })
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
	return rows.map(({ number, at, reason }) => ({
		ORDER_CODE: number.slice(-4),
		REFUSED_DATE: at.toISOString(),
		REASON: reason,
	}))
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

function statusOf(
	row: typeof commission.$inferSelect,
	isHeld: boolean,
): CommissionWire['COMMISSION_STATUS'] {
	if (row.reversed === row.earned) return 'REVERSED'
	if (row.settledAt !== null) return 'AVAILABLE'
	return isHeld ? 'REVIEW' : 'PENDING'
}

function isOwn({ companyId, customerId }: Owner) {
	return and(eq(commission.companyId, companyId), eq(commission.customerId, customerId))
}
