import type { accountMenuPages } from '#app/pages/account-menu.ts'
import type { AccountPage } from '#app/pages/page.ts'
import type { KeyIn } from '#app/i18n/text-keys.ts'
import { pages } from '#app/pages/pages.ts'
import { paths, type Path } from '#app/paths.ts'
import type { IconName } from '#web/ui/Icon.tsx'

/** What not every customer has: programmes they joined, sign-in with Google, digital purchases. */
export type Membership = 'affiliate' | 'agent' | 'google' | 'digital'

/** An item of the account's menu; `texts` is a key of the namespace `profile`. */
type AccountNavItem = { path: Path; texts: KeyIn<'profile'>; icon: IconName }
type GroupName = NonNullable<NonNullable<AccountPage['menu']>['group']>
/** Items below the heading `groups.<name>`; null: those at the top, which have none. */
type AccountNavGroup = { name: GroupName | null; items: AccountNavItem[] }

/** A page of the shop that everyone has, listed among the offers. */
const vouchers: AccountNavItem = { path: paths.vouchers, texts: 'vouchers', icon: 'tag' }

const menuPages = Object.entries(pages.profile).flatMap(([name, page]) => {
	if (!('menu' in page) || !isInMenu(name)) return []
	const { path, menu } = page
	const item: AccountNavItem = { path, texts: `nav.${name}`, icon: menu.icon }
	const group = 'group' in menu ? menu.group : null
	return [{ group, only: 'only' in menu ? menu.only : null, item }]
})

/** A page with a place in the menu is one of account-menu.ts. */
function isInMenu(name: string): name is keyof typeof accountMenuPages {
	return Object.hasOwn(pages.profile, name)
}

/** The account's menu in order, without the pages that would be of no use to the customer. */
export function accountNav(memberships: readonly Membership[]): AccountNavGroup[] {
	const visiblePages = menuPages.filter(({ only }) => only === null || memberships.includes(only))
	const names = [...new Set(visiblePages.map(({ group }) => group))]
	return names.map((name) => ({
		name,
		items: [
			...(name === 'programmes' ? [vouchers] : []),
			...visiblePages.filter(({ group }) => group === name).map(({ item }) => item),
		],
	}))
}

/** The path of the menu item for a path without its language: the longest matching prefix. */
export function currentNavPath(pathname: string): string | undefined {
	const lower = pathname.toLowerCase()
	return menuPages
		.map(({ item }) => item.path)
		.filter(
			(path) => lower === path || (path !== paths.profile.overview && lower.startsWith(`${path}/`)),
		)
		.sort((a, b) => b.length - a.length)[0]
}
