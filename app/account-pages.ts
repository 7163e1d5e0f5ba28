/** A page of the account whose path has no parameter. */
type AccountPage = {
	path: '/profile' | `/profile/${string}`
	/** Its route module, below routes/profile. */
	file: string
	/** Shown in the account's menu, with this icon and the text `nav.<name>` of the namespace `profile`. */
	icon?: string
}

/** The list from which routes, paths, the account's menu (in this order) and the tests of every page are made. */
export const accountPages = {
	overview: { path: '/profile', file: 'overview', icon: 'user' },
	notifications: {
		path: '/profile/notifications',
		file: 'account/notifications',
		icon: 'chat',
	},
	orders: { path: '/profile/order', file: 'orders/orders', icon: 'box' },
	waitingPayment: {
		path: '/profile/order/waiting-payment',
		file: 'orders/waiting-payment',
		icon: 'clock',
	},
	digitalProducts: {
		path: '/profile/order/product-digital',
		file: 'orders/product-digital',
		icon: 'download',
	},
	returns: { path: '/profile/return', file: 'returns/returns', icon: 'back' },
	wallet: { path: '/profile/wallet', file: 'wallet/wallet', icon: 'wallet' },
	coins: { path: '/profile/coins', file: 'coins', icon: 'star' },
	affiliate: { path: '/profile/affiliate', file: 'affiliate/affiliate', icon: 'tag' },
	agency: { path: '/profile/agen', file: 'agen/agen', icon: 'truck' },
	downline: { path: '/profile/downline', file: 'downline/downline', icon: 'user' },
	genealogy: { path: '/profile/genealogy', file: 'downline/genealogy', icon: 'leaf' },
	rewards: { path: '/profile/reward', file: 'reward/reward', icon: 'star' },
	wishlist: { path: '/profile/wishlist', file: 'wishlist', icon: 'heart' },
	addresses: { path: '/profile/address', file: 'address/list', icon: 'pin' },
	banks: { path: '/profile/bank', file: 'bank/list', icon: 'lock' },
	edit: { path: '/profile/edit', file: 'account/edit', icon: 'edit' },
	password: { path: '/profile/password', file: 'account/password', icon: 'lock' },
	sessions: { path: '/profile/sessions', file: 'account/sessions', icon: 'phone' },
	googleVerification: {
		path: '/profile/google-verification',
		file: 'google-verification',
		icon: 'globe',
	},
	data: { path: '/profile/data', file: 'account/data', icon: 'box' },

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
