import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import {
	productSalesOf,
	isSold,
} from '#website-api/modules/programmes/downline/sales-terms.queries.ts'
import {
	dayInJakarta,
	isWithin,
	monthOf,
} from '#website-api/modules/platform/periods/jakarta.queries.ts'
import { lastTwelve, type Period, type Span } from '#website-api/modules/platform/periods/period.ts'
import { agentMonths } from './agent-summary.queries.ts'

/** Twelve months of an agent's figures, oldest first; page 2 is the year before. */
export async function agentYear(db: Queryable, owner: Owner, code: string, page: number) {
	const [year = 0, month = 0] = (await dayInJakarta(db)).split('-').map(Number)
	const last = new Date(Date.UTC(year, month - 1 - 12 * (page - 1), 1))
	const periods = lastTwelve(last.toISOString().slice(0, 10))
	const months = await agentMonths(db, owner.companyId, code, periods)
	const span = { from: periods[0]?.from ?? '', until: periods.at(-1)?.until ?? '' }
	const own = await salesByMonth(db, owner, span, sql`orders.agent_code = ${code}`)
	const team = await salesByMonth(
		db,
		owner,
		span,
		sql`exists (select 1 from downline where downline.company_id = orders.company_id
			and downline.customer_id = orders.customer_id and downline.ancestor_id = ${owner.customerId}::uuid)`,
	)
	const earned = await earnedByMonth(db, owner, span)
	return periods.map((period: Period, at) => ({
		period,
		clicks: months[at]?.clicks ?? 0,
		orders: months[at]?.orders ?? 0,
		omzet: own.get(period.code) ?? 0,
		teamOmzet: team.get(period.code) ?? 0,
		commission: earned.get(period.code) ?? 0,
	}))
}

type Sum = { month: string; sum: number | string }

async function salesByMonth(db: Queryable, { companyId }: Owner, span: Span, whose: SQL) {
	const placed = sql`orders.placed_at`
	const { rows } = await db.execute<Sum>(sql`
		select ${monthOf(placed)} as month, sum(${productSalesOf}) as sum from orders
		where orders.company_id = ${companyId} and ${isSold} and ${whose}
			and ${isWithin(placed, span)}
		group by 1`)
	return sumsOf(rows)
}

async function earnedByMonth(db: Queryable, { companyId, customerId }: Owner, span: Span) {
	const earned = sql`earned_at`
	const { rows } = await db.execute<Sum>(sql`
		select ${monthOf(earned)} as month, sum(amount - reversed) as sum from agent_commission
		where company_id = ${companyId} and earner_id = ${customerId}::uuid
			and ${isWithin(earned, span)}
		group by 1`)
	return sumsOf(rows)
}

function sumsOf(rows: Sum[]) {
	return new Map(rows.map((row) => [row.month, Number(row.sum)]))
}
