import { type SQL, sql } from 'drizzle-orm'
import type { CUSTOMER_TYPES } from '#contract/auth.ts'
import type { DownlineQuery, Member } from '#contract/downline.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { likePatterns } from '#website-api/db/like-pattern.ts'
import { shownName } from '#website-api/modules/programmes/agents/shown-name.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { productSalesOf, isSold, monthBegan, shownNameOf } from './sales-terms.queries.ts'

type MemberFilter = Omit<DownlineQuery, 'page' | 'pageSize'>
type Row = {
	code: string
	name: string
	level: number
	type: (typeof CUSTOMER_TYPES)[number]
	joined: string | Date
	active: boolean
	omzet: number | string
	commission: number | string
	total: number | string
}

const orders: Record<MemberFilter['sort'], SQL> = {
	newest: sql`customer.created_at desc`,
	name: sql`lower(customer.name)`,
	omzet: sql`omzet desc`,
	commission: sql`commission desc`,
	level: sql`member.depth`,
}

/** Members below a customer, in one query. */
export async function listMembers(
	db: Queryable,
	{ companyId, customerId }: Owner,
	wish: MemberFilter,
	paging: { page: number; pageSize: number } | null,
): Promise<{ list: Member[]; count: number }> {
	const { rows } = await db.execute<Row>(sql`
		with member as (
			select downline.customer_id, downline.depth from downline
			where downline.company_id = ${companyId} and downline.ancestor_id = ${customerId}::uuid
		),
		bought as (
			select orders.customer_id, max(orders.placed_at) as latest,
				sum(case when orders.placed_at >= ${monthBegan} then ${productSalesOf} else 0 end) as omzet
			from orders join member on member.customer_id = orders.customer_id
			where orders.company_id = ${companyId} and ${isSold}
			group by orders.customer_id
		),
		earned as (
			select orders.customer_id, sum(agent_commission.amount - agent_commission.reversed) as commission
			from agent_commission join orders
				on orders.company_id = agent_commission.company_id and orders.id = agent_commission.order_id
			where agent_commission.company_id = ${companyId} and agent_commission.earner_id = ${customerId}::uuid
			group by orders.customer_id
		)
		select customer.code, customer.name, member.depth as level, customer.type, customer.created_at as joined,
			coalesce(bought.latest > now() - interval '90 days', false) as active,
			coalesce(bought.omzet, 0) as omzet, coalesce(earned.commission, 0) as commission,
			count(*) over () as total
		from member
		join customer on customer.company_id = ${companyId} and customer.id = member.customer_id
		left join bought on bought.customer_id = member.customer_id
		left join earned on earned.customer_id = member.customer_id
		where ${conditionOf(wish)}
		order by ${orders[wish.sort]}, customer.code
		${paging ? sql`limit ${paging.pageSize} offset ${(paging.page - 1) * paging.pageSize}` : sql``}`)
	return { list: rows.map(memberOf), count: Number(rows[0]?.total ?? 0) }
}

/** The number of members per level. */
export async function levelsBelow(db: Queryable, { companyId, customerId }: Owner) {
	const { rows } = await db.execute<{ depth: number; members: number | string }>(sql`
		select depth, count(*) as members from downline
		where company_id = ${companyId} and ancestor_id = ${customerId}::uuid
		group by depth order by depth`)
	return rows.map((row) => ({ level: row.depth, members: Number(row.members) }))
}

/** Only visible fields: a search must not reveal hidden parts of a name. */
export function matching(text: string): SQL {
	const words = sql`concat_ws(' ', ${shownNameOf}, customer.code)`
	return sql.join(
		likePatterns(text).map((pattern) => sql`${words} ilike ${pattern}`),
		sql` and `,
	)
}

function conditionOf({ level, active, text }: MemberFilter): SQL {
	const isActive = sql`coalesce(bought.latest > now() - interval '90 days', false)`
	return sql.join(
		[
			sql`true`,
			...(level === undefined ? [] : [sql`member.depth = ${level}`]),
			...(active === undefined ? [] : [sql`${isActive} = ${active}`]),
			...(text === undefined ? [] : [matching(text)]),
		],
		sql` and `,
	)
}

function memberOf(row: Row): Member {
	return {
		code: row.code,
		name: shownName({ name: row.name }),
		level: row.level,
		type: row.type,
		joined: new Date(row.joined),
		isActive: row.active,
		omzet: Number(row.omzet),
		commission: Number(row.commission),
	}
}
