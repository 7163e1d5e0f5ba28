import { sql } from 'drizzle-orm'
import type { AgentCommission, COMMISSION_STATES } from '#contract/agent-account.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { inJakarta, isWithin } from '#website-api/modules/platform/periods/jakarta.queries.ts'
import type { Period } from '#website-api/modules/platform/periods/period.ts'
import { shownName } from './shown-name.ts'

type Row = {
	number: string
	earned: string | Date
	buyer: string
	product: string
	level: number
	rate: number
	state: (typeof COMMISSION_STATES)[number]
} & Record<'net' | 'commission' | 'total', number | string>

const earnedAt = sql`agent_commission.earned_at`

const month = ({ companyId, customerId }: Owner, period: Period) => sql`
	agent_commission.company_id = ${companyId} and agent_commission.earner_id = ${customerId}::uuid and ${isWithin(earnedAt, period)}`

/** All commissions of a month per order line, newest first, including unpaid ones with the reason. */
export async function commissionsOf(
	db: Queryable,
	owner: Owner,
	period: Period,
	{ page, pageSize }: { page: number; pageSize: number },
): Promise<{ list: AgentCommission[]; pages: number; count: number }> {
	const { rows } = await db.execute<Row>(sql`
		select orders.number, agent_commission.earned_at as earned, orders.customer_name as buyer,
			order_line.product_name as product, agent_commission.level, agent_commission.rate_bp as rate,
			agent_commission.net, agent_commission.amount - agent_commission.reversed as commission,
			case when agent_commission.refused is not null then 'REFUSED'
				when agent_commission.cleared_at is not null then 'CLEARED'
				when agent_commission.units = 0 then 'REVERSED' else 'PENDING' end as state,
			count(*) over () as total
		from agent_commission
		join orders on orders.company_id = agent_commission.company_id and orders.id = agent_commission.order_id
		join order_line on order_line.company_id = agent_commission.company_id
			and order_line.order_id = agent_commission.order_id and order_line.position = agent_commission.position
		where ${month(owner, period)}
		order by agent_commission.earned_at desc, orders.number, agent_commission.position, agent_commission.level
		limit ${pageSize} offset ${(page - 1) * pageSize}`)
	const count = Number(rows[0]?.total ?? 0)
	return {
		list: rows.map((row) => ({
			orderEnd: row.number.slice(-4),
			date: new Date(row.earned),
			buyer: shownName({ name: row.buyer }),
			product: row.product,
			level: row.level,
			rate: row.rate,
			net: Number(row.net),
			amount: Number(row.commission),
			state: row.state,
		})),
		pages: Math.ceil(count / pageSize),
		count,
	}
}

/** Commission per day of the month; index 0 is the first day. */
export async function commissionDays(
	db: Queryable,
	owner: Owner,
	period: Period,
): Promise<number[]> {
	const { rows } = await db.execute<{ day: number; sum: number | string }>(sql`
		select extract(day from ${inJakarta(earnedAt)})::integer as day, sum(amount - reversed) as sum
		from agent_commission where ${month(owner, period)} group by 1`)
	const sums = new Map(rows.map((row) => [row.day, Number(row.sum)]))
	return Array.from({ length: period.days }, (_, at) => sums.get(at + 1) ?? 0)
}
