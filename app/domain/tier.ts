export const tiers = ['BRONZE', 'SILVER', 'GOLD', 'PLATINUM'] as const
export type Tier = (typeof tiers)[number]

/** A customer's tier by spending in the last 365 days; whole rupiah. */
export type TierAccount = {
	/** UNKNOWN: a tier that this version does not know. */
	tier: Tier | 'UNKNOWN' | null
	spend: number
	next: Tier | null
	remaining: number
	coins: number
	benefits: { tier: Tier; from: number; discountBp: number; freeShipping: boolean }[]
}

/** A reward that coins are redeemed for. */
export type Reward = {
	id: string
	title: string
	terms: string
	coins: number
	stock: number
	needsTier: Tier | 'UNKNOWN' | null
	isSent: boolean
	ends: string | null
	unavailableReason: 'OUT_OF_STOCK' | 'TIER_TOO_LOW' | 'COINS_TOO_FEW' | 'UNKNOWN' | null
}

export type Redemption = {
	number: string
	title: string
	coins: number
	address: string
	status: 'REQUESTED' | 'FULFILLED' | 'UNKNOWN'
	date: string
}
