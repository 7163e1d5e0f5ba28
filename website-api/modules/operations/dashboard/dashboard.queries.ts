import { MOST_STARS_TO_ANSWER } from '#contract/review.ts'
import { and, eq, not, sql, type SQL } from 'drizzle-orm'
import { UNSOLD_ORDER_STATUSES } from '#contract/order-statuses.ts'
import { valuesOf } from '#website-api/db/columns.ts'
import { QUEUES, type RecentSales, type WaitingWork } from '#contract/dashboard.ts'
import type { Permission } from '#contract/operator/permissions.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { dayInJakarta, inJakarta } from '#website-api/modules/platform/periods/jakarta.queries.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import {
	isOpenReversal,
	paymentReversal,
} from '#website-api/modules/sales/orders/refund/payment-reversal.table.ts'
import {
	countOf,
	inTab,
	isAllRefunded,
} from '#website-api/modules/sales/orders/order-work.queries.ts'

type Queue = WaitingWork['queue']
const DAYS = 30
/** Up to this many available units count as low stock. */
const LOW_STOCK = 5

/** Permission required for each queue. */
const needs: Record<Queue, Permission> = {
	PAYMENTS_TO_CHECK: 'payments.confirm',
	TO_PROCESS: 'orders.process',
	TO_SHIP: 'orders.process',
	OVERDUE: 'orders.process',
	RETURNS: 'returns.receive',
	WITHDRAWALS: 'withdrawals',
	GUEST_REFUNDS: 'refunds.pay',
	AGENT_APPLICATIONS: 'agents',
	MESSAGES: 'messages',
	REVIEWS: 'reviews',
	LOW_STOCK: 'stock',
	FAILED_MAILS: 'deliveries',
	PAYMENT_ACCOUNTS: 'banks',
	REVERSALS: 'orders.refund',
	PAYOUTS: 'withdrawals',
}

/** Number of open items by queue, for queues that the caller has permission for; each count is capped at 100. */
export async function waitingWork(
	db: Queryable,
	companyId: number,
	isPermitted: (permission: Permission) => boolean,
) {
	const list: WaitingWork[] = []
	for (const queue of QUEUES) {
		if (!isPermitted(needs[queue])) continue
		list.push({ queue, count: await counters[queue](db, companyId) })
	}
	return list
}

