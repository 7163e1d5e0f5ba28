import { sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import type { REFUSED_COMMISSIONS } from './agent-commission.table.ts'

export type Earner = {
	/** 1: the seller; 2 and 3: the agents above. */
	level: number
	customerId: string
	/** Set if the buyer is this agent, who then gets no commission. */
	refused: (typeof REFUSED_COMMISSIONS)[number] | null
}

type Row = { level: number; customer_id: string } & Record<'account' | 'phone' | 'bank', boolean>

/**
 * The agents who may get a commission of an order: the one whose link referred it and at most two above, each while
 * they are active. An agent who is the buyer by account, phone or bank account gets none; if that is the seller, the
 * agents above get none either, since nothing was sold to another person.
 */
export async function earnersOf(db: Queryable, order: OrderRow): Promise<Earner[]> {
	const { companyId, agentCode, customerId: buyerId } = order
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
		select chain.level, chain.customer_id,
			coalesce(chain.customer_id = ${buyerId}::uuid, false) as account,
			person.phone = ${order.customerPhone} or applied.phone is not null as phone,
			bank.number is not null as bank
		from chain
		join customer as person on person.company_id = ${companyId} and person.id = chain.customer_id
		left join lateral (
			select agent.whatsapp as phone from agent
			where agent.company_id = ${companyId} and agent.customer_id = chain.customer_id
				and agent.whatsapp = ${order.customerPhone}
		) as applied on true
		left join lateral (
			select theirs.number from customer_bank as theirs
			join customer_bank as buyers on buyers.company_id = theirs.company_id
				and buyers.bank_code = theirs.bank_code and buyers.number = theirs.number
			where theirs.company_id = ${companyId} and theirs.customer_id = chain.customer_id
				and buyers.customer_id = ${buyerId}::uuid
			limit 1
		) as bank on true
		order by chain.level`)
	const earners = rows.map((row) => ({
		level: row.level,
		customerId: row.customer_id,
		refused: refusalReason(row),
	}))
	const seller = earners.find(({ level }) => level === 1)
	return seller && seller.refused !== null ? [seller] : earners
}

function refusalReason({ account, phone, bank }: Row): Earner['refused'] {
	if (account) return 'SELF_ACCOUNT'
	if (phone) return 'SELF_PHONE'
	return bank ? 'SELF_BANK' : null
}
