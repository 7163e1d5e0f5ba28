import { describe, expect, test } from 'vitest'
import { pageMeta, type PageMeta } from './page-meta.ts'
import type { RootData } from './root-data.ts'

function metaAt(pathname: string, page: PageMeta, locale: RootData['locale'] = 'id') {
	const data: RootData = {
		locale,
		origin: 'https://toko.test',
		palette: '',
		theme: null,
		hemat: false,
		store: { title: 'Kopi Senja', description: 'Kopi dari kebun', image: '/media/abc/480.jpg' },
	}
	const location = { pathname, search: '?ref=ABC&agen=X', hash: '', key: '', state: null }
	const match = {
		id: 'root',
		pathname: '/',
		params: {},
		data,
		meta: [],
		handle: undefined,
		error: undefined,
	}
	return pageMeta({ matches: [match], location }, page)
}

describe('[PT-04] page metadata', () => {
	const meta = metaAt(
		'/en/products',
		{ title: 'All', description: 'Every bag', keywords: 'coffee', query: '?page=2' },
		'en',
	)

	test.each([
		[{ title: 'All · Kopi Senja' }],
		[{ name: 'description', content: 'Every bag' }],
		[{ name: 'keywords', content: 'coffee' }],
		[{ property: 'og:url', content: 'https://toko.test/en/products?page=2' }],
		[{ property: 'og:site_name', content: 'Kopi Senja' }],
		[{ property: 'og:image', content: 'https://toko.test/media/abc/480.jpg' }],
		[{ name: 'robots', content: 'index, follow' }],
	])('%j', (tag) => {
		expect(meta).toContainEqual(tag)
	})

	test('the canonical address and its twins carry no referral code', () => {
		expect(JSON.stringify(meta)).not.toMatch(/ref=|agen=/)
		const links = meta.filter((tag) => 'tagName' in tag)
		expect(links).toEqual([
			{ tagName: 'link', rel: 'canonical', href: 'https://toko.test/en/products?page=2' },
			{
				tagName: 'link',
				rel: 'alternate',
				hrefLang: 'id',
				href: 'https://toko.test/products?page=2',
			},
			{
				tagName: 'link',
				rel: 'alternate',
				hrefLang: 'en',
				href: 'https://toko.test/en/products?page=2',
			},
			{
				tagName: 'link',
				rel: 'alternate',
				hrefLang: 'x-default',
				href: 'https://toko.test/products?page=2',
			},
		])
	})

	test('a page out of the index has no canonical address', () => {
		const tags = metaAt('/Cart', { title: 'Keranjang', robots: 'noindex' })
		expect(tags.some((tag) => 'tagName' in tag)).toBe(false)
		expect(tags).toContainEqual({ name: 'robots', content: 'noindex' })
	})
})

test.each([
	['/PRODUCTS/Kemeja', 'https://toko.test/products/kemeja'],
	['/cart', 'https://toko.test/Cart'],
	['/EN/CART', 'https://toko.test/Cart'],
])('%s has the canonical address %s', (pathname, href) => {
	expect(metaAt(pathname, { title: 'x' })).toContainEqual({
		tagName: 'link',
		rel: 'canonical',
		href,
	})
})
