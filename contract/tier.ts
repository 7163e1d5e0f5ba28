import { z } from 'zod'
import { dataOf, pageOf, RupiahSumWire } from './envelope.ts'
import { openEnum } from './open-enum.ts'

/** From the lowest to the highest (spec section 4). */
export const TIERS = ['BRONZE', 'SILVER', 'GOLD', 'PLATINUM'] as const
export const TierWire = z.enum(TIERS)
/** A tier in a response. */
export const TierResponseWire = openEnum(TIERS)

export const TierBenefitWire = z.object({
	TIER_CODE: TierResponseWire,
	/** Spending in 365 days that reaches the tier, whole rupiah. */
	TIER_FROM: RupiahSumWire,
	/** Discount on items, in hundredths of a percent. */
	DISCOUNT_BASIS_POINTS: z.number().int().min(0),
	IS_FREE_SHIPPING: z.boolean(),
})
/** GET /tier/account: the customer's tier by COMPLETED orders of the last 365 days. */
export const TierAccountWire = dataOf(
	z.object({
		/** null: none yet. */
		TIER_CODE: TierResponseWire.nullable(),
		SPEND: RupiahSumWire,
		/** null at the highest tier. */
		NEXT_TIER_CODE: TierResponseWire.nullable(),
		/** 0 at the highest tier. */
		REMAINING: RupiahSumWire,
		COINS_BALANCE: z.number().int().min(0),
		TIER_LIST: z.array(TierBenefitWire),
	}),
)
/** GET /tier/order-list: counted orders, most recently completed first. */
export const TierOrderQueryWire = z.object({
	PAGE_INDEX: z.coerce.number().int().min(1).max(100_000).default(1),
	DATA_PER_PAGE: z.coerce.number().int().min(1).max(100).default(20),
})
export const TierOrderPageWire = dataOf(
	pageOf(
		z.object({
			ORDER_NUMBER: z.string(),
			COMPLETED_DATE: z.iso.datetime(),
			/** Time after which the order no longer counts. */
			COUNTS_UNTIL: z.iso.datetime(),
			SPEND: RupiahSumWire,
		}),
	),
)
/** PUT /operator/v1/sites/{code}/tiers. */
export const OperatorTierWire = z.object({
	TIER_CODE: TierWire,
	DISCOUNT_BASIS_POINTS: z.number().int().min(0).max(2_000).default(0),
	IS_FREE_SHIPPING: z.boolean().default(false),
})
export const OperatorTierListWire = dataOf(z.object({ list: z.array(TierBenefitWire) }))
