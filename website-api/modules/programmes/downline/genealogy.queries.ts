import { type SQL, sql } from 'drizzle-orm'
import type { BranchQuery, TreeNode } from '#contract/downline.ts'
import { arrayLiteral } from '#website-api/db/array-literal.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { shownName } from '#website-api/modules/programmes/agents/shown-name.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { monthOf } from '#website-api/modules/platform/periods/jakarta.queries.ts'
import { matching } from './members.queries.ts'
import { productSalesOf, isSold, monthBegan } from './sales-terms.queries.ts'

const perPage = 20

type Place = { id: string; depth: number }

/**
 * One branch of the tree below a customer, or the members found by a search, in a fixed number of queries. 404
 * MEMBER_NOT_FOUND for anyone outside of the downline, which is checked in the database.
 */
export async function branchOf(db: Queryable, owner: Owner, wish: BranchQuery) {
	const me: Place = { id: owner.customerId, depth: 0 }
	const top = wish.at === undefined ? me : await placeOf(db, owner, wish.at)
	const path = top.depth === 0 ? [me] : await pathTo(db, owner, top)
	const { places, total } = await listedPlaces(db, owner, top, wish)
	const nodes = await nodesOf(db, owner.companyId, [...path, ...places])
	return {
		path: path.flatMap(({ id }) => nodes.get(id) ?? []),
		list: places.flatMap(({ id }) => nodes.get(id) ?? []),
		pages: Math.ceil(total / perPage),
		count: total,
	}
}

async function placeOf(db: Queryable, owner: Owner, code: string): Promise<Place> {
	const { companyId, customerId } = owner
	const { rows } = await db.execute<Place>(sql`
		select customer.id, coalesce(downline.depth, 0) as depth
		from customer left join downline on downline.company_id = customer.company_id
			and downline.customer_id = customer.id and downline.ancestor_id = ${customerId}::uuid
		where customer.company_id = ${companyId} and customer.code = ${code}
			and (downline.depth is not null or customer.id = ${customerId}::uuid)`)
	if (!rows[0]) throw new Problem(404, 'MEMBER_NOT_FOUND')
	return rows[0]
}

async function pathTo(db: Queryable, owner: Owner, top: Place): Promise<Place[]> {
	const { rows } = await db.execute<Place>(sql`
		select ancestor_id as id, ${top.depth}::integer - depth as depth from downline
		where company_id = ${owner.companyId} and customer_id = ${top.id}::uuid and depth <= ${top.depth}
		order by downline.depth desc`)
	return [...rows, top]
}

async function listedPlaces(
	db: Queryable,
	owner: Owner,
	top: Place,
	{ text, page }: BranchQuery,
): Promise<{ places: Place[]; total: number }> {
	const [from, condition]: [string, SQL] =
		text === undefined ? [top.id, sql`downline.depth = 1`] : [owner.customerId, matching(text)]
	const below = text === undefined ? top.depth : 0
	const { rows } = await db.execute<Place & { total: number | string }>(sql`
		select downline.customer_id as id, downline.depth + ${below}::integer as depth, count(*) over () as total
		from downline join customer
			on customer.company_id = downline.company_id and customer.id = downline.customer_id
		where downline.company_id = ${owner.companyId} and downline.ancestor_id = ${from}::uuid and ${condition}
		order by downline.depth, customer.created_at, customer.code
		limit ${perPage} offset ${(page - 1) * perPage}`)
	return { places: rows, total: Number(rows[0]?.total ?? 0) }
}

type Row = {
	id: string
	code: string
	name: string
	type: TreeNode['type']
	joined: string
} & Record<'direct' | 'team' | 'omzet', number | string>

async function nodesOf(db: Queryable, companyId: number, places: Place[]) {
	const ids = arrayLiteral(places.map(({ id }) => id))
	const { rows } = await db.execute<Row>(sql`
		with chosen as (select unnest(${ids}::uuid[]) as id),
		counted as (
			select downline.ancestor_id as id, count(*) as team, count(*) filter (where downline.depth = 1) as direct
			from downline join chosen on chosen.id = downline.ancestor_id
			where downline.company_id = ${companyId} group by downline.ancestor_id
		),
		side as (
			select downline.ancestor_id as id, downline.customer_id from downline
			join chosen on chosen.id = downline.ancestor_id where downline.company_id = ${companyId}
			union all select id, id from chosen
		),
		bought as (
			select orders.customer_id, sum(${productSalesOf}) as goods from orders
			where orders.company_id = ${companyId} and orders.placed_at >= ${monthBegan}
				and orders.customer_id is not null and orders.customer_id in (select customer_id from side)
				and ${isSold}
			group by orders.customer_id
		),
		sold as (
			select side.id, sum(bought.goods) as omzet
			from side join bought on bought.customer_id = side.customer_id group by side.id
		)
		select customer.id, customer.code, customer.name, customer.type,
			${monthOf(sql`customer.created_at`)} as joined,
			coalesce(counted.direct, 0) as direct, coalesce(counted.team, 0) as team,
			coalesce(sold.omzet, 0) as omzet
		from chosen join customer on customer.company_id = ${companyId} and customer.id = chosen.id
		left join counted on counted.id = chosen.id left join sold on sold.id = chosen.id`)
	const depths = new Map(places.map(({ id, depth }) => [id, depth]))
	return new Map(
		rows.map((row): [string, TreeNode] => [
			row.id,
			{
				code: row.code,
				name: shownName({ name: row.name }),
				type: row.type,
				joined: row.joined,
				level: depths.get(row.id) ?? 0,
				direct: Number(row.direct),
				team: Number(row.team),
				omzet: Number(row.omzet),
			},
		]),
	)
}
