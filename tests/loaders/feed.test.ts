import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { parse } from 'csv-parse/sync'
import { http, HttpResponse } from 'msw'
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { feedFields } from '#app/features/crawlers/feed-item.server.ts'
import * as feed from '#app/routes/crawlers/fb-catalog.ts'
import * as robots from '#app/routes/crawlers/robots.ts'
import * as sitemap from '#app/routes/crawlers/sitemap-index.ts'
import * as part from '#app/routes/crawlers/sitemap-part.ts'
import { brokenApi } from '#tests/support/broken-api.ts'
import { sizeOf } from '#tests/support/sizes.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { shopper, websiteApiUrl } from './support/shopper.ts'

const products = sizeOf({ usual: 8_000, full: 50_000 })
const broken = brokenApi()
let tiny: TinyApi
beforeAll(async () => {
	tiny = await tinyApi()
})
afterAll(() => tiny.close())

type Loader = (args: {
	request: Request
	context: Awaited<ReturnType<ReturnType<typeof shopper>['storefront']>>['context']
	params: Record<string, string>
}) => Response | Promise<Response>

type Transport = Parameters<typeof shopper>[1]
const whole: Transport = async (request) => tiny.api.fetch(request)

async function requestFeed(
	{ loader }: { loader: Loader },
	path: string,
	params: Record<string, string> = {},
	{ host = 'localhost', transport = whole }: { host?: string; transport?: Transport } = {},
): Promise<Response> {
	const visitor = shopper(host, transport)
	const request = visitor.requestTo(path)
	const { context, sealInto } = await visitor.storefront(request)
	try {
		return sealInto(await loader({ request, context, params }))
	} catch (thrown) {
		if (thrown instanceof Response) return thrown
		throw thrown
	}
}

const feedAt = (params: string, options: { host?: string; en?: boolean; query?: string } = {}) =>
	requestFeed(
		feed,
		`${options.en ? '/en' : ''}/fb-catalog/${params}${options.query ?? ''}`,
		{ params },
		options,
	)

const Items = z.array(z.record(z.string(), z.string()))

async function csvOf(response: Response) {
	return Items.parse(parse(await response.text(), { columns: true }))
}

/** Meta's and Google's rules for the fields of the feed (product data specifications). */
const MetaItem = z.object({
	id: z.string().regex(/^\d{1,100}$/),
	item_group_id: z.string().min(1).max(100),
	title: z.string().min(1).max(150),
	description: z
		.string()
		.min(1)
		.max(5_000)
		.regex(/^[^<]*$/),
	availability: z.enum(['in stock', 'out of stock']),
	condition: z.literal('new'),
	price: z.string().regex(/^[1-9]\d* IDR$/),
	sale_price: z.string().regex(/^([1-9]\d* IDR)?$/),
	link: z.url({ protocol: /^https?$/ }),
	image_link: z.url().regex(/\.jpg$/),
	additional_image_link: z.string().max(20_000),
	brand: z.string().min(1).max(100),
	gtin: z.string().regex(/^(\d{8}|\d{12,14})?$/),
	mpn: z.string().max(70),
	identifier_exists: z.enum(['yes', 'no']),
	product_type: z.string().min(1).max(750),
	quantity_to_sell_on_facebook: z.string().regex(/^\d+$/),
	shipping_weight: z.string().regex(/^(\d+ g)?$/),
	shipping_length: z.string().regex(/^(\d+(\.\d)? cm)?$/),
	shipping_width: z.string().regex(/^(\d+(\.\d)? cm)?$/),
	shipping_height: z.string().regex(/^(\d+(\.\d)? cm)?$/),
})

