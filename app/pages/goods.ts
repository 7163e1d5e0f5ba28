import type { Page } from './page.ts'

const listing = ['brand', 'max', 'min', 'opt', 'page', 'q', 'rating', 'sale', 'sort', 'stock']

/** What is for sale, and what a visitor has put aside. */
export const goodsPages = {
	home: {
		path: '/',
		module: 'catalog/home.tsx',
		within: 'shop',
		for: 'everyone',
		sharedBy: [],
		isLinked: true,
	},
	products: {
		path: '/products',
		module: 'catalog/products.tsx',
		within: 'shop',
		for: 'everyone',
		sharedBy: listing,
		isLinked: true,
	},
	category: {
		path: '/products/:category',
		module: 'catalog/category.tsx',
		within: 'shop',
		for: 'everyone',
		sharedBy: listing,
		isLinked: true,
	},
	product: {
		path: '/product/:slug',
		module: 'catalog/product.tsx',
		within: 'shop',
		for: 'everyone',
		sharedBy: ['by', 'pictures', 'reviews', 'stars', 'v'],
		// What a member may order and what an agent pays, and what a delivery costs.
		differsForKnown: true,
		isLinked: true,
	},
	/** The form for a mail when it is back in stock or costs less. */
	productWatch: {
		path: '/product/:slug/watch',
		module: 'catalog/product-watch.tsx',
		within: 'shop',
		for: 'everyone',
	},
	watchConfirm: {
		path: '/watch/confirm',
		module: 'watches/confirm.tsx',
		within: 'shop',
		for: 'everyone',
	},
	unsubscribe: {
		path: '/unsubscribe',
		module: 'watches/unsubscribe.tsx',
		within: 'shop',
		for: 'everyone',
	},
	compare: { path: '/compare', module: 'catalog/compare.tsx', within: 'shop', for: 'everyone' },
	recentlyViewed: {
		path: '/recently-viewed',
		module: 'catalog/recently-viewed.ts',
		within: 'nothing',
		for: 'everyone',
	},
	forYou: { path: '/for-you', module: 'catalog/for-you.ts', within: 'nothing', for: 'everyone' },
	searchSuggestions: {
		path: '/search/suggestions',
		module: 'search/suggestions.ts',
		within: 'nothing',
		for: 'everyone',
		cost: 2,
	},
	/** The action of the form to be reminded of a flash sale. */
	flashReminder: {
		path: '/flash-sale/reminder',
		module: 'catalog/flash-reminder.ts',
		within: 'nothing',
		for: 'everyone',
	},
	vouchers: {
		path: '/vouchers',
		module: 'vouchers/vouchers.tsx',
		within: 'shop',
		for: 'everyone',
		sharedBy: [],
		wholeForMembers: true,
		isLinked: true,
	},
	wishlist: {
		path: '/wishlist',
		module: 'wishlist/wishlist.tsx',
		within: 'shop',
		for: 'everyone',
		isLinked: true,
	},
	wishlistItems: {
		path: '/wishlist/items',
		module: 'wishlist/items.ts',
		within: 'nothing',
		for: 'everyone',
	},
} as const satisfies Record<string, Page>
