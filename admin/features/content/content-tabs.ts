/** The tabs of the content pages. */
export const contentTabs = [
	{ key: 'home', href: '/content/home' },
	{ key: 'banners', href: '/content/banners' },
	{ key: 'pages', href: '/content/pages' },
	{ key: 'articles', href: '/content/articles' },
	{ key: 'popup', href: '/content/popup' },
	{ key: 'footer', href: '/content/footer' },
	{ key: 'redirects', href: '/content/redirects' },
] as const
export type ContentTab = (typeof contentTabs)[number]['key']