describe('[RT-24] the product feed', () => {
	test('[MD-02] every variant complies with Meta’s rules, priced in IDR', async () => {
		const response = await feedAt('all.csv')
		expect(response.status).toBe(200)
		expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
		const items = await csvOf(response)
		expect(items.length).toBeGreaterThan(10)
		for (const item of items) {
			MetaItem.parse(item)
			const stock = Number(item.quantity_to_sell_on_facebook)
			expect(item.availability).toBe(stock > 0 ? 'in stock' : 'out of stock')
		}
		expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
	})

	test('variants share a group; a discount has the sale price and the former price', async () => {
		const items = await csvOf(await feedAt('all.csv'))
		const jackets = items.filter(({ title }) => title?.startsWith('Jaket Hujan'))
		expect(jackets.map(({ title }) => title)).toEqual([
			'Jaket Hujan (Merah, M)',
			'Jaket Hujan (Merah, L)',
		])
		expect(new Set(jackets.map((item) => item.item_group_id)).size).toBe(1)
		expect(jackets[0]).toMatchObject({
			price: '250000 IDR',
			sale_price: '',
			color: 'Merah',
			size: 'M',
		})
		expect(jackets[1]).toMatchObject({ price: '260000 IDR', sale_price: '200000 IDR' })
	})

	test('the XML is well formed and has the same content as the CSV', async () => {
		const response = await feedAt('all.xml')
		expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
		const text = await response.text()
		expect(XMLValidator.validate(text)).toBe(true)
		const Rss = z.object({
			rss: z.object({ channel: z.object({ item: z.array(z.record(z.string(), z.unknown())) }) }),
		})
		const { rss } = Rss.parse(new XMLParser({ parseTagValue: false }).parse(text))
		const csv = await csvOf(await feedAt('all.csv'))
		expect(rss.channel.item.map((item) => item['g:id'])).toEqual(csv.map(({ id }) => id))
		expect(feedFields).toContain('image_link')
	})

	test('under /en it is in English and links to English pages; a referral is in every link', async () => {
		const items = await csvOf(await feedAt('all.csv', { en: true, query: '?ref=SARI01' }))
		expect(items.some(({ title }) => title?.startsWith('Rain Jacket'))).toBe(true)
		for (const { link } of items) {
			expect(link).toMatch(/^http:\/\/localhost\/en\/product\/.*ref=SARI01$/)
		}
	})

	test('a category has its own feed; unknown categories and names are 404', async () => {
		const items = await csvOf(await feedAt('jaket.csv'))
		expect(items.every((item) => item.product_type?.includes('Jaket'))).toBe(true)
		expect(items.length).toBeGreaterThan(0)
		for (const name of ['tidak-ada.csv', 'all.json', 'all', '..%2f.xml', 'ALL.xml']) {
			expect((await feedAt(name)).status, name).toBe(404)
		}
	})

	test('[MD-01] two hosts have separate feeds', async () => {
		const ours = await csvOf(await feedAt('all.csv'))
		const otherFeed = await csvOf(await feedAt('all.csv', { host: 'kopi.localhost' }))
		const ids = new Set(ours.map(({ id }) => id))
		expect(otherFeed.filter(({ id }) => ids.has(id))).toEqual([])
		expect(otherFeed.every(({ link }) => link?.startsWith('http://kopi.localhost/'))).toBe(true)
	})

	test('sets no cookie and is cacheable', async () => {
		const { headers } = await feedAt('all.xml')
		expect(headers.getSetCookie()).toEqual([])
		expect(headers.get('cache-control')).toMatch(/public/)
	})

	test('a failing API gives a 503 with Retry-After', async () => {
		broken.use(http.all(`${websiteApiUrl}/*`, () => new HttpResponse('', { status: 500 })))
		const transport: Transport = async (request) =>
			request.url.includes('/feed/') ? fetch(request) : tiny.api.fetch(request)
		const response = await requestFeed(
			feed,
			'/fb-catalog/all.xml',
			{ params: 'all.xml' },
			{ transport },
		)
		expect(response.status).toBe(503)
		expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
	})

	test('an API that fails in the middle gives a 503, not a part of the catalogue', async () => {
		const pages = { read: 0 }
		const transport: Transport = async (request) => {
			const url = new URL(request.url)
			if (!url.pathname.endsWith('/feed/product-list')) return tiny.api.fetch(request)
			pages.read += 1
			if (url.searchParams.get('AFTER') !== '0') return new Response('', { status: 500 })
			url.searchParams.set('LIMIT', '2')
			return tiny.api.fetch(new Request(url, request))
		}
		for (const name of ['all.xml', 'all.csv']) {
			const params = { params: name }
			const response = await requestFeed(feed, `/fb-catalog/${name}`, params, { transport })
			expect(response.status).toBe(503)
			expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
		}
		expect(pages.read).toBeGreaterThan(2)
	})

	test(`${products} products, three variants each, stream in bounded memory`, () => {
		const program = fileURLToPath(new URL('./support/large-feed.ts', import.meta.url))
		// A small heap collects garbage early, which would otherwise hide a leak.
		const flags = ['--max-old-space-size=96', '--import', 'tsx']
		const run = spawnSync(process.execPath, [...flags, program, String(products)], {
			encoding: 'utf8',
		})
		const measured = z
			.object({ items: z.number(), bytes: z.number(), rise: z.number() })
			.parse(JSON.parse(run.stdout))
		process.stdout.write(
			`feed of ${products} products: ${Math.round(measured.bytes / 1e6)} MB sent, memory rise ${Math.round(measured.rise / 2 ** 20)} MB\n`,
		)
		expect(measured.items).toBe(products * 3)
		expect(measured.rise).toBeLessThan(50 * 2 ** 20)
	})
})

