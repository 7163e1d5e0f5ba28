/** The languages of the shop, with their address prefixes. */
export const languages = [
	{ lang: 'id', prefix: '' },
	{ lang: 'en', prefix: '/en' },
] as const
