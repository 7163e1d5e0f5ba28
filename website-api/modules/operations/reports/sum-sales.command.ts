import { type SQL, sql } from 'drizzle-orm'
import { UNSOLD_ORDER_STATUSES } from '#contract/order-statuses.ts'
import { valuesOf } from '#website-api/db/columns.ts'
import {
	type Database,
	inTransaction,
	setStatementTimeout,
	type Transaction,
} from '#website-api/db/database.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'

/** Maximum number of days that one transaction sums. */
const DAYS_PER_TRANSACTION = 31
const STATEMENT_TIMEOUT_MS = 60_000

/**
 * Sums days whose orders have changed, newest first, and returns how many. Only one process does it at a time; others
 * return 0. A concurrently committed change marks its day again.
 */
export async function sumSales(db: Database, most = DAYS_PER_TRANSACTION): Promise<number> {
	return inTransaction(db, async (tx) => {
		await setStatementTimeout(tx, STATEMENT_TIMEOUT_MS)
		if (!(await isMine(tx))) return 0
		const days = await takeDays(tx, most)
		if (days.length === 0) return 0
		const wanted = sql`(values ${sql.join(
			days.map(({ companyId, day }) => sql`(${companyId}::integer, ${day}::date)`),
			sql`, `,
		)}) as wanted (company_id, day)`
		await addSold(tx, wanted, -1)
		for (const table of [sql`sales_day`, sql`sales_part`]) {
			await tx.execute(sql`
				delete from ${table} as summed using ${wanted}
				where summed.company_id = wanted.company_id and summed.day = wanted.day`)
		}
		await tx.execute(insertDays(wanted))
		await tx.execute(insertParts(wanted))
		await addSold(tx, wanted, 1)
		return days.length
	})
}

async function isMine(tx: Transaction): Promise<boolean> {
	const { rows } = await tx.execute<{ mine: boolean }>(
		sql`select pg_try_advisory_xact_lock(hashtext('sum sales')) as mine`,
	)
	return rows[0]?.mine === true
}

async function takeDays(tx: Transaction, most: number) {
	const { rows } = await tx.execute<{ company_id: number; day: string }>(sql`
		with taken as (
			delete from unsummed_day where (company_id, day) in (
				select company_id, day from unsummed_day
				where ${isServed(sql`company_id`)} group by company_id, day order by day desc limit ${most})
			returning company_id, day)
		select distinct company_id, to_char(day, 'YYYY-MM-DD') as day from taken`)
	return rows.map(({ company_id: companyId, day }) => ({ companyId, day }))
}

/** Adds or subtracts the units of these days to or from the total sold units of products. */
async function addSold(tx: Transaction, wanted: SQL, sign: 1 | -1) {
	await tx.execute(sql`
		insert into product_sales as present (company_id, product_id, sold, counted, recent)
		select product.company_id, product.id, ${sign}::integer * sum(sales_part.units), 0, 0
		from ${wanted}
		join sales_part on sales_part.company_id = wanted.company_id and sales_part.dimension = 'PRODUCT'
			and sales_part.day = wanted.day
		join product on product.company_id = sales_part.company_id and product.id = sales_part.key::bigint
		group by product.company_id, product.id
		on conflict (company_id, product_id) do update set sold = present.sold + excluded.sold`)
}

/**
 * CTEs with the sold orders of the wanted days (`sold`), their lines (`line`) and both joined (`whole`). Sold means paid
 * and not cancelled; the day is that of placing the order.
 */
