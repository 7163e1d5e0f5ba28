import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageFields, pageQueryFields } from './envelope.ts'
import { fieldsIn, message, moment, type Value } from './message.ts'
import { linesText } from './text.ts'
import { TierResponseWire } from './tier.ts'
import { openEnum } from './open-enum.ts'

export const REDEMPTION_STATUSES = ['REQUESTED', 'FULFILLED'] as const

/** A reward that coins are redeemed for. */
const Reward = message({
	id: ['REWARD_ID', z.string()],
	title: ['REWARD_TITLE', z.string()],
	terms: ['REWARD_TERMS', z.string()],
	coins: ['COINS', z.number().int().min(1)],
	stock: ['STOCK', z.number().int().min(0)],
	/** Only for this tier or a higher one. */
	needsTier: ['NEEDS_TIER', TierResponseWire.nullable()],
	/** Shipped to an address. */
	isSent: ['IS_SENT', z.boolean()],
	ends: ['ENDS_DATE', moment.nullable()],
	/** Why the customer can't redeem it now; null: they can. */
	unavailableReason: [
		'WHY_NOT',
		openEnum(['OUT_OF_STOCK', 'TIER_TOO_LOW', 'COINS_TOO_FEW']).nullable(),
	],
})
export type Reward = Value<typeof Reward>

/** Coins of the customer. */
const balance = ['COINS_BALANCE', z.number().int().min(0)] as const

export const RedemptionRequest = message({
	reward: ['REWARD_ID', z.uuid()],
	/** Price shown to the customer; PRICE_CHANGED if it differs. */
	coins: ['COINS', z.number().int().min(1)],
	/** Required for shipped rewards. */
	address: ['ADDRESS', linesText().max(800).default('')],
})
export type RedemptionRequest = Value<typeof RedemptionRequest>

/** A redeemed reward. */
export const Redemption = message({
	number: ['REDEMPTION_NUMBER', z.string()],
	title: ['REWARD_TITLE', z.string()],
	coins: ['COINS', z.number().int().min(1)],
	address: ['ADDRESS', z.string()],
	status: ['STATUS', openEnum(REDEMPTION_STATUSES)],
	date: ['REDEEMED_DATE', moment],
})
export type Redemption = Value<typeof Redemption>

export const listRewards = endpoint({
	method: 'GET',
	path: '/reward/reward-list',
	summary: 'What coins can be redeemed for',
	access: 'customer',
	answer: message({ balance, list: ['list', z.array(Reward)] }),
})

export const listRedemptions = endpoint({
	method: 'GET',
	path: '/reward/redemption-list',
	summary: 'What the customer has redeemed, the newest first',
	access: 'customer',
	query: message(pageQueryFields),
	answer: message(pageFields(Redemption)),
})

export const redeemReward = endpoint({
	method: 'POST',
	path: '/reward/redemption',
	summary: 'Redeems coins for a reward',
	access: 'customer',
	creates: true,
	idempotent: true,
	body: RedemptionRequest,
	answer: Redemption,
	failures: {
		404: 'REWARD_NOT_FOUND',
		409: ['OUT_OF_STOCK', 'TIER_TOO_LOW', 'COINS_TOO_FEW', 'PRICE_CHANGED'],
	},
})

export const getReward = endpoint({
	method: 'GET',
	path: '/reward/{id}',
	summary: 'One reward',
	access: 'customer',
	params: { id: z.uuid() },
	answer: message({ ...fieldsIn(Reward), balance }),
	failures: { 404: 'REWARD_NOT_FOUND' },
})
