/** The pages of content, in their order. */
export const contentTabs = [
	{ key: 'banners', href: '/content/banners' },
	{ key: 'popup', href: '/content/popup' },
	{ key: 'footer', href: '/content/footer' },
] as const
export type ContentTab = (typeof contentTabs)[number]['key']
