import { Hono } from 'hono'
import type { z } from 'zod'
import { type TierAccountWire, type TierBenefitWire, TierOrderQueryWire } from '#contract/tier.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { type CustomerEnv, ownerFrom, requireCustomer } from '#website-api/http/customer-guard.ts'
import { readQuery } from '#website-api/http/input.ts'
import { balanceOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { benefitsOf, countedOrders, spendOf } from './spend.queries.ts'
import { nextTier, tierOfSpend } from './tier.ts'

/** The signed-in customer's tier, under /tier. */
export const tierRoutes = new Hono<CustomerEnv>()
	.use(requireCustomer)
	.get('/account', async (c) => {
		const { db, companyId, customerId } = c.var
		const spend = await spendOf(db, ownerFrom(c))
		const tier = tierOfSpend(spend)
		const next = nextTier(tier, spend)
		const answer: z.infer<typeof TierAccountWire> = {
			data: {
				TIER_CODE: tier,
				SPEND: spend,
				NEXT_TIER_CODE: next?.tier ?? null,
				REMAINING: next?.remaining ?? 0,
				COINS_BALANCE: await balanceOf(db, companyId, customerId, 'coins'),
				TIER_LIST: await tierWires(db, companyId),
			},
		}
		return c.json(answer)
	})
	.get('/order-list', async (c) => {
		const query = readQuery(c, TierOrderQueryWire)
		const page = { at: query.PAGE_INDEX, size: query.DATA_PER_PAGE }
		const { list, total } = await countedOrders(c.var.db, ownerFrom(c), page)
		const TOTAL_PAGES = Math.ceil(total / query.DATA_PER_PAGE)
		return c.json({ data: { list, TOTAL_PAGES, TOTAL_ROWS: total } })
	})

/** The tier benefits of a company, in their wire form. */
export async function tierWires(
	db: Queryable,
	companyId: number,
): Promise<z.infer<typeof TierBenefitWire>[]> {
	const benefits = await benefitsOf(db, companyId)
	return benefits.map((one) => ({
		TIER_CODE: one.tier,
		TIER_FROM: one.from,
		DISCOUNT_BASIS_POINTS: one.discountBp,
		IS_FREE_SHIPPING: one.freeShipping,
	}))
}
