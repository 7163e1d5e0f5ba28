import type { Page } from './page.ts'

/** Pages about the shop's state, settings of the visitor, and files for programs. */
export const systemPages = {
	forbidden: {
		path: '/forbidden',
		module: 'system/forbidden.tsx',
		within: 'custom',
		for: 'everyone',
	},
	maintenance: {
		path: '/maintenance',
		module: 'system/maintenance.tsx',
		within: 'custom',
		for: 'everyone',
	},
	domainNotRegistered: {
		path: '/domain-not-registered',
		module: 'system/domain-not-registered.tsx',
		within: 'custom',
		for: 'everyone',
	},
	offline: { path: '/offline', module: 'pwa/offline.tsx', within: 'custom', for: 'everyone' },
	preferences: {
		path: '/preferences',
		module: 'frame/preferences.ts',
		within: 'nothing',
		for: 'everyone',
	},
	refresh: {
		path: '/error/refresh',
		module: 'system/refresh.ts',
		within: 'nothing',
		for: 'everyHost',
	},
	webManifest: {
		path: '/manifest.webmanifest',
		module: 'pwa/manifest.ts',
		within: 'nothing',
		for: 'everyHost',
		isFile: true,
	},
	productFeed: {
		path: '/fb-catalog/:params',
		module: 'crawlers/fb-catalog.ts',
		within: 'nothing',
		for: 'everyone',
		isFile: true,
		cost: 5,
	},
} as const satisfies Record<string, Page>

/** Addresses without a language: those that programs know, for files that they fetch and for what they tell. */
export const pagesOfNoLanguage = {
	apiAccess: {
		path: '/api/apiAccess',
		module: 'system/api-access.ts',
		within: 'nothing',
		for: 'everyHost',
	},
	favicon: { path: '/favicon.ico', module: 'pwa/favicon.ts', within: 'nothing', for: 'everyHost' },
	robots: {
		path: '/robots.txt',
		module: 'crawlers/robots.ts',
		within: 'nothing',
		for: 'everyone',
		isFile: true,
	},
	sitemap: {
		path: '/sitemap.xml',
		module: 'crawlers/sitemap-index.ts',
		within: 'nothing',
		for: 'everyone',
		isFile: true,
		cost: 5,
	},
	paymentNotification: {
		path: '/payment-notification/:provider',
		module: 'orders/payment-notification.ts',
		within: 'nothing',
		for: 'everyHost',
		importance: 'checkout',
		takesBytes: 65_536,
	},
	courierNotification: {
		path: '/courier-notification/:provider',
		module: 'orders/courier-notification.ts',
		within: 'nothing',
		for: 'everyHost',
		importance: 'checkout',
		takesBytes: 65_536,
	},
	sitemapPart: {
		path: '/sitemaps/:part',
		module: 'crawlers/sitemap-part.ts',
		within: 'nothing',
		for: 'everyone',
		isFile: true,
		cost: 5,
	},
} as const satisfies Record<string, Page>
