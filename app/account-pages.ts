/** A page of the account whose path has no parameter. */
type AccountPage = {
	path: '/profile' | `/profile/${string}`
	/** Its route module, below routes/profile. */
	file: string
	/** Shown in the account's menu, with this icon and the text `nav.<name>` of the namespace `profile`. */
	icon?: string
	/** Its heading in the menu, the text `groups.<group>`; absent: at the top, without one. */
	group?: 'orders' | 'money' | 'programmes' | 'settings'
	/**
	 * In the menu only of members of a programme, where sign-in with Google is set up, or of who bought something
	 * digital.
	 */
	only?: 'affiliate' | 'agent' | 'google' | 'digital'
}

/** The list from which routes, paths, the account's menu (in this order) and the tests of every page are made. */
export const accountPages = {
	overview: { path: '/profile', file: 'overview', icon: 'user' },
	notifications: {
		path: '/profile/notifications',
		file: 'account/notifications',
		icon: 'chat',
	},
	orders: { path: '/profile/order', file: 'orders/orders', icon: 'box', group: 'orders' },
	waitingPayment: {
		path: '/profile/order/waiting-payment',
		file: 'orders/waiting-payment',
		icon: 'clock',
		group: 'orders',
	},
	digitalProducts: {
		path: '/profile/order/product-digital',
		file: 'orders/product-digital',
		icon: 'download',
		group: 'orders',
		only: 'digital',
	},
	returns: { path: '/profile/return', file: 'returns/returns', icon: 'back', group: 'orders' },
	wishlist: { path: '/profile/wishlist', file: 'wishlist', icon: 'heart', group: 'orders' },
	wallet: { path: '/profile/wallet', file: 'wallet/wallet', icon: 'wallet', group: 'money' },
	coins: { path: '/profile/coins', file: 'coins', icon: 'star', group: 'money' },
	banks: { path: '/profile/bank', file: 'bank/list', icon: 'lock', group: 'money' },
	rewards: { path: '/profile/reward', file: 'reward/reward', icon: 'star', group: 'programmes' },
	affiliate: {
		path: '/profile/affiliate',
		file: 'affiliate/affiliate',
		icon: 'tag',
		group: 'programmes',
		only: 'affiliate',
	},
	agency: {
		path: '/profile/agen',
		file: 'agen/agen',
		icon: 'truck',
		group: 'programmes',
		only: 'agent',
	},
	downline: {
		path: '/profile/downline',
		file: 'downline/downline',
		icon: 'user',
		group: 'programmes',
		only: 'agent',
	},
	genealogy: {
		path: '/profile/genealogy',
		file: 'downline/genealogy',
		icon: 'leaf',
		group: 'programmes',
		only: 'agent',
	},
	edit: { path: '/profile/edit', file: 'account/edit', icon: 'edit', group: 'settings' },
	addresses: { path: '/profile/address', file: 'address/list', icon: 'pin', group: 'settings' },
	password: {
		path: '/profile/password',
		file: 'account/password',
		icon: 'lock',
		group: 'settings',
	},
	sessions: {
		path: '/profile/sessions',
		file: 'account/sessions',
		icon: 'phone',
		group: 'settings',
	},
	googleVerification: {
		path: '/profile/google-verification',
		file: 'google-verification',
		icon: 'globe',
		group: 'settings',
		only: 'google',
	},
	data: { path: '/profile/data', file: 'account/data', icon: 'box', group: 'settings' },

	mails: { path: '/profile/notifications/mails', file: 'account/mails' },
	walletSuccess: { path: '/profile/wallet/success', file: 'wallet/success' },
	walletWithdrawals: { path: '/profile/wallet/history-withdraw', file: 'wallet/history-withdraw' },
	affiliateWithdrawals: {
		path: '/profile/affiliate/history-withdraw',
		file: 'affiliate/history-withdraw',
	},
	agencyMonth: { path: '/profile/agen/detail', file: 'agen/detail' },
	agencyWithdrawals: { path: '/profile/agen/history-withdraw', file: 'agen/history-withdraw' },
	rewardHistory: { path: '/profile/reward/detail', file: 'reward/detail' },
	newAddress: { path: '/profile/address/new', file: 'address/new' },
	newBank: { path: '/profile/bank/new', file: 'bank/new' },
	picture: { path: '/profile/picture', file: 'account/picture' },
	deletion: { path: '/profile/data/deletion', file: 'account/deletion' },
} as const satisfies Record<string, AccountPage>

export type AccountPageName = keyof typeof accountPages
