import { inTransaction } from '#website-api/db/database.ts'
import { and, desc, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { toWire } from '#contract/message.ts'
import { OperatorRewardChangeWire, OperatorRewardWire, Redemption } from '#contract/reward.ts'
import { OperatorTierWire, TierBenefit } from '#contract/tier.ts'
import { idFrom, readJson } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { normaliseReferenceNumber } from '#website-api/modules/platform/references/reference-number.ts'
import {
	addReward,
	changeReward,
	editedReward,
	editedRewards,
	removeReward,
} from './edit-reward.command.ts'
import { redemptionOf } from './reward-list.queries.ts'
import { reward, rewardRedemption } from './reward.table.ts'
import { tierBenefit } from '#website-api/modules/programmes/tiers/tier-benefit.table.ts'
import { benefitsOf } from '#website-api/modules/programmes/tiers/spend.queries.ts'
import {
	type OperatorEnv,
	companyOf,
} from '#website-api/modules/platform/operators/operator-guard.ts'

const most = 200

/** Staff endpoints for tier benefits and rewards, under /operator/v1/sites/{code}. */
export const rewardStaffRoutes = new Hono<OperatorEnv>()
	.get('/:code/tiers', async (c) => tiers(c))
	.put('/:code/tiers', async (c) => {
		const wire = await readJson(c, OperatorTierWire)
		const companyId = await companyOf(c)
		const set = { discountBp: wire.DISCOUNT_BASIS_POINTS, freeShipping: wire.IS_FREE_SHIPPING }
		await inTransaction(c.var.db, (tx) =>
			tx
				.insert(tierBenefit)
				.values({ companyId, tier: wire.TIER_CODE, ...set })
				.onConflictDoUpdate({ target: [tierBenefit.companyId, tierBenefit.tier], set }),
		)
		return tiers(c)
	})
	.get('/:code/rewards', async (c) => rewards(c))
	.post('/:code/rewards', async (c) => {
		const sent = await readJson(c, OperatorRewardWire)
		const companyId = await companyOf(c)
		const id = await inTransaction(c.var.db, (tx) => addReward(tx, companyId, sent))
		c.set('made', id)
		return rewards(c, 201)
	})
	.get('/:code/rewards/:id', async (c) => {
		const id = idFrom(c, 'REWARD_NOT_FOUND')
		return c.json({ data: await editedReward(c.var.db, await companyOf(c), id) })
	})
	.patch('/:code/rewards/:id', async (c) => {
		const id = idFrom(c, 'REWARD_NOT_FOUND')
		const sent = await readJson(c, OperatorRewardChangeWire)
		const companyId = await companyOf(c)
		await inTransaction(c.var.db, (tx) => changeReward(tx, companyId, id, sent))
		return c.json({ data: await editedReward(c.var.db, companyId, id) })
	})
	.delete('/:code/rewards/:id', async (c) => {
		const id = idFrom(c, 'REWARD_NOT_FOUND')
		const companyId = await companyOf(c)
		await inTransaction(c.var.db, (tx) => removeReward(tx, companyId, id))
		return c.json({ data: { IS_DONE: true } })
	})
	.get('/:code/redemptions', async (c) => redemptions(c))
	.post('/:code/redemptions/:number/fulfilment', async (c) => {
		const number = normaliseReferenceNumber(c.req.param('number'))
		const companyId = await companyOf(c)
		const done = await inTransaction(c.var.db, (tx) =>
			tx
				.update(rewardRedemption)
				.set({ status: 'FULFILLED' })
				.where(and(eq(rewardRedemption.companyId, companyId), eq(rewardRedemption.number, number)))
				.returning({ id: rewardRedemption.id }),
		)
		if (done.length === 0) throw new Problem(404, 'REDEMPTION_NOT_FOUND')
		return redemptions(c)
	})

async function tiers(c: Context<OperatorEnv>) {
	const benefits = await benefitsOf(c.var.db, await companyOf(c))
	return c.json({ data: { list: benefits.map((one) => toWire(TierBenefit, one)) } })
}

async function rewards(c: Context<OperatorEnv>, status: 200 | 201 = 200) {
	const list = await editedRewards(c.var.db, await companyOf(c))
	return c.json({ data: { list } }, status)
}

async function redemptions(c: Context<OperatorEnv>) {
	const rows = await c.var.db
		.select({ row: rewardRedemption, title: reward.title, name: customer.name })
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
		.where(eq(rewardRedemption.companyId, await companyOf(c)))
		.orderBy(desc(rewardRedemption.redeemedAt))
		.limit(most)
	const list = rows.map(({ row, title, name }) => ({
		...toWire(Redemption, redemptionOf(row, title.id)),
		CUSTOMER_NAME: name,
	}))
	return c.json({ data: { list } })
}
