import { sql } from 'drizzle-orm'
import { UNSOLD_ORDER_STATUSES } from '#contract/order-statuses.ts'
import { valuesOf } from '#website-api/db/columns.ts'
import {
	type Database,
	inTransaction,
	setStatementTimeout,
	type Transaction,
} from '#website-api/db/database.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'

const STATEMENT_TIMEOUT_MS = 60_000
/** Days of sales that best-seller ranks are based on, and days of orders that pairs bought together are based on. */
const DAYS = { recent: 90, together: 180 }
/**
 * The maximum number of recent orders that are evaluated, and the maximum number of products of such an order, which
 * excludes bulk buyers.
 */
const MAX = { orders: 200_000, productsOfOrder: 20, together: 8 }
/** A single order with both products is not significant. */
const MIN_ORDERS = 2
/** Products whose tier a transaction changes: each takes up to a millisecond, as it changes the indexes of searches. */
const MARKED_AT_ONCE = 500

/**
 * Ranks the products of one company by recent sales, every hour, and by what was bought together, every day. Returns
 * false if no company was due. Only one of several processes ranks a company at a time.
 */
export async function rankSales(db: Database): Promise<boolean> {
	const companyId = await rankDue(db)
	if (companyId === undefined) return false
	let marked
	do marked = await markTiers(db, companyId)
	while (marked === MARKED_AT_ONCE)
	return true
}

/** Ranks the company that waited longest, and returns its id; undefined: none is due. */
function rankDue(db: Database): Promise<number | undefined> {
	return inTransaction(db, async (tx) => {
		await setStatementTimeout(tx, STATEMENT_TIMEOUT_MS)
		const due = await dueCompany(tx)
		if (!due) return undefined
		await rankRecent(tx, due.companyId)
		await countSold(tx, due.companyId)
		if (due.isPairing) await pairProducts(tx, due.companyId)
		await tx.execute(sql`
			insert into sales_ranking (company_id, ranked_at, paired_at) values (${due.companyId}, now(), now())
			on conflict (company_id) do update set ranked_at = excluded.ranked_at,
				paired_at = case when ${due.isPairing} then excluded.paired_at else sales_ranking.paired_at end`)
		return due.companyId
	})
}

/** Marks some of the best-sellers that are not marked yet, and returns how many they were. */
function markTiers(db: Database, companyId: number): Promise<number> {
	return inTransaction(db, async (tx) => {
		await setStatementTimeout(tx, STATEMENT_TIMEOUT_MS)
		const { rows } = await tx.execute<{ marked: number }>(
			sql`select mark_sales_tiers(${companyId}, null, ${MARKED_AT_ONCE}) as marked`,
		)
		return rows[0]?.marked ?? 0
	})
}

async function dueCompany(tx: Transaction) {
	const { rows } = await tx.execute<{ company_id: number; is_pairing: boolean }>(sql`
		select company.id as company_id, coalesce(paired_at < now() - interval '1 day', true) as is_pairing
		from company left join sales_ranking on sales_ranking.company_id = company.id
		where pg_try_advisory_xact_lock(hashtext('rank sales'))
			and coalesce(ranked_at < now() - interval '1 hour', true) and ${isServed(sql`company.id`)}
		order by ranked_at nulls first, company.id limit 1`)
	const [row] = rows
	return row && { companyId: row.company_id, isPairing: row.is_pairing }
}

async function rankRecent(tx: Transaction, companyId: number) {
	await tx.execute(sql`
		update product_sales as present set recent = ranked.units
		from (
			select listed.product_id, greatest(0, coalesce(lately.units, 0))::integer as units
			from product_sales as listed
			left join (
				select key::bigint as product_id, sum(units) as units from sales_part
				where company_id = ${companyId} and dimension = 'PRODUCT'
					and day > current_date - ${DAYS.recent}::integer
				group by key
			) as lately on lately.product_id = listed.product_id
			where listed.company_id = ${companyId}
		) as ranked
		where present.company_id = ${companyId} and present.product_id = ranked.product_id
			and present.recent <> ranked.units`)
}

/** Adds sold units to the number displayed to shoppers. Skips locked products until the next hour. */
async function countSold(tx: Transaction, companyId: number) {
	await tx.execute(sql`
		with due as (
			select product.id, product_sales.sold - product_sales.counted as change
			from product_sales join product
				on product.company_id = product_sales.company_id and product.id = product_sales.product_id
			where product_sales.company_id = ${companyId} and product_sales.sold <> product_sales.counted
			for update of product skip locked
		), added as (
			update product set sold_count = greatest(0, sold_count + due.change)
			from due where product.company_id = ${companyId} and product.id = due.id
			returning product.id
		)
		update product_sales set counted = sold
		from added where product_sales.company_id = ${companyId} and product_sales.product_id = added.id`)
}

async function pairProducts(tx: Transaction, companyId: number) {
	await tx.execute(sql`
		with recent as materialized (
			select id from orders
			where company_id = ${companyId} and status not in (${valuesOf(UNSOLD_ORDER_STATUSES)})
				and placed_at > now() - make_interval(days => ${DAYS.together}::integer)
			order by placed_at desc limit ${MAX.orders}
		), bought as materialized (
			select order_line.order_id, array_agg(distinct variant.product_id) as products
			from recent
			join order_line on order_line.company_id = ${companyId} and order_line.order_id = recent.id
			join variant on variant.company_id = ${companyId} and variant.id = order_line.variant_id
			where order_line.quantity > order_line.removed
			group by order_line.order_id
			having count(distinct variant.product_id) between 2 and ${MAX.productsOfOrder}
		), ranked as (
			select one as product_id, other as other_id, count(*)::integer as orders,
				row_number() over (partition by one order by count(*) desc, other desc) as place
			from bought cross join unnest(products) as one cross join unnest(products) as other
			where one <> other
			group by one, other having count(*) >= ${MIN_ORDERS}
		), best as materialized (
			select product_id, other_id, orders from ranked where place <= ${MAX.together}
		), gone as (
			delete from bought_together as present
			where company_id = ${companyId} and not exists (
				select 1 from best
				where best.product_id = present.product_id and best.other_id = present.other_id)
		)
		insert into bought_together as present (company_id, product_id, other_id, orders)
		select ${companyId}::integer, product_id, other_id, orders from best
		on conflict (company_id, product_id, other_id)
			do update set orders = excluded.orders where present.orders <> excluded.orders`)
}
