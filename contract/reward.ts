import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataOf, pageFields, pageQueryFields } from './envelope.ts'
import { fieldsIn, message, moment, type Value } from './message.ts'
import { lineText, linesText } from './text.ts'
import { TierWire, TierResponseWire } from './tier.ts'
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

const local = (text: z.ZodString) => z.object({ id: text, en: text })
/** POST /operator/v1/sites/{code}/rewards. */
export const OperatorRewardWire = z.object({
	TITLE: local(lineText().min(2).max(80)),
	TERMS: local(lineText().max(500)),
	COINS: z.number().int().min(1).max(1_000_000_000),
	STOCK: z.number().int().min(0).max(1_000_000),
	NEEDS_TIER: TierWire.nullable().default(null),
	IS_SENT: z.boolean().default(false),
	ENDS_DATE: z.iso.datetime().nullable().default(null),
})
/**
 * PATCH /operator/v1/sites/{code}/rewards/{id}: absent fields stay unchanged, as do past redemptions. 409
 * CHANGED_MEANWHILE if it was saved since VERSION, or its stock is no longer STOCK_BEFORE.
 */
export const OperatorRewardChangeWire = z.object({
	VERSION: z.number().int().min(0).optional(),
	IS_ACTIVE: z.boolean().optional(),
	TITLE: OperatorRewardWire.shape.TITLE.optional(),
	TERMS: OperatorRewardWire.shape.TERMS.optional(),
	COINS: OperatorRewardWire.shape.COINS.optional(),
	STOCK: OperatorRewardWire.shape.STOCK.optional(),
	STOCK_BEFORE: z.number().int().min(0).optional(),
	NEEDS_TIER: TierWire.nullable().optional(),
	IS_SENT: z.boolean().optional(),
	ENDS_DATE: z.iso.datetime().nullable().optional(),
})
export type OperatorRewardChangeWire = z.infer<typeof OperatorRewardChangeWire>
const OperatorRewardRowWire = z.object({
	REWARD_ID: z.string(),
	TITLE: z.string(),
	TITLE_EN: z.string(),
	TERMS_ID: z.string(),
	TERMS_EN: z.string(),
	COINS: z.number().int(),
	STOCK: z.number().int(),
	NEEDS_TIER: TierWire.nullable(),
	IS_SENT: z.boolean(),
	ENDS_DATE: z.iso.datetime().nullable(),
	IS_ACTIVE: z.boolean(),
	/** Number of redemptions. */
	TAKEN: z.number().int(),
	VERSION: z.number().int().min(0),
})
export const OperatorRewardListWire = dataOf(z.object({ list: z.array(OperatorRewardRowWire) }))
/** GET and PATCH /operator/v1/sites/{code}/rewards/{id}. */
export const OperatorRewardAnswerWire = dataOf(OperatorRewardRowWire)
/** GET /operator/v1/sites/{code}/redemptions: the newest 200. */
export const OperatorRedemptionListWire = dataOf(
	z.object({ list: z.array(z.object({ ...Redemption.shape, CUSTOMER_NAME: z.string() })) }),
)
