import { eq, sql } from 'drizzle-orm'
import { type TierOrder, TIERS } from '#contract/tier.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import type { TierBenefit } from '#website-api/modules/sales/orders/place/price.ts'
import { TIER_FROM, type Tier, tierOfSpend } from './tier.ts'
import { tierBenefit } from './tier-benefit.table.ts'

/** Days for which an order counts after completion. */
const DAYS = 365

const completed = ({ companyId, customerId }: Owner) => sql`
	select orders.number, done.at, greatest(0, orders.total - orders.unique_code - orders.refunded) as spend
	from orders join order_event as done
		on done.company_id = orders.company_id and done.order_id = orders.id
		and done.version = orders.version and done.to_status = 'COMPLETED'
	where orders.company_id = ${companyId} and orders.customer_id = ${customerId}::uuid
		and orders.status = 'COMPLETED' and done.at > now() - make_interval(days => ${DAYS})`

/**
 * The sum of a customer's COMPLETED orders of 365 days without their unique codes, whole rupiah; computed each time, so that it is always
 * correct.
 */
export async function spendOf(db: Queryable, owner: Owner): Promise<number> {
	const { rows } = await db.execute<{ spend: number | string }>(
		sql`select coalesce(sum(spend), 0) as spend from (${completed(owner)}) as counted`,
	)
	return Number(onlyRow(rows).spend)
}

/** The orders that count, last completed first. */
export async function countedOrders(
	db: Queryable,
	owner: Owner,
	{ page, pageSize }: { page: number; pageSize: number },
): Promise<{ list: TierOrder[]; pages: number; count: number }> {
	const { rows } = await db.execute<{
		number: string
		at: string | Date
		spend: number | string
		total: number | string
	}>(sql`
		select number, at, spend, count(*) over () as total from (${completed(owner)}) as counted
		order by at desc, number limit ${pageSize} offset ${(page - 1) * pageSize}`)
	const count = Number(rows[0]?.total ?? 0)
	return {
		list: rows.map((row) => {
			const completed = new Date(row.at)
			return {
				number: row.number,
				completed,
				until: new Date(completed.getTime() + DAYS * 86_400_000),
				spend: Number(row.spend),
			}
		}),
		pages: Math.ceil(count / pageSize),
		count,
	}
}

/** The benefits of each tier of a company, lowest tier first. */
export async function benefitsOf(db: Queryable, companyId: number) {
	const rows = await db.select().from(tierBenefit).where(eq(tierBenefit.companyId, companyId))
	return TIERS.map((tier) => {
		const row = rows.find((one) => one.tier === tier)
		return {
			tier,
			from: TIER_FROM[tier],
			discountBp: row?.discountBp ?? 0,
			freeShipping: row?.freeShipping ?? false,
		}
	})
}

/** The benefit of a customer's tier for an order; null: none, as for guests. */
export async function tierBenefitOf(
	db: Queryable,
	{ companyId, customerId }: { companyId: number; customerId: string | null },
): Promise<TierBenefit | null> {
	if (customerId === null) return null
	const benefits = await benefitsOf(db, companyId)
	if (benefits.every((one) => one.discountBp === 0 && !one.freeShipping)) return null
	const tier: Tier | null = tierOfSpend(await spendOf(db, { companyId, customerId }))
	const found = benefits.find((one) => one.tier === tier)
	return found ? { discountBp: found.discountBp, isShippingFree: found.freeShipping } : null
}
