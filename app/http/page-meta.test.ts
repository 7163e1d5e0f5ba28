import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { pageMeta, type PageMeta } from './page-meta.ts'
import type { RootData } from './root-data.ts'

const logo = { id: 'abc', alt: 'Kopi Senja', width: 480, height: 160 }

function metaAt(pathname: string, page: PageMeta, locale: RootData['locale'] = 'id') {
	const data: RootData = {
		locale,
		origin: 'https://toko.test',
		look: '',
		fonts: [],
		theme: null,
		dataSaver: false,
		errorTitles: { notFound: '', gone: '', other: '' },
		store: {
			title: 'Kopi Senja',
			description: 'Kopi dari kebun',
			invitation: 'Belanja online di Kopi Senja: lihat produk dan harga.',
			image: logo,
		},
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
		[
			{
				name: 'description',
				content:
					'Every bag. Kopi dari kebun. Belanja online di Kopi Senja: lihat produk dan harga.',
			},
		],
		[{ name: 'keywords', content: 'coffee' }],
		[{ property: 'og:url', content: 'https://toko.test/en/products?page=2' }],
		[{ property: 'og:site_name', content: 'Kopi Senja' }],
		[{ property: 'og:title', content: 'All' }],
		[{ property: 'og:locale', content: 'en_US' }],
		[{ property: 'og:locale:alternate', content: 'id_ID' }],
		[{ property: 'og:image', content: 'https://toko.test/media/abc/1200-share.jpg' }],
		[{ property: 'og:image:width', content: '1200' }],
		[{ property: 'og:image:height', content: '630' }],
		[{ property: 'og:image:alt', content: 'Kopi Senja' }],
		[{ name: 'twitter:card', content: 'summary_large_image' }],
		[{ name: 'twitter:title', content: 'All' }],
		[{ name: 'twitter:description', content: expect.stringMatching(/^Every bag. /) }],
		[{ name: 'twitter:image', content: 'https://toko.test/media/abc/1200-share.jpg' }],
		[{ name: 'robots', content: 'index, follow' }],
	])('%j', (tag) => {
		expect(meta).toContainEqual(tag)
	})

	test('the canonical URL and its alternates have no referral code', () => {
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

	test('a page has its own picture, in the size it is served in', () => {
		const image = { id: 'def', alt: 'Sekantong kopi', width: 2400, height: 1200 }
		const tags = metaAt('/product/kopi', { title: 'Kopi', image, type: 'product' })
		for (const tag of [
			{ property: 'og:image', content: 'https://toko.test/media/def/1200.jpg' },
			{ property: 'og:image:height', content: '600' },
			{ property: 'og:image:alt', content: 'Sekantong kopi' },
			{ property: 'og:type', content: 'product' },
			{ name: 'twitter:card', content: 'summary_large_image' },
		]) {
			expect(tags).toContainEqual(tag)
		}
	})

	test('cuts a long title and description, but not the store title', () => {
		const tags = metaAt('/product/kopi', {
			title: 'Kopi '.repeat(60),
			description: 'a '.repeat(999),
		})
		const [{ title }] = z.tuple([z.object({ title: z.string() })], z.unknown()).parse(tags)
		expect(title).toMatch(/^Kopi .{90,110}… · Kopi Senja$/)
		const description = tags.find((tag) => 'name' in tag && tag.name === 'description')
		expect(z.object({ content: z.string().min(50).max(170) }).safeParse(description).success).toBe(
			true,
		)
	})

	test('a page that is not indexed has no canonical URL', () => {
		const tags = metaAt('/Cart', { title: 'Keranjang', robots: 'noindex' })
		expect(tags.some((tag) => 'tagName' in tag)).toBe(false)
		expect(tags).toContainEqual({ name: 'robots', content: 'noindex' })
	})
})

test.each([
	['/PRODUCTS/Kemeja', 'https://toko.test/products/kemeja'],
	['/cart', 'https://toko.test/Cart'],
	['/EN/CART', 'https://toko.test/Cart'],
])('%s has the canonical URL %s', (pathname, href) => {
	expect(metaAt(pathname, { title: 'x' })).toContainEqual({
		tagName: 'link',
		rel: 'canonical',
		href,
	})
})
