import { paths } from '#app/paths.ts'
import type { IconName } from '#app/ui/Icon.tsx'

/** A page of the account that its menu leads to; `words` is a key of the namespace `profile`. */
type AccountNavItem = { path: `/profile${string}`; words: string; icon: IconName }

/** The account's menu, in its order. */
export const accountNavItems: AccountNavItem[] = [
	{ path: paths.profile.overview, words: 'rooms.overview', icon: 'user' },
	{ path: paths.profile.orders, words: 'rooms.orders', icon: 'box' },
	{ path: paths.profile.waitingPayment, words: 'rooms.waitingPayment', icon: 'clock' },
	{ path: paths.profile.digitalProducts, words: 'rooms.digital', icon: 'download' },
	{ path: paths.profile.returns, words: 'rooms.returns', icon: 'back' },
	{ path: paths.profile.wallet, words: 'rooms.wallet', icon: 'wallet' },
	{ path: paths.profile.coins, words: 'rooms.coins', icon: 'star' },
	{ path: paths.profile.affiliate, words: 'rooms.affiliate', icon: 'tag' },
	{ path: paths.profile.agency, words: 'rooms.agency', icon: 'truck' },
	{ path: paths.profile.downline, words: 'rooms.downline', icon: 'user' },
	{ path: paths.profile.genealogy, words: 'rooms.genealogy', icon: 'leaf' },
	{ path: paths.profile.rewards, words: 'rooms.reward', icon: 'star' },
	{ path: paths.profile.wishlist, words: 'rooms.wishlist', icon: 'heart' },
	{ path: paths.profile.addresses, words: 'rooms.address', icon: 'pin' },
	{ path: paths.profile.banks, words: 'rooms.bank', icon: 'lock' },
	{ path: paths.profile.edit, words: 'rooms.edit', icon: 'edit' },
	{ path: paths.profile.password, words: 'rooms.password', icon: 'lock' },
	{ path: paths.profile.sessions, words: 'rooms.sessions', icon: 'phone' },
	{ path: paths.profile.googleVerification, words: 'rooms.google', icon: 'globe' },
	{ path: paths.profile.data, words: 'rooms.data', icon: 'box' },
]

/** The path of the menu item that a path without its language belongs to: the longest that fits. */
export function currentNavPath(pathname: string): string | undefined {
	const lower = pathname.toLowerCase()
	return accountNavItems
		.map((item) => item.path)
		.filter(
			(path) => lower === path || (path !== paths.profile.overview && lower.startsWith(`${path}/`)),
		)
		.sort((a, b) => b.length - a.length)[0]
}
