import type { Permission } from '#contract/operator/permissions.ts'
import type { IconName } from '#web/ui/Icon.tsx'

export type NavItem = {
	key: string
	href: string
	icon: IconName
	needs?: Permission
	/** Hidden from staff with this permission, who have another entry to the same page. */
	unless?: Permission
	/** Key that opens the page after `g`. */
	shortcut?: string
}

/** The entries of the main menu, each with the permission that it needs. */
export const navItems: NavItem[] = [
	{ key: 'home', href: '/', icon: 'leaf', shortcut: 'h' },
	{ key: 'orders', href: '/orders', icon: 'box', needs: 'orders.read', shortcut: 'o' },
	{ key: 'products', href: '/products', icon: 'tag', needs: 'products.read', shortcut: 'p' },
	{ key: 'customers', href: '/customers', icon: 'user', needs: 'customers.read', shortcut: 'c' },
	{ key: 'promotions', href: '/promotions', icon: 'star', needs: 'redemptions' },
	{
		key: 'commissions',
		href: '/promotions/affiliate',
		icon: 'star',
		needs: 'commissions.read',
		unless: 'redemptions',
	},
	{ key: 'returns', href: '/returns', icon: 'back', needs: 'returns.read', shortcut: 'r' },
	{ key: 'statements', href: '/statements', icon: 'check-round', needs: 'payments.confirm' },
	{ key: 'withdrawals', href: '/withdrawals', icon: 'wallet', needs: 'withdrawals' },
	{ key: 'refunds', href: '/refunds', icon: 'out', needs: 'refunds.pay' },
	{ key: 'applications', href: '/applications', icon: 'user', needs: 'agents' },
	{ key: 'messages', href: '/messages', icon: 'chat', needs: 'messages', shortcut: 'm' },
	{ key: 'reviews', href: '/reviews', icon: 'star', needs: 'reviews' },
	{ key: 'content', href: '/content', icon: 'copy', needs: 'content' },
	{ key: 'reports', href: '/reports', icon: 'chart', needs: 'reports' },
	{ key: 'settings', href: '/settings', icon: 'edit', needs: 'couriers', shortcut: 's' },
	{ key: 'activity', href: '/activity', icon: 'clock', needs: 'audit' },
	{ key: 'staff', href: '/staff', icon: 'user', needs: 'staff' },
]
