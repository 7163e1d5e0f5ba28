import { sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { checkOwnOrder } from '#website-api/modules/programmes/own-orders/own-order.queries.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import type { REFUSED_COMMISSIONS } from './agent-commission.table.ts'

export type Earner = {
	/** 1: the seller; 2 and 3: the agents above. */
	level: number
	customerId: string
	/** Set if the buyer is this agent, who then gets no commission. */
	refused: (typeof REFUSED_COMMISSIONS)[number] | null
}

type Row = { level: number; id: string; phone: string; email: string }

/**
 * The agents who may get a commission of an order: the one whose link referred it and at most two above, each while
 * they are active. An agent who is the buyer gets none; if that is the seller, the agents above get none either, since
 * nothing was sold to another person.
 */
export async function earnersOf(db: Queryable, order: OrderRow): Promise<Earner[]> {
	const { companyId, agentCode } = order
	if (agentCode === null) return []
	const { rows } = await db.execute<Row>(sql`
		with seller as (
			select customer_id from agent
			where company_id = ${companyId} and code = ${agentCode} and active and customer_id is not null
		),
		chain as (
			select 1 as level, customer_id from seller
			union all
			select downline.depth + 1, downline.ancestor_id
			from seller join downline on downline.company_id = ${companyId}
				and downline.customer_id = seller.customer_id and downline.depth <= 2
			join agent on agent.company_id = ${companyId} and agent.customer_id = downline.ancestor_id and agent.active
		)
		select chain.level, person.id, person.phone, person.email
		from chain join customer as person on person.company_id = ${companyId} and person.id = chain.customer_id
		order by chain.level`)
	const earners: Earner[] = []
	for (const { level, ...person } of rows) {
		const { own } = await checkOwnOrder(db, order, person)
		const refused = own === undefined ? null : (`SELF_${own}` as const)
		earners.push({ level, customerId: person.id, refused })
		if (level === 1 && refused !== null) break
	}
	return earners
}
