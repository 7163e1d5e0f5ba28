import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done } from './envelope.ts'
import { fieldsIn, message, moment, type Value } from './message.ts'
import { Redemption } from './reward.ts'
import { lineText } from './text.ts'
import { TierWire } from './tier.ts'

const title = lineText().min(2).max(80)
const terms = lineText().max(500)
const coins = z.number().int().min(1).max(1_000_000_000)
const stock = z.number().int().min(0).max(1_000_000)
const both = (text: z.ZodString) => z.object({ id: text, en: text })

/** What staff write of a reward for coins. */
export const RewardEdit = message({
	title: ['TITLE', both(title)],
	terms: ['TERMS', both(terms)],
	coins: ['COINS', coins],
	stock: ['STOCK', stock],
	needsTier: ['NEEDS_TIER', TierWire.nullable().default(null)],
	isSent: ['IS_SENT', z.boolean().default(false)],
	endsAt: ['ENDS_DATE', moment.nullable().default(null)],
})
export type RewardEdit = Value<typeof RewardEdit>

/** Absent fields stay unchanged, as do past redemptions. */
const RewardChange = message({
	/** Version that was read. */
	version: ['VERSION', z.number().int().min(0).optional()],
	isActive: ['IS_ACTIVE', z.boolean().optional()],
	title: ['TITLE', both(title).optional()],
	terms: ['TERMS', both(terms).optional()],
	coins: ['COINS', coins.optional()],
	stock: ['STOCK', stock.optional()],
	/** Stock that was read. */
	stockBefore: ['STOCK_BEFORE', z.number().int().min(0).optional()],
	needsTier: ['NEEDS_TIER', TierWire.nullable().optional()],
	isSent: ['IS_SENT', z.boolean().optional()],
	endsAt: ['ENDS_DATE', moment.nullable().optional()],
})
export type RewardChange = Value<typeof RewardChange>

/** A reward as staff edit it. */
export const EditedReward = message({
	id: ['REWARD_ID', z.string()],
	title: ['TITLE', z.string()],
	titleEn: ['TITLE_EN', z.string()],
	termsId: ['TERMS_ID', z.string()],
	termsEn: ['TERMS_EN', z.string()],
	coins: ['COINS', z.number().int()],
	stock: ['STOCK', z.number().int()],
	needsTier: ['NEEDS_TIER', TierWire.nullable()],
	isSent: ['IS_SENT', z.boolean()],
	endsAt: ['ENDS_DATE', moment.nullable()],
	isActive: ['IS_ACTIVE', z.boolean()],
	/** Number of redemptions. */
	taken: ['TAKEN', z.number().int()],
	version: ['VERSION', z.number().int().min(0)],
})
export type EditedReward = Value<typeof EditedReward>

const StaffRedemption = message({
	...fieldsIn(Redemption),
	customerName: ['CUSTOMER_NAME', z.string()],
})

const all = { path: '/sites/{code}/rewards', needs: 'promotions' } as const
const one = { ...all, path: '/sites/{code}/rewards/{id}', params: { id: z.uuid() } } as const
export const RewardList = z.object({ list: z.array(EditedReward) })
export const RedemptionList = z.object({ list: z.array(StaffRedemption) })

export const listEditedRewards = endpoint({
	...all,
	method: 'GET',
	summary: 'Rewards for coins',
	answer: RewardList,
})

export const addReward = endpoint({
	...all,
	method: 'POST',
	summary: 'Offers a reward for coins',
	creates: true,
	body: RewardEdit,
	answer: RewardList,
})

export const getEditedReward = endpoint({
	...one,
	method: 'GET',
	summary: 'A reward for coins',
	answer: EditedReward,
	failures: { 404: 'REWARD_NOT_FOUND' },
})

/** 409 if it was saved since `version`, or its stock is no longer `stockBefore`. */
export const changeReward = endpoint({
	...one,
	method: 'PATCH',
	summary: 'Changes or ends a reward',
	body: RewardChange,
	answer: EditedReward,
	failures: { 404: 'REWARD_NOT_FOUND', 409: 'CHANGED_MEANWHILE' },
})

export const removeReward = endpoint({
	...one,
	method: 'DELETE',
	summary: 'Deletes a reward that nobody has taken',
	answer: Done,
	failures: { 404: 'REWARD_NOT_FOUND', 409: 'REWARD_TAKEN' },
})

export const listAllRedemptions = endpoint({
	method: 'GET',
	path: '/sites/{code}/redemptions',
	summary: 'The newest 200 rewards that were taken',
	needs: 'redemptions',
	answer: RedemptionList,
})

export const fulfilRedemption = endpoint({
	method: 'POST',
	path: '/sites/{code}/redemptions/{number}/fulfilment',
	summary: 'Records that a reward was handed over',
	needs: 'redemptions',
	answer: RedemptionList,
	failures: { 404: 'REDEMPTION_NOT_FOUND' },
})
