/** The languages of every page, with the beginning of their addresses. */
export const languages = [
	{ lang: 'id', prefix: '' },
	{ lang: 'en', prefix: '/en' },
] as const
