import { getTier, listTierOrders } from '#contract/tier.ts'
import { answer } from '#website-api/http/answer.ts'
import { balanceOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { benefitsOf, countedOrders, spendOf } from './spend.queries.ts'
import { nextTier, tierOfSpend } from './tier.ts'

/** The signed-in customer's tier. */
export const tierAnswers = [
	answer(getTier, async ({ db, owner }) => {
		const spend = await spendOf(db, owner)
		const tier = tierOfSpend(spend)
		const next = nextTier(tier, spend)
		return {
			tier,
			spend,
			next: next?.tier ?? null,
			remaining: next?.remaining ?? 0,
			coins: await balanceOf(db, owner.companyId, owner.customerId, 'coins'),
			benefits: await benefitsOf(db, owner.companyId),
		}
	}),
	answer(listTierOrders, ({ db, owner, query }) => countedOrders(db, owner, query)),
]
