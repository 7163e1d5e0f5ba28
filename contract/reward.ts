import { z } from 'zod'
import { dataOf, pageOf } from './envelope.ts'
import { lineText, linesText } from './text.ts'
import { TierWire, TierResponseWire } from './tier.ts'
import { openEnum } from './open-enum.ts'

export const REDEMPTION_STATUSES = ['REQUESTED', 'FULFILLED'] as const

export const RewardWire = z.object({
	REWARD_ID: z.string(),
	REWARD_TITLE: z.string(),
	REWARD_TERMS: z.string(),
	COINS: z.number().int().min(1),
	STOCK: z.number().int().min(0),
	/** Only for this tier or a higher one. */
	NEEDS_TIER: TierResponseWire.nullable(),
	/** Shipped to an address. */
	IS_SENT: z.boolean(),
	ENDS_DATE: z.iso.datetime().nullable(),
	/** Why the customer can't redeem it now; null: they can. */
	WHY_NOT: openEnum(['OUT_OF_STOCK', 'TIER_TOO_LOW', 'COINS_TOO_FEW']).nullable(),
})
export type RewardWire = z.infer<typeof RewardWire>
/** GET /reward/reward-list: rewards available for coins now. */
export const RewardListWire = dataOf(
	z.object({ COINS_BALANCE: z.number().int().min(0), list: z.array(RewardWire) }),
)
export const RewardAnswerWire = dataOf(
	RewardWire.extend({ COINS_BALANCE: z.number().int().min(0) }),
)

/** POST /reward/redemption, with Idempotency-Key. */
export const RedemptionRequestWire = z.object({
	REWARD_ID: z.uuid(),
	/** Price shown to the customer; PRICE_CHANGED if it differs. */
	COINS: z.number().int().min(1),
	/** Required for shipped rewards. */
	ADDRESS: linesText().max(800).default(''),
})
export const RedemptionWire = z.object({
	REDEMPTION_NUMBER: z.string(),
	REWARD_TITLE: z.string(),
	COINS: z.number().int().min(1),
	ADDRESS: z.string(),
	STATUS: openEnum(REDEMPTION_STATUSES),
	REDEEMED_DATE: z.iso.datetime(),
})
export type RedemptionWire = z.infer<typeof RedemptionWire>
export const RedemptionAnswerWire = dataOf(RedemptionWire)
/** GET /reward/redemption-list: the customer's, newest first. */
export const RedemptionQueryWire = z.object({
	PAGE_INDEX: z.coerce.number().int().min(1).max(100_000).default(1),
	DATA_PER_PAGE: z.coerce.number().int().min(1).max(100).default(20),
})
export const RedemptionPageWire = dataOf(pageOf(RedemptionWire))

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
	z.object({ list: z.array(RedemptionWire.extend({ CUSTOMER_NAME: z.string() })) }),
)