const counters: Record<Queue, (db: Queryable, companyId: number) => Promise<number>> = {
	PAYMENTS_TO_CHECK: (db, id) => countOf(db, inTab(id, 'TO_CHECK')),
	TO_PROCESS: (db, id) => countOf(db, inTab(id, 'TO_PROCESS')),
	TO_SHIP: (db, id) => countOf(db, inTab(id, 'TO_SHIP')),
	OVERDUE: (db, id) =>
		countOf(
			db,
			and(
				eq(orders.companyId, id),
				sql`${orders.status} in ('PAYMENT_CONFIRMED', 'PROCESSING')`,
				not(isAllRefunded),
				// Not `exists`: the planner may evaluate that over the history of all orders.
				sql`(
					select at from order_event
					where order_event.company_id = ${orders.companyId} and order_event.order_id = ${orders.id}
						and order_event.to_status = 'PAYMENT_CONFIRMED'
					limit 1) < now() - interval '2 days'`,
			),
		),
	RETURNS: (db, id) =>
		rowsUpTo100(
			db,
			sql`select 1 from returns where company_id = ${id} and status in ('REQUESTED', 'SENT_BACK', 'RECEIVED')`,
		),
	WITHDRAWALS: (db, id) =>
		rowsUpTo100(
			db,
			sql`select 1 from withdrawal where company_id = ${id} and status in ('REQUESTED', 'APPROVED')`,
		),
	GUEST_REFUNDS: (db, id) =>
		rowsUpTo100(
			db,
			sql`select 1 from guest_refund where company_id = ${id} and paid_out_at is null`,
		),
	AGENT_APPLICATIONS: (db, id) =>
		rowsUpTo100(
			db,
			sql`select 1 from agent_application where company_id = ${id} and status = 'WAITING'`,
		),
	MESSAGES: (db, id) =>
		rowsUpTo100(db, sql`select 1 from contact_message where company_id = ${id} and state = 'OPEN'`),
	REVIEWS: (db, id) =>
		rowsUpTo100(
			db,
			sql`select 1 from review where company_id = ${id} and reply is null and hidden_at is null
				and rating <= ${MOST_STARS_TO_ANSWER}`,
		),
	LOW_STOCK: (db, id) =>
		rowsUpTo100(
			db,
			sql`select 1 from stock join variant on variant.company_id = stock.company_id and variant.id = stock.variant_id
				join product on product.company_id = variant.company_id and product.id = variant.product_id
				where stock.company_id = ${id} and variant.active and product.status = 'ACTIVE' and not product.is_digital
					and stock.on_hand - stock.reserved <= ${LOW_STOCK}`,
		),
	FAILED_MAILS: (db, id) =>
		rowsUpTo100(
			db,
			sql`select 1 from outbox where company_id = ${id} and dead_at is not null and done_at is null`,
		),
	PAYMENT_ACCOUNTS: (db, id) =>
		rowsUpTo100(
			db,
			sql`select 1 from payment_account as account join company on company.id = account.company_id
				where account.company_id = ${id} and account.is_active
					and (account.away_until > now() or account.environment = 'SANDBOX' and not company.maintenance)`,
		),
	REVERSALS: (db, id) =>
		rowsUpTo100(
			db,
			sql`select 1 from ${paymentReversal} where company_id = ${id} and ${isOpenReversal}`,
		),
	PAYOUTS: (db, id) =>
		rowsUpTo100(
			db,
			sql`select 1 from payout where company_id = ${id} and state in ('REQUESTED', 'HELD', 'UNCLEAR')`,
		),
}

async function rowsUpTo100(db: Queryable, query: SQL): Promise<number> {
	const { rows } = await db.execute<{ count: number }>(
		sql`select count(*)::int as count from (${query} limit 100) as counted`,
	)
	return onlyRow(rows).count
}

/** Paid orders and revenue by the day in Jakarta that they were placed; equal to the reports. */
export async function salesOf(db: Queryable, companyId: number): Promise<RecentSales> {
	const today = await dayInJakarta(db)
	const { rows } = await db.execute<{ day: string; orders: number; revenue: number }>(sql`
		select to_char(${inJakarta(orders.placedAt)}, 'YYYY-MM-DD') as day,
			count(*)::int as orders, sum(${orders.paid} - ${orders.refunded})::bigint as revenue
		from ${orders}
		where ${orders.companyId} = ${companyId}
			and ${orders.placedAt} >= (${today}::date - ${DAYS - 1}::int)::timestamp at time zone 'Asia/Jakarta'
			and ${orders.status} not in (${valuesOf(UNSOLD_ORDER_STATUSES)})
		group by 1`)
	const byDay = new Map(
		rows.map(({ day, orders: orderCount, revenue }) => [
			day,
			{ orderCount, revenue: Number(revenue) },
		]),
	)
	const days = lastDays(today).map((day) => ({
		day,
		...(byDay.get(day) ?? { orderCount: 0, revenue: 0 }),
	}))
	const sum = (count: number) => {
		const part = days.slice(-count)
		return {
			orderCount: part.reduce((total, one) => total + one.orderCount, 0),
			revenue: part.reduce((total, one) => total + one.revenue, 0),
		}
	}
	return { today: sum(1), last7Days: sum(7), last30Days: sum(DAYS), days }
}

function lastDays(today: string): string[] {
	const last = Date.parse(`${today}T00:00:00Z`)
	return Array.from({ length: DAYS }, (_, at) =>
		new Date(last - (DAYS - 1 - at) * 86_400_000).toISOString().slice(0, 10),
	)
}
