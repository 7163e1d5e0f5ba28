import type { Permission } from '#contract/operator/permissions.ts'

export type PromotionTab = 'vouchers'
type Tab = { key: PromotionTab; href: string; needs: Permission }

/** The pages of promotions, each with the permission that it needs. */
export const promotionTabs: Tab[] = [
	{ key: 'vouchers', href: '/promotions/vouchers', needs: 'promotions' },
]

/** The pages that somebody may open. */
export function promotionTabsFor(can: (permission: Permission) => boolean): PromotionTab[] {
	return promotionTabs.filter(({ needs }) => can(needs)).map(({ key }) => key)
}
