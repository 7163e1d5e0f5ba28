import { json, type LoaderFunction } from '@remix-run/node'
import { delay, http, HttpResponse, type HttpResponseResolver } from 'msw'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Budgets } from '#app/api/budgets.ts'
import type { Transport } from '#app/api/call.ts'
import { brokenApi } from '#tests/support/broken-api.ts'
import { sampleOf } from '#tests/support/sizes.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { paramsOf, readableRoutes } from './support/profile-routes.ts'
import { longBudgets, shopper, type Visit, websiteApiUrl } from './support/shopper.ts'

/** An address of each kind of cacheable page; two texts that this company has written. */
const addresses = [
	'/',
	'/products',
	'/products/pakaian',
	'/product/jaket-hujan',
	'/faq',
	'/about',
	'/info',
	'/our-agen',
	'/join-agen',
	'/articles',
	'/articles/perawatan',
	'/article/artikel-1',
	'/information/ukuran',
	'/banner/musim-hujan',
]
const crawlerFiles = ['/robots.txt', '/manifest.webmanifest', '/sitemap.xml']
/** Only calls without a response time out; other calls have time, since a busy machine is slow. */
const short = { apiAccess: 60_000, call: 120, page: 60_000, optional: 40, site: 250 }

const broken = brokenApi()
let tiny: TinyApi
let api: Transport
let pages: {
	address: string
	isCrawlerFile: boolean
	visit: (transport: Transport, budgets: Budgets) => Promise<Visit>
	/** The API paths that the page calls. */
	requested: string[]
}[]

beforeAll(async () => {
	tiny = await tinyApi()
	api = remembered(tiny)
	const routes = await readableRoutes()
	pages = [...addresses, ...crawlerFiles].map((address) => {
		// The page and its parent layouts.
		const fitting = routes.filter(({ pattern }) => matches(pattern, address))
		if (fitting.length === 0) throw new Error(`No route for ${address}`)
		const run: LoaderFunction = async ({ request, context }) => {
			const answers = fitting.map(({ pattern, loader }) =>
				loader({ request, context, params: paramsOf(pattern, address) }),
			)
			const answer = (await Promise.all(answers)).at(-1)
			return crawlerFiles.includes(address) ? answer : asPage(answer)
		}
		return {
			address,
			isCrawlerFile: crawlerFiles.includes(address),
			visit: async (transport, budgets) => {
				const visitor = shopper('localhost', transport, undefined, budgets)
				return visitor.visit(run, visitor.requestTo(address))
			},
			requested: [],
		}
	})
	const everywhere = new Set<string>()
	for (const page of pages) {
		const requested = new Set<string>()
		const { headers } = await page.visit(async (request) => {
			requested.add(new URL(request.url).pathname)
			return api(request)
		}, longBudgets)
		requested.delete('/v1/api-access')
		expect(headers.get('cache-control'), page.address).toMatch(/^public/)
		// Calls of every page fail on the first one only; the other pages test their own calls.
		page.requested.push(
			...[...requested].filter((path) => !everywhere.has(path) || page.isCrawlerFile),
		)
		for (const path of requested) if (path.startsWith('/v1/helper/')) everywhere.add(path)
	}
})
afterAll(() => tiny.close())

/** The website API, which answers a repeated question of the hundreds of visits as it did before. */
function remembered({ api: { fetch } }: TinyApi): Transport {
	const answers = new Map<string, Promise<Response>>()
	return async (request) => {
		if (request.method !== 'GET') return fetch(request)
		const { headers } = request
		const key = [request.url, headers.get('accept-language'), headers.get('if-none-match')].join()
		const answer = answers.get(key) ?? Promise.resolve(fetch(request))
		answers.set(key, answer)
		return (await answer).clone()
	}
}

function matches(pattern: string, address: string): boolean {
	return new RegExp(`^${pattern.replace(/:\w+\??/g, '[^/]+')}$`).test(address)
}

/** A loader's response with the content type of a page. */
function asPage(answer: unknown): Response {
	const { status, body } = answer instanceof Response ? answer : json(answer)
	return new Response(body, { status, headers: { 'content-type': 'text/html' } })
}

const faults: Record<string, HttpResponseResolver> = {
	'a 500': () => HttpResponse.json({ message: 'Internal' }, { status: 500 }),
	'a 404': () => HttpResponse.json({ message: 'none' }, { status: 404 }),
	'another shape': () => HttpResponse.json({ data: { SURPRISE: [1, null] } }),
	silence: async () => {
		await delay('infinite')
	},
}

describe('a page with a missing part is not stored by any cache', () => {
	test('the failures include all helpers and parts of pages', () => {
		const requested = new Set(pages.flatMap((page) => page.requested))
		for (const path of [
			'get-website-template-setting',
			'company-header-logo',
			'banner-carousel',
			'menu-footer',
			'google-analytic',
			'meta-pixel-id',
			'popup-banner',
		]) {
			expect([...requested]).toContain(`/v1/helper/${path}`)
		}
		for (const path of ['/v1/category/category-list', '/v1/home']) {
			expect([...requested]).toContain(path)
		}
	})

	const inTurn = Object.entries(faults).map(([name, fault], at) => [name, fault, at] as const)
	test.each(inTurn)('handles %s of each call in turn', async (name, fault, at) => {
		broken.use(http.all(`${websiteApiUrl}/*`, fault))
		// Usually the calls of every other page, those of the rest with the next fault.
		for (const { address, requested, visit } of sampleOf(pages, 2, at)) {
			await Promise.all(
				requested.map(async (path) => {
					const { status, headers } = await visit(
						async (request) =>
							new URL(request.url).pathname === path ? fetch(request) : api(request),
						name === 'silence' ? short : longBudgets,
					)
					const control = headers.get('cache-control')
					// A 404 for a text that the company has not written is regular: no part is missing.
					if (name === 'a 404' && path.startsWith('/v1/content/page/') && status === 200) {
						expect(control, `${address} without ${path}`).toContain('s-maxage=30')
					} else {
						expect(control, `${address} without ${path}`).toBe('private, no-store')
					}
				}),
			)
		}
	})
})
