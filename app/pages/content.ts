import type { Page } from './page.ts'

/** What the shop writes. */
export const contentPages = {
	faq: sharedText('/faq', 'faq'),
	about: sharedText('/about', 'about'),
	terms: sharedText('/terms', 'terms'),
	privacy: sharedText('/privacy', 'privacy'),
	info: sharedText('/info', 'info'),
	paymentMethod: sharedText('/payment-method', 'payment-method'),
	shoppingGuide: sharedText('/shopping-guide', 'shopping-guide'),
	howToUse: sharedText('/how-to-use', 'how-to-use'),
	information: sharedText('/information/:slug', 'information'),
	banner: sharedText('/banner/:slug', 'banner'),
	article: sharedText('/article/:slug', 'article'),
	articles: sharedText('/articles', 'articles', 'page', 'q'),
	articleCategory: sharedText('/articles/:category', 'article-category', 'page', 'q'),
	affiliate: sharedText('/affiliate', 'affiliate'),
	ourAgents: sharedText('/our-agen', 'our-agen', 'page', 'province', 'q'),
	joinAgents: { ...sharedText('/join-agen', 'join-agen', 'q'), wholeForMembers: true },
	agentStatistics: {
		path: '/statistic-agen',
		module: 'content/statistic-agen.tsx',
		within: 'shop',
		for: 'everyone',
		isLinked: true,
	},
	contact: {
		path: '/contact',
		module: 'content/contact.tsx',
		within: 'shop',
		for: 'everyone',
		isLinked: true,
	},
} as const satisfies Record<string, Page>

/** A page of the shop's own texts that is the same for every anonymous visitor. */
function sharedText<Address extends Page['path']>(
	path: Address,
	name: string,
	...sharedBy: string[]
) {
	return {
		path,
		module: `content/${name}.tsx`,
		within: 'shop',
		for: 'everyone',
		sharedBy,
		isLinked: true,
	} as const
}
