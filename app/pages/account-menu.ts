import type { AccountPage } from './page.ts'

/** The pages in the menu of the account, in its order. */
export const accountMenuPages = {
	overview: {
		path: '/profile',
		module: 'profile/overview.tsx',
		within: 'account',
		menu: { icon: 'user' },
	},
	notifications: {
		path: '/profile/notifications',
		module: 'profile/account/notifications.tsx',
		within: 'account',
		menu: { icon: 'chat' },
	},
	orders: {
		path: '/profile/order',
		module: 'profile/orders/orders.tsx',
		within: 'account',
		menu: { icon: 'box', group: 'orders' },
	},
	waitingPayment: {
		path: '/profile/order/waiting-payment',
		module: 'profile/orders/waiting-payment.tsx',
		within: 'account',
		menu: { icon: 'clock', group: 'orders' },
	},
	digitalProducts: {
		path: '/profile/order/product-digital',
		module: 'profile/orders/product-digital.tsx',
		within: 'account',
		menu: { icon: 'download', group: 'orders', only: 'digital' },
	},
	returns: {
		path: '/profile/return',
		module: 'profile/returns/returns.tsx',
		within: 'account',
		menu: { icon: 'back', group: 'orders' },
	},
	wishlist: {
		path: '/profile/wishlist',
		module: 'profile/wishlist.tsx',
		within: 'account',
		menu: { icon: 'heart', group: 'orders' },
	},
	wallet: {
		path: '/profile/wallet',
		module: 'profile/wallet/wallet.tsx',
		within: 'account',
		menu: { icon: 'wallet', group: 'money' },
	},
	coins: {
		path: '/profile/coins',
		module: 'profile/coins.tsx',
		within: 'account',
		menu: { icon: 'star', group: 'money' },
	},
	banks: {
		path: '/profile/bank',
		module: 'profile/bank/list.tsx',
		within: 'account',
		menu: { icon: 'lock', group: 'money' },
	},
	rewards: {
		path: '/profile/reward',
		module: 'profile/reward/reward.tsx',
		within: 'account',
		menu: { icon: 'star', group: 'programmes' },
	},
	affiliate: {
		path: '/profile/affiliate',
		module: 'profile/affiliate/affiliate.tsx',
		within: 'account',
		menu: { icon: 'tag', group: 'programmes', only: 'affiliate' },
	},
	agency: {
		path: '/profile/agen',
		module: 'profile/agen/agen.tsx',
		within: 'account',
		menu: { icon: 'truck', group: 'programmes', only: 'agent' },
	},
	downline: {
		path: '/profile/downline',
		module: 'profile/downline/downline.tsx',
		within: 'account',
		menu: { icon: 'user', group: 'programmes', only: 'agent' },
	},
	genealogy: {
		path: '/profile/genealogy',
		module: 'profile/downline/genealogy.tsx',
		within: 'account',
		menu: { icon: 'leaf', group: 'programmes', only: 'agent' },
	},
	edit: {
		path: '/profile/edit',
		module: 'profile/account/edit.tsx',
		within: 'account',
		menu: { icon: 'edit', group: 'settings' },
	},
	addresses: {
		path: '/profile/address',
		module: 'profile/address/list.tsx',
		within: 'account',
		menu: { icon: 'pin', group: 'settings' },
	},
	password: {
		path: '/profile/password',
		module: 'profile/account/password.tsx',
		within: 'account',
		menu: { icon: 'lock', group: 'settings' },
	},
	sessions: {
		path: '/profile/sessions',
		module: 'profile/account/sessions.tsx',
		within: 'account',
		menu: { icon: 'phone', group: 'settings' },
	},
	googleVerification: {
		path: '/profile/google-verification',
		module: 'profile/google-verification.tsx',
		within: 'account',
		menu: { icon: 'globe', group: 'settings', only: 'google' },
	},
	data: {
		path: '/profile/data',
		module: 'profile/account/data.tsx',
		within: 'account',
		menu: { icon: 'box', group: 'settings' },
	},
} as const satisfies Record<string, AccountPage>
