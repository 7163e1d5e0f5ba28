import { accountPages } from '#app/account-pages.ts'
import { paths } from '#app/paths.ts'
import type { IconName } from '#app/ui/Icon.tsx'

/** An item of the account's menu; `words` is a key of the namespace `profile`. */
type AccountNavItem = { path: `/profile${string}`; texts: string; icon: IconName }

/** The account's menu items in order. */
export const accountNavItems: AccountNavItem[] = Object.entries(accountPages).flatMap(
	([name, page]) =>
		'icon' in page ? [{ path: page.path, texts: `nav.${name}`, icon: page.icon }] : [],
)

/** The path of the menu item for a path without its language: the longest matching prefix. */
export function currentNavPath(pathname: string): string | undefined {
	const lower = pathname.toLowerCase()
	return accountNavItems
		.map((item) => item.path)
		.filter(
			(path) => lower === path || (path !== paths.profile.overview && lower.startsWith(`${path}/`)),
		)
		.sort((a, b) => b.length - a.length)[0]
}
