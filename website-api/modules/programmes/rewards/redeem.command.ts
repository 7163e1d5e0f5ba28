import { randomUUID } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { RedemptionRequest } from '#contract/reward.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { ACCOUNT_COVERED, post } from '#website-api/modules/money/ledger/post.command.ts'
import { drawReferenceNumber } from '#website-api/modules/platform/references/reference-number.ts'
import { spendOf } from '#website-api/modules/programmes/tiers/spend.queries.ts'
import { reaches, tierOfSpend } from '#website-api/modules/programmes/tiers/tier.ts'
import { reward, rewardRedemption } from './reward.table.ts'
import { isOffered } from './reward-list.queries.ts'

/**
 * Redeems a reward: takes one unit of stock and its coins, or nothing. Returns the redemption's id. 404
 * REWARD_NOT_FOUND; 409 OUT_OF_STOCK, TIER_TOO_LOW, COINS_TOO_FEW, PRICE_CHANGED; 422 ADDRESS if it is sent by post.
 */
export async function redeem(
	tx: Transaction,
	owner: Owner,
	request: RedemptionRequest,
): Promise<string> {
	const { companyId, customerId } = owner
	const mine = and(eq(reward.companyId, companyId), eq(reward.id, request.reward))
	const [wanted] = await tx.select().from(reward).where(and(mine, isOffered))
	if (!wanted) throw new Problem(404, 'REWARD_NOT_FOUND')
	if (wanted.isSent && request.address.length < 10) {
		throw fieldProblem(RedemptionRequest, 'address', { message: 'ADDRESS_REQUIRED' })
	}
	if (wanted.coins !== request.coins) throw new Problem(409, 'PRICE_CHANGED')
	if (!reaches(tierOfSpend(await spendOf(tx, owner)), wanted.needsTier)) {
		throw new Problem(409, 'TIER_TOO_LOW')
	}
	const [taken] = await tx
		.update(reward)
		.set({ stock: sql`${reward.stock} - 1` })
		.where(and(mine, isOffered, gt(reward.stock, 0), eq(reward.coins, request.coins)))
		.returning({ id: reward.id })
	if (!taken) throw new Problem(409, 'OUT_OF_STOCK')
	const id = randomUUID()
	await tx.insert(rewardRedemption).values({
		companyId,
		id,
		customerId,
		rewardId: wanted.id,
		coins: wanted.coins,
		number: drawReferenceNumber(),
		address: wanted.isSent ? request.address : '',
	})
	await pay(tx, owner, id, wanted.coins)
	return id
}

async function pay(tx: Transaction, { companyId, customerId }: Owner, id: string, amount: number) {
	try {
		await post(tx, companyId, [
			{
				from: { kind: 'coins', customerId },
				to: { kind: 'coin_grant' },
				amount,
				reason: 'redeemed',
				dedupeKey: `reward:${id}`,
			},
		])
	} catch (error) {
		if (breaks(error, '23514', ACCOUNT_COVERED)) throw new Problem(409, 'COINS_TOO_FEW')
		throw error
	}
}
