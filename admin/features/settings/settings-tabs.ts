import type { Permission } from '#contract/operator/permissions.ts'

export type SettingsTab = 'shop' | 'payment' | 'shipping' | 'legal'
type Tab = { key: SettingsTab; href: string; needs: Permission }

/** The pages of settings, each with the permission that it needs. */
export const settingsTabs: Tab[] = [
	{ key: 'shop', href: '/settings/shop', needs: 'settings' },
	{ key: 'payment', href: '/settings/payment', needs: 'banks' },
	{ key: 'shipping', href: '/settings/shipping', needs: 'couriers' },
	{ key: 'legal', href: '/settings/legal', needs: 'settings' },
]

/** The tabs that the staff member may open. */
export function tabsFor(can: (permission: Permission) => boolean): SettingsTab[] {
	return settingsTabs.filter(({ needs }) => can(needs)).map(({ key }) => key)
}
