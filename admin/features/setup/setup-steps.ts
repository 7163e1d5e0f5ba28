import type { Permission } from '#contract/operator/permissions.ts'

/** The setup steps of a shop, each a page of the admin. */
export const setupSteps = [
	{ key: 'owner', href: '/account' },
	{ key: 'shop', href: '/settings/shop' },
	{ key: 'payment', href: '/settings/payment' },
	{ key: 'shipping', href: '/settings/shipping' },
	{ key: 'legal', href: '/settings/legal' },
	{ key: 'goods', href: '/setup/goods' },
	{ key: 'open', href: '/setup/open' },
] as const

/** The permission required for the setup. */
export const setupPermission: Permission = 'settings'

/** Further pages of the steps. */
const others: Record<string, string> = {
	'/setup/second-factor': '/account',
	'/setup/shop': '/settings/shop',
	'/settings/pages': '/settings/legal',
}

/** Index of the step that an address belongs to, or -1. */
export function stepOf(pathname: string): number {
	const isAt = (href: string) => pathname === href || pathname.startsWith(`${href}/`)
	const [, page = pathname] = Object.entries(others).find(([href]) => isAt(href)) ?? []
	return setupSteps.findIndex(({ href }) => page === href || page.startsWith(`${href}/`))
}

/** The page after saving: the next step during setup, otherwise the same page. */
export function afterSaving(isOpen: boolean, pathname: string): string {
	const next = isOpen ? undefined : setupSteps[stepOf(pathname) + 1]
	return next?.href ?? pathname
}
