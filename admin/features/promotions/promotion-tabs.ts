import type { Permission } from '#contract/operator/permissions.ts'

export type PromotionTab =
	| 'vouchers'
	| 'flash'
	| 'rewards'
	| 'redemptions'
	| 'tiers'
	| 'affiliate'
	| 'agents'
type Tab = { key: PromotionTab; href: string; needs: Permission }

/** The pages of promotions, each with the permission that it needs. */
export const promotionTabs: Tab[] = [
	{ key: 'vouchers', href: '/promotions/vouchers', needs: 'promotions' },
	{ key: 'flash', href: '/promotions/flash-sales', needs: 'promotions' },
	{ key: 'rewards', href: '/promotions/rewards', needs: 'promotions' },
	{ key: 'redemptions', href: '/promotions/redemptions', needs: 'redemptions' },
	{ key: 'tiers', href: '/promotions/tiers', needs: 'promotions' },
	{ key: 'affiliate', href: '/promotions/affiliate', needs: 'commissions.read' },
	{ key: 'agents', href: '/promotions/agents', needs: 'agents' },
]

/** The tabs that the staff member may open. */
export function promotionTabsFor(can: (permission: Permission) => boolean): PromotionTab[] {
	return promotionTabs.filter(({ needs }) => can(needs)).map(({ key }) => key)
}