describe('robots and sitemaps', () => {
	const xmlAt = async (name: string, host = 'localhost') => {
		const response = await requestFeed(part, `/sitemaps/${name}`, { part: name }, { host })
		expect(response.status, name).toBe(200)
		const text = await response.text()
		expect(XMLValidator.validate(text)).toBe(true)
		return text
	}

	test('robots.txt of a host names its own sitemap', async () => {
		const text = await (
			await requestFeed(robots, '/robots.txt', {}, { host: 'kopi.localhost' })
		).text()
		expect(text).toContain('Sitemap: http://kopi.localhost/sitemap.xml')
		expect(text).toContain('Disallow: /en/order/')
	})

	test('every part listed in the index exists', async () => {
		const text = await (await requestFeed(sitemap, '/sitemap.xml')).text()
		expect(XMLValidator.validate(text)).toBe(true)
		const names = [...text.matchAll(/\/sitemaps\/([a-z0-9-]+\.xml)</g)].map(
			([, name]) => name ?? '',
		)
		expect(names).toEqual(['pages.xml', 'articles.xml', 'products-1.xml'])
		for (const name of names) await xmlAt(name)
	})

	test('a product is listed in both languages, with alternates, date and pictures', async () => {
		const text = await xmlAt('products-1.xml')
		expect(text).toContain('<loc>http://localhost/product/jaket-hujan</loc>')
		expect(text).toContain('<loc>http://localhost/en/product/jaket-hujan</loc>')
		expect(text).toContain('hreflang="x-default" href="http://localhost/product/jaket-hujan"')
		expect(text).toMatch(/<lastmod>\d{4}-/)
		expect(text).toMatch(/<image:loc>http:\/\/localhost\/media\/[a-z0-9]+\/1200\.jpg</)
	})

	test('[MD-01] two hosts have separate sitemaps', async () => {
		const otherSitemap = await xmlAt('products-1.xml', 'kopi.localhost')
		expect(otherSitemap).toContain('<loc>http://kopi.localhost/product/jaket-hujan</loc>')
		expect(otherSitemap).not.toContain('/product/kaos-1<')
		expect(otherSitemap).not.toContain('//localhost/')
	})

	test.each(['products-99.xml', 'products-0.xml', 'products-1', 'x.xml', '%2e%2e.xml'])(
		'%s is a 404',
		async (name) => {
			expect((await requestFeed(part, `/sitemaps/${name}`, { part: name })).status).toBe(404)
		},
	)
})
