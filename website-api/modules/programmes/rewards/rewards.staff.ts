import { and, desc, eq } from 'drizzle-orm'
import {
	addReward,
	changeReward,
	fulfilRedemption,
	getEditedReward,
	listAllRedemptions,
	listEditedRewards,
	removeReward,
} from '#contract/edited-reward.ts'
import { changeTier, listTiers } from '#contract/tier.ts'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { done } from '#website-api/http/done.ts'
import { Problem } from '#website-api/http/problem.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { normaliseReferenceNumber } from '#website-api/modules/platform/references/reference-number.ts'
import { benefitsOf } from '#website-api/modules/programmes/tiers/spend.queries.ts'
import { tierBenefit } from '#website-api/modules/programmes/tiers/tier-benefit.table.ts'
import {
	deleteReward,
	editedReward,
	editedRewards,
	insertReward,
	updateReward,
} from './edit-reward.command.ts'
import { redemptionOf } from './reward-list.queries.ts'
import { reward, rewardRedemption } from './reward.table.ts'

const most = 200

/** Tier benefits and rewards of a shop. */
export const rewardStaffAnswers = [
	answer(listTiers, ({ db, companyId }) => tiersOf(db, companyId)),
	answer(changeTier, async ({ db, companyId, body: { tier, ...set } }) => {
		await inTransaction(db, (tx) =>
			tx
				.insert(tierBenefit)
				.values({ companyId, tier, ...set })
				.onConflictDoUpdate({ target: [tierBenefit.companyId, tierBenefit.tier], set }),
		)
		return tiersOf(db, companyId)
	}),
	answer(listEditedRewards, ({ db, companyId }) => rewardsOf(db, companyId)),
	answer(addReward, async ({ db, companyId, body, c }) => {
		c.set('made', await inTransaction(db, (tx) => insertReward(tx, companyId, body)))
		return rewardsOf(db, companyId)
	}),
	answer(getEditedReward, ({ db, companyId, params }) => editedReward(db, companyId, params.id)),
	answer(changeReward, async ({ db, companyId, params, body }) => {
		await inTransaction(db, (tx) => updateReward(tx, companyId, params.id, body))
		return editedReward(db, companyId, params.id)
	}),
	answer(removeReward, async ({ db, companyId, params }) => {
		await inTransaction(db, (tx) => deleteReward(tx, companyId, params.id))
		return done
	}),
	answer(listAllRedemptions, ({ db, companyId }) => redemptionsOf(db, companyId)),
	answer(fulfilRedemption, async ({ db, companyId, params }) => {
		const number = normaliseReferenceNumber(params.number)
		const done = await inTransaction(db, (tx) =>
			tx
				.update(rewardRedemption)
				.set({ status: 'FULFILLED' })
				.where(and(eq(rewardRedemption.companyId, companyId), eq(rewardRedemption.number, number)))
				.returning({ id: rewardRedemption.id }),
		)
		if (done.length === 0) throw new Problem(404, 'REDEMPTION_NOT_FOUND')
		return redemptionsOf(db, companyId)
	}),
]

async function tiersOf(db: Database, companyId: number) {
	return { list: await benefitsOf(db, companyId) }
}

async function rewardsOf(db: Database, companyId: number) {
	return { list: await editedRewards(db, companyId) }
}

async function redemptionsOf(db: Database, companyId: number) {
	const rows = await db
		.select({ row: rewardRedemption, title: reward.title, customerName: customer.name })
		.from(rewardRedemption)
		.innerJoin(
			reward,
			and(
				eq(reward.companyId, rewardRedemption.companyId),
				eq(reward.id, rewardRedemption.rewardId),
			),
		)
		.innerJoin(
			customer,
			and(
				eq(customer.companyId, rewardRedemption.companyId),
				eq(customer.id, rewardRedemption.customerId),
			),
		)
		.where(eq(rewardRedemption.companyId, companyId))
		.orderBy(desc(rewardRedemption.redeemedAt))
		.limit(most)
	const list = rows.map(({ row, title, customerName }) => ({
		...redemptionOf(row, title.id),
		customerName,
	}))
	return { list }
}