const soldOrders = (wanted: SQL) => sql`
	sold as materialized (
		select wanted.day, orders.*
		from ${wanted} join orders on orders.company_id = wanted.company_id
			and orders.placed_at >= wanted.day::timestamp at time zone 'Asia/Jakarta'
			and orders.placed_at < (wanted.day + 1)::timestamp at time zone 'Asia/Jakarta'
		where orders.status not in (${valuesOf(UNSOLD_ORDER_STATUSES)})
			and (orders.payment_method <> 'COD' or orders.paid > 0)),
	line as materialized (
		select sold.company_id, sold.day, sold.id, variant.product_id,
			order_line.quantity - order_line.removed - coalesce(sent_back.units, 0) as units,
			order_line.sub_total - order_line.discount
				- coalesce(taken_out.refund, 0) - coalesce(sent_back.refund, 0) as goods
		from sold join order_line on order_line.company_id = sold.company_id and order_line.order_id = sold.id
		join variant on variant.company_id = order_line.company_id and variant.id = order_line.variant_id
		left join lateral (
			select sum(change_line.refund) as refund from order_change_line as change_line
			join order_change on order_change.company_id = change_line.company_id
				and order_change.order_id = change_line.order_id and order_change.version = change_line.version
			where order_line.removed > 0 and change_line.company_id = order_line.company_id
				and change_line.order_id = order_line.order_id and change_line.position = order_line.position
				and order_change.status = 'ACCEPTED'
		) as taken_out on true
		left join lateral (
			select sum(return_line.refund) as refund, sum(return_line.quantity) as units from returns
			join return_line on return_line.company_id = returns.company_id and return_line.return_id = returns.id
			where order_line.returned > 0 and returns.company_id = order_line.company_id
				and returns.order_id = order_line.order_id and return_line.position = order_line.position
				and returns.status = 'REFUNDED'
		) as sent_back on true),
	whole as (
		select sold.*, lines.units, lines.goods,
			sold.shipping_price - sold.shipping_discount + sold.insurance as shipping
		from sold join (
			select company_id, id, sum(units) as units, sum(goods) as goods from line group by company_id, id
		) as lines on lines.company_id = sold.company_id and lines.id = sold.id)`

const insertDays = (wanted: SQL) => sql`
	insert into sales_day (company_id, day, orders, units, gross, discount, coins, refunded, shipping, codes)
	with ${soldOrders(wanted)}
	select company_id, day, count(*), sum(units), sum(sub_total), sum(product_discount + tier_discount),
		sum(coins_spent), sum(refunded), sum(shipping), sum(unique_code - waived)
	from whole group by company_id, day`

// For each dimension its key, and the discount or commission given.
const insertParts = (wanted: SQL) => sql`
	insert into sales_part (company_id, dimension, day, key, orders, units, goods, shipping, given)
	with ${soldOrders(wanted)}, divided as (
		select 'COURIER' as dimension, vendor_code || '/' || vendor_method as key, 0 as given, whole.* from whole
		union all
		select 'REGION', coalesce(left(address ->> 'districtCode', 5), ''), 0, whole.* from whole
		union all
		select 'AGENT', agent_code, coalesce(earned.amount, 0), whole.*
		from whole left join lateral (
			select sum(amount - reversed) as amount from agent_commission
			where agent_commission.company_id = whole.company_id and agent_commission.order_id = whole.id
		) as earned on true
		where agent_code is not null
		union all
		select 'AFFILIATE', earned.customer_id::text, earned.amount, whole.*
		from whole join lateral (
			select customer_id, sum(earned - reversed) as amount from commission
			where commission.company_id = whole.company_id and commission.order_id = whole.id
			group by customer_id
		) as earned on true
		union all
		select 'VOUCHER', voucher_use.voucher_id::text, voucher_use.discount + voucher_use.cashback, whole.*
		from whole join voucher_use on voucher_use.company_id = whole.company_id and voucher_use.order_id = whole.id
			and voucher_use.undone_at is null)
	select company_id, dimension, day, key, count(*), sum(units), sum(goods), sum(shipping), sum(given)
	from divided group by company_id, dimension, day, key
	union all
	select company_id, 'PRODUCT', day, product_id::text, count(distinct id), sum(units), sum(goods), 0, 0
	from line group by company_id, day, product_id`
