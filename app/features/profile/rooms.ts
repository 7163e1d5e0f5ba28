import type { IconName } from '#app/ui/Icon.tsx'

/** A page of the account that its menu leads to; `words` is a key of the namespace `profile`. */
export type Room = { path: `/profile${string}`; words: string; icon: IconName }

/** The rooms of the account in the menu's order: a page joins when its route does. */
export const rooms: Room[] = [
	{ path: '/profile', words: 'rooms.overview', icon: 'user' },
	{ path: '/profile/order', words: 'rooms.orders', icon: 'box' },
	{ path: '/profile/order/waiting-payment', words: 'rooms.waitingPayment', icon: 'clock' },
	{ path: '/profile/order/product-digital', words: 'rooms.digital', icon: 'download' },
	{ path: '/profile/return', words: 'rooms.returns', icon: 'back' },
	{ path: '/profile/wallet', words: 'rooms.wallet', icon: 'wallet' },
	{ path: '/profile/coins', words: 'rooms.coins', icon: 'star' },
	{ path: '/profile/affiliate', words: 'rooms.affiliate', icon: 'tag' },
	{ path: '/profile/agen', words: 'rooms.agency', icon: 'truck' },
	{ path: '/profile/downline', words: 'rooms.downline', icon: 'user' },
	{ path: '/profile/genealogy', words: 'rooms.genealogy', icon: 'leaf' },
	{ path: '/profile/reward', words: 'rooms.reward', icon: 'star' },
	{ path: '/profile/wishlist', words: 'rooms.wishlist', icon: 'heart' },
	{ path: '/profile/address', words: 'rooms.address', icon: 'pin' },
	{ path: '/profile/bank', words: 'rooms.bank', icon: 'lock' },
	{ path: '/profile/edit', words: 'rooms.edit', icon: 'edit' },
	{ path: '/profile/password', words: 'rooms.password', icon: 'lock' },
	{ path: '/profile/sessions', words: 'rooms.sessions', icon: 'phone' },
	{ path: '/profile/google-verification', words: 'rooms.google', icon: 'globe' },
	{ path: '/profile/data', words: 'rooms.data', icon: 'box' },
]

/** The room that a path without its language is in: the longest that fits. */
export function roomOf(path: string): string | undefined {
	const lower = path.toLowerCase()
	return rooms
		.map((room) => room.path)
		.filter((room) => lower === room || (room !== '/profile' && lower.startsWith(`${room}/`)))
		.sort((a, b) => b.length - a.length)[0]
}
