export const tiers = ['BRONZE', 'SILVER', 'GOLD', 'PLATINUM'] as const
export type Tier = (typeof tiers)[number]

/** Where a customer stands by what they spent in 365 days; whole rupiah. */
export type TierAccount = {
	/** UNKNOWN: one that this shop has no word for. */
	tier: Tier | 'UNKNOWN' | null
	spend: number
	next: Tier | null
	remaining: number
	coins: number
	benefits: { tier: Tier; from: number; discountBp: number; freeShipping: boolean }[]
}

/** Something coins are redeemed for. */
export type Reward = {
	id: string
	title: string
	terms: string
	coins: number
	stock: number
	needsTier: Tier | 'UNKNOWN' | null
	isSent: boolean
	ends: string | null
	whyNot: 'OUT_OF_STOCK' | 'TIER_TOO_LOW' | 'COINS_TOO_FEW' | 'UNKNOWN' | null
}

export type Redemption = {
	number: string
	title: string
	coins: number
	address: string
	status: 'REQUESTED' | 'FULFILLED' | 'UNKNOWN'
	date: string
}
