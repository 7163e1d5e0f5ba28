import {
	RedemptionAnswerWire,
	RedemptionPageWire,
	type RedemptionWire,
	RewardAnswerWire,
	RewardListWire,
	type RewardWire,
} from '#contract/reward.ts'
import { TierAccountWire, TierOrderPageWire } from '#contract/tier.ts'
import type { Redemption, Reward, TierAccount } from '#app/domain/tier.ts'
import type { Call } from './call.ts'
import { ApiError } from './failures.ts'

/** The signed-in customer's tier and rewards. */
export function rewardsApi(call: Call) {
	return {
		tier: () => call(Account, { path: '/tier/account' }),
		/** An optional call. */
		tierHint: () => call(Account, { path: '/tier/account', optional: true }),
		/** The completed orders that count for the tier. */
		orders: (page: number) =>
			call(Orders, { path: '/tier/order-list', query: { PAGE_INDEX: page } }),
		list: () => call(Rewards, { path: '/reward/reward-list' }),
		/** 'missing' REWARD_NOT_FOUND. */
		get: (id: string) => call(One, { path: `/reward/${encodeURIComponent(id)}` }),
		redemptions: (page: number) =>
			call(Redemptions, { path: '/reward/redemption-list', query: { PAGE_INDEX: page } }),
		/** 'conflict' OUT_OF_STOCK, TIER_TOO_LOW, COINS_TOO_FEW, PRICE_CHANGED; errors name `address`. */
		redeem: (redemption: { id: string; coins: number; address: string }, idempotencyKey: string) =>
			call(Redeemed, {
				method: 'POST',
				path: '/reward/redemption',
				body: { REWARD_ID: redemption.id, COINS: redemption.coins, ADDRESS: redemption.address },
				idempotencyKey,
			}).catch(renamed),
	}
}

function renamed(error: unknown): never {
	if (!(error instanceof ApiError) || error.redirectTo !== undefined) throw error
	throw error.withFields({ ADDRESS: 'address' })
}

const Account = TierAccountWire.transform(({ data }): TierAccount => ({
	tier: data.TIER_CODE,
	spend: data.SPEND,
	next: data.NEXT_TIER_CODE === 'UNKNOWN' ? null : data.NEXT_TIER_CODE,
	remaining: data.REMAINING,
	coins: data.COINS_BALANCE,
	benefits: data.TIER_LIST.flatMap(({ TIER_CODE: tier, ...one }) =>
		tier === 'UNKNOWN'
			? []
			: [
					{
						tier,
						from: one.TIER_FROM,
						discountBp: one.DISCOUNT_BASIS_POINTS,
						freeShipping: one.IS_FREE_SHIPPING,
					},
				],
	),
}))

const Orders = TierOrderPageWire.transform(({ data }) => ({
	pages: data.TOTAL_PAGES,
	orders: data.list.map((one) => ({
		number: one.ORDER_NUMBER,
		completed: one.COMPLETED_DATE,
		until: one.COUNTS_UNTIL,
		spend: one.SPEND,
	})),
}))

const Rewards = RewardListWire.transform(({ data }) => ({
	coins: data.COINS_BALANCE,
	rewards: data.list.map(rewardOf),
}))
const One = RewardAnswerWire.transform(({ data }) => ({
	coins: data.COINS_BALANCE,
	reward: rewardOf(data),
}))
const Redemptions = RedemptionPageWire.transform(({ data }) => ({
	pages: data.TOTAL_PAGES,
	redemptions: data.list.map(redemptionOf),
}))
const Redeemed = RedemptionAnswerWire.transform(({ data }) => redemptionOf(data))

function rewardOf(wire: RewardWire): Reward {
	return {
		id: wire.REWARD_ID,
		title: wire.REWARD_TITLE,
		terms: wire.REWARD_TERMS,
		coins: wire.COINS,
		stock: wire.STOCK,
		needsTier: wire.NEEDS_TIER,
		isSent: wire.IS_SENT,
		ends: wire.ENDS_DATE,
		unavailableReason: wire.WHY_NOT,
	}
}

function redemptionOf(wire: RedemptionWire): Redemption {
	return {
		number: wire.REDEMPTION_NUMBER,
		title: wire.REWARD_TITLE,
		coins: wire.COINS,
		address: wire.ADDRESS,
		status: wire.STATUS,
		date: wire.REDEEMED_DATE,
	}
}
