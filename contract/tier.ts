import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageFields, pageQueryFields, RupiahSumWire } from './envelope.ts'
import { message, moment, type Value } from './message.ts'
import { openEnum } from './open-enum.ts'

/** From the lowest to the highest (spec section 4). */
export const TIERS = ['BRONZE', 'SILVER', 'GOLD', 'PLATINUM'] as const
export const TierWire = z.enum(TIERS)
/** A tier in a response. */
export const TierResponseWire = openEnum(TIERS)

/** What a tier needs and brings. */
export const TierBenefit = message({
	tier: ['TIER_CODE', TierResponseWire],
	/** Spending in 365 days that reaches the tier, whole rupiah. */
	from: ['TIER_FROM', RupiahSumWire],
	/** Discount on items, in hundredths of a percent. */
	discountBp: ['DISCOUNT_BASIS_POINTS', z.number().int().min(0)],
	freeShipping: ['IS_FREE_SHIPPING', z.boolean()],
})
export type TierBenefit = Value<typeof TierBenefit>

/** The customer's tier by COMPLETED orders of the last 365 days. */
const TierAccount = message({
	/** null: none yet. */
	tier: ['TIER_CODE', TierResponseWire.nullable()],
	spend: ['SPEND', RupiahSumWire],
	/** null at the highest tier. */
	next: ['NEXT_TIER_CODE', TierResponseWire.nullable()],
	/** 0 at the highest tier. */
	remaining: ['REMAINING', RupiahSumWire],
	coins: ['COINS_BALANCE', z.number().int().min(0)],
	benefits: ['TIER_LIST', z.array(TierBenefit)],
})
export type TierAccount = Value<typeof TierAccount>

/** An order that counts for a tier. */
const TierOrder = message({
	number: ['ORDER_NUMBER', z.string()],
	completed: ['COMPLETED_DATE', moment],
	/** Time after which the order no longer counts. */
	until: ['COUNTS_UNTIL', moment],
	spend: ['SPEND', RupiahSumWire],
})
export type TierOrder = Value<typeof TierOrder>

export const getTier = endpoint({
	method: 'GET',
	path: '/tier/account',
	summary: "The customer's tier, what it brings and what is missing for the next",
	access: 'customer',
	answer: TierAccount,
})

export const listTierOrders = endpoint({
	method: 'GET',
	path: '/tier/order-list',
	summary: "The completed orders that count for the customer's tier, the last completed first",
	access: 'customer',
	query: message(pageQueryFields),
	answer: message(pageFields(TierOrder)),
})

const all = {
	path: '/sites/{code}/tiers',
	needs: 'promotions',
	answer: z.object({ list: z.array(TierBenefit) }),
} as const

export const listTiers = endpoint({
	...all,
	method: 'GET',
	summary: 'What each loyalty tier gives',
})

export const changeTier = endpoint({
	...all,
	method: 'PUT',
	summary: 'Sets what a loyalty tier gives',
	body: message({
		tier: ['TIER_CODE', TierWire],
		discountBp: ['DISCOUNT_BASIS_POINTS', z.number().int().min(0).max(2_000).default(0)],
		freeShipping: ['IS_FREE_SHIPPING', z.boolean().default(false)],
	}),
})
