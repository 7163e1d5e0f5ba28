import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { isShown } from '#website-api/modules/catalog/products/card.queries.ts'
import { priceInForce } from '#website-api/modules/catalog/products/prices.queries.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { partOf } from '#website-api/modules/sales/orders/refund/share.ts'
import { agentPlanOf } from './agent-plan.queries.ts'
import { findOwnAgent } from './own-agent.queries.ts'

/** Computes an agent's price from the current price; null: the buyer is not an agent, or agents have no discount. */
export async function agentPricing(
	db: Queryable,
	{ companyId, customerId }: { companyId: number; customerId: string | null },
): Promise<((price: number) => number) | null> {
	if (customerId === null || !(await findOwnAgent(db, { companyId, customerId }))) return null
	const { priceBp } = await agentPlanOf(db, companyId)
	return priceBp === 0 ? null : (price) => agentPrice(price, priceBp)
}

/** Price in whole rupiah; the discount is rounded down. */
function agentPrice(price: number, priceBp: number): number {
	return price - partOf(price, priceBp, 10_000)
}

/** The prices of a product's variants for the agent; empty for a product that is not visible. 404 AGENT_NOT_FOUND. */
export async function agentPriceList(
	db: Queryable,
	owner: { companyId: number; customerId: string },
	slug: string,
) {
	const priced = await agentPricing(db, owner)
	if (!priced) throw new Problem(404, 'AGENT_NOT_FOUND')
	const rows = await db
		.select({ id: variant.id, price: priceInForce })
		.from(variant)
		.innerJoin(
			product,
			and(eq(product.companyId, variant.companyId), eq(product.id, variant.productId)),
		)
		.where(
			and(eq(variant.companyId, owner.companyId), eq(product.slug, slug), variant.active, isShown),
		)
	return rows.map((row) => ({ variant: row.id, price: priced(row.price) }))
}
