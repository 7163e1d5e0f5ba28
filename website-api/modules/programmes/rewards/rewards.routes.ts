import { getReward, listRedemptions, listRewards, redeemReward } from '#contract/reward.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { answerOnce, digestOfBody } from '#website-api/modules/platform/forms/form-key.command.ts'
import { redeem } from './redeem.command.ts'
import { redemptionsOf, rewardsFor } from './reward-list.queries.ts'

/** Rewards for coins, and what the signed-in customer has redeemed. */
export const rewardAnswers = [
	answer(listRewards, ({ db, owner, locale }) => rewardsFor(db, owner, locale)),
	answer(listRedemptions, async ({ db, owner, locale, query }) => {
		const { list, count } = await redemptionsOf(db, owner, locale, query)
		return { list, pages: Math.ceil(count / query.pageSize), count }
	}),
	answer(redeemReward, async ({ db, owner, locale, body, formKey }) => {
		const form = {
			companyId: owner.companyId,
			actor: owner.customerId,
			route: 'POST /reward/redemption',
			key: formKey,
			requestHash: digestOfBody(redeemReward, body),
		}
		return answerOnce(db, form, redeemReward, async (tx) => {
			const id = await redeem(tx, owner, body)
			return onlyRow((await redemptionsOf(tx, owner, locale, { id })).list)
		})
	}),
	answer(getReward, async ({ db, owner, locale, params }) => {
		const { balance, list } = await rewardsFor(db, owner, locale, params.id)
		const [found] = list
		if (!found) throw new Problem(404, 'REWARD_NOT_FOUND')
		return { ...found, balance }
	}),
]
