import { TIERS } from '#contract/tier.ts'

export type Tier = (typeof TIERS)[number]

/** Spend in whole rupiah that reaches each tier (spec section 4). */
export const TIER_FROM: Record<Tier, number> = {
	BRONZE: 5_000_000,
	SILVER: 10_000_000,
	GOLD: 25_000_000,
	PLATINUM: 50_000_000,
}

/** The tier of a spend; null: none yet. */
export function tierOfSpend(spend: number): Tier | null {
	return TIERS.findLast((tier) => spend >= TIER_FROM[tier]) ?? null
}

/** The next tier, with the missing spend: Bronze without a tier; none above PLATINUM or an unknown tier. */
export function nextTier(
	tier: string | null,
	spend: number,
): { tier: Tier; remaining: number } | null {
	const at = tier === null ? -1 : TIERS.findIndex((one) => one === tier)
	if (tier !== null && at === -1) return null
	const next = TIERS[at + 1]
	return next ? { tier: next, remaining: Math.max(0, TIER_FROM[next] - spend) } : null
}

/** Whether a customer's tier is `needed` or higher. */
export function reaches(tier: Tier | null, needed: Tier | null): boolean {
	if (needed === null) return true
	return tier !== null && TIER_FROM[tier] >= TIER_FROM[needed]
}
