import { accountPages } from '#app/account-pages.ts'
import { paths, type Path } from '#app/paths.ts'
import type { IconName } from '#web/ui/Icon.tsx'

/** What not every customer has: programmes they joined, sign-in with Google, digital purchases. */
export type Membership = 'affiliate' | 'agent' | 'google' | 'digital'

/** An item of the account's menu; `texts` is a key of the namespace `profile`. */
type AccountNavItem = { path: Path; texts: string; icon: IconName }
/** Items below the heading `groups.<name>`; null: those at the top, which have none. */
type AccountNavGroup = { name: string | null; items: AccountNavItem[] }

/** A page of the shop that everyone has, listed among the offers. */
const vouchers: AccountNavItem = { path: paths.vouchers, texts: 'vouchers', icon: 'tag' }

const menuPages = Object.entries(accountPages).flatMap(([name, page]) =>
	'icon' in page
		? [
				{
					group: 'group' in page ? page.group : null,
					only: 'only' in page ? page.only : null,
					item: { path: page.path, texts: `nav.${name}`, icon: page.icon },
				},
			]
		: [],
)

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
