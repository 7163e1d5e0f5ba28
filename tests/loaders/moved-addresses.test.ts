import type { LoaderFunction } from '@remix-run/node'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADDRESS_KINDS } from '#contract/moved-address.ts'
import { movedPage } from '#app/http/moved-page.server.ts'
import * as product from '#app/routes/catalog/product.tsx'
import * as category from '#app/routes/catalog/category.tsx'
import * as watch from '#app/routes/catalog/product-watch.tsx'
import * as article from '#app/routes/content/article.tsx'
import * as articleCategory from '#app/routes/content/article-category.tsx'
import * as banner from '#app/routes/content/banner.tsx'
import * as information from '#app/routes/content/information.tsx'
import * as catalogue from '#app/routes/crawlers/fb-catalog.ts'
import * as sitemapPart from '#app/routes/crawlers/sitemap-part.ts'
import * as notFound from '#app/routes/system/not-found.tsx'
import { pagePatterns } from '#tests/support/every-page.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { ownRedirect } from '#website-api/modules/site/addresses/address.table.ts'
import { shopper } from './support/shopper.ts'

let tiny: TinyApi
beforeAll(async () => {
	tiny = await tinyApi()
})
afterAll(() => tiny.close())

const visitor = (host = 'localhost') => shopper(host, async (request) => tiny.api.fetch(request))

/** The answer of a page, and where it has moved, as the storefront's server asks. */
async function open(
	run: LoaderFunction,
	path: string,
	params: Record<string, string>,
	host?: string,
) {
	const from = visitor(host)
	const request = from.requestTo(path)
	const { status, data } = await from.visit(run, request, params)
	const { context } = await from.storefront(request)
	const { pathname, search } = new URL(request.url)
	const facts = { pathname, search, locale: context.locale }
	return { status, data, movedTo: (await movedPage(request, facts, context.api, status)) ?? null }
}

/** The page of each address of a kind, with the slug of an example. */
const pages: Record<string, { route: { loader: LoaderFunction }; slug: string; param: string }> = {
	'/product/*': { route: product, slug: 'kaos-14', param: 'slug' },
	'/product/*/watch': { route: watch, slug: 'kaos-14', param: 'slug' },
	'/products/*': { route: category, slug: 'kaos', param: 'category' },
	'/fb-catalog/*.xml': { route: catalogue, slug: 'kaos', param: 'params' },
	'/fb-catalog/*.csv': { route: catalogue, slug: 'kaos', param: 'params' },
	'/information/*': { route: information, slug: 'ukuran', param: 'slug' },
	'/banner/*': { route: banner, slug: 'musim-hujan', param: 'slug' },
	'/article/*': { route: article, slug: 'artikel-1', param: 'slug' },
	'/articles/*': { route: articleCategory, slug: 'perawatan', param: 'category' },
}

const cases = ADDRESS_KINDS.flatMap(({ kind, paths }) => paths.map((path) => ({ kind, path })))

test.each(cases)(
	'the page $path leads from former addresses to the present one',
	async ({ kind, path }) => {
		const page = pages[path]
		if (!page) throw new Error(`The test has no page for ${path}.`)
		const { slug, route, param } = page
		const at = (name: string) => path.replace('*', name)
		const visit = (name: string, query = '', host?: string) =>
			open(
				(args) => route.loader(args),
				`/en${at(name)}${query}`,
				{ [param]: param === 'params' ? at(name).slice('/fb-catalog/'.length) : name },
				host,
			)
		const rename = (from: string, to: string) =>
			tiny.db.execute(
				sql`update ${sql.identifier(kind)} set slug = ${to} where company_id = 1 and slug = ${from}`,
			)
		await rename(slug, 'kedua')
		await rename('kedua', 'ketiga')
		for (const former of [slug, 'kedua']) {
			expect(await visit(former, '?kind=price&utm_source=x%20y&ref=SARI')).toMatchObject({
				status: 404,
				movedTo: `/en${at('ketiga')}?kind=price&utm_source=x%20y&ref=SARI`,
			})
		}
		expect(await visit('ketiga', '?kind=price')).toMatchObject({ status: 200, movedTo: null })
		expect(await visit(slug, '?kind=price', 'kopi.localhost')).toMatchObject({ movedTo: null })
		await rename('ketiga', slug)
		expect(await visit('kedua', '?_data=routes%2Fshell')).toMatchObject({
			movedTo: `/en${at(slug)}`,
		})
		expect(await visit(slug, '?kind=price')).toMatchObject({ status: 200, movedTo: null })
	},
)

test('every page with a slug in its address has a kind', () => {
	const withSlug = pagePatterns().filter((pattern) => /:(?:slug|category)\b/.test(pattern))
	const known: string[] = cases.map(({ path }) => path)
	expect(
		withSlug.map((pattern) => pattern.replace(/:\w+/, '*')).filter((one) => !known.includes(one)),
	).toEqual([])
})

test('a path without a page leads where a redirect of the shop says, with the query of both', async () => {
	await tiny.db.insert(ownRedirect).values([
		{ companyId: 1, path: '/toko/kaos', target: '/products?q=kaos#isi' },
		{ companyId: 1, path: '/blog', target: 'https://blog.example/?a=1' },
		{ companyId: 1, path: '/product/kaos-2', target: '/products/kaos' },
	])
	const at = (path: string, host?: string) => open(notFound.loader, path, {}, host)
	expect(await at('/toko/Kaos?q=x&page=2')).toMatchObject({
		movedTo: '/products?q=kaos&page=2#isi',
	})
	expect(await at('/en/toko/kaos')).toMatchObject({ movedTo: '/en/products?q=kaos#isi' })
	expect(await at('/blog?b=2')).toMatchObject({ movedTo: 'https://blog.example/?a=1&b=2' })
	expect(await at('/toko/kaos', 'kopi.localhost')).toMatchObject({ status: 404, movedTo: null })
	expect(await at(`/${'x'.repeat(600)}`)).toMatchObject({ status: 404, movedTo: null })
	// A product that is sold has its own page, one that is no longer sold leads on.
	const loader: LoaderFunction = (args) => product.loader(args)
	const shirt = () => open(loader, '/product/kaos-2', { slug: 'kaos-2' })
	expect(await shirt()).toMatchObject({ status: 200, movedTo: null })
	await tiny.db.execute(
		sql`update product set status = 'ARCHIVED' where company_id = 1 and slug = 'kaos-2'`,
	)
	expect(await shirt()).toMatchObject({ status: 410, movedTo: '/products/kaos' })
})

test('the sitemap has present addresses only', async () => {
	await tiny.db.execute(
		sql`update product set slug = 'kaos-baru' where company_id = 1 and slug = 'kaos-3'`,
	)
	const { data } = await open(sitemapPart.loader, '/sitemaps/products-1.xml', {
		part: 'products-1.xml',
	})
	expect(data).toContain('/product/kaos-baru<')
	expect(data).not.toContain('/product/kaos-3<')
})
