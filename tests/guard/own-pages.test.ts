import type { AppLoadContext } from '@remix-run/node'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyPage } from '#app/http/page-at.server.ts'
import { cartSession } from '#app/session/cart.server.ts'
import { cookies } from '#app/session/cookies.server.ts'
import { flashSession } from '#app/session/flash.server.ts'
import { recentlyViewedSession } from '#app/session/recently-viewed.server.ts'
import { wishlistSession } from '#app/session/wishlist.server.ts'
import { EXAMPLE_PLAN, makeAgent } from '#tests/support/example-agents.ts'
import { sampleOf, sizeOf } from '#tests/support/sizes.ts'
import { tinyCustomer } from '#tests/support/tiny-customer.ts'
import { setAgentPlan } from '#website-api/modules/programmes/agents/agent-plan.command.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { createCookieJar, type CookieJar } from '#web/session/cookie-jar.server.ts'
import { createSealer } from '#web/session/seal.server.ts'
import { wholeShop, type WholeShop } from './support/whole-shop.ts'

const secret = 'a secret of the storefront that is long enough'
/** Where each kept page is found in the tiny shops. */
const addresses: Record<string, string> = {
	'/': '/',
	'/products': '/products?sort=cheapest',
	'/products/:category': '/products/pakaian',
	'/product/:slug': '/product/jaket-hujan',
	'/vouchers': '/vouchers',
	'/information/:slug': '/information/ukuran',
	'/banner/:slug': '/banner/musim-hujan',
	'/article/:slug': '/article/artikel-1',
	'/articles/:category': '/articles/perawatan',
}
/** A slow machine refuses nothing and leaves nothing out. */
const env = {
	ETALASE_PAGES_PER_SECOND: '0',
	ETALASE_MOST_DELAY_MS: '60000',
	PAGE_BUDGET_MS: '600000',
	API_TIMEOUT_MS: '600000',
	OPTIONAL_TIMEOUT_MS: '600000',
	SITE_TIMEOUT_MS: '600000',
}
const kept = everyPage.filter(
	(page) =>
		('sharedBy' in page && page.sharedBy) || ('keepsFrame' in page && page.keepsFrame === true),
)
const targets = kept.map(({ path }) => addresses[path] ?? path)

/** The same shop, once with kept pages and once without. */
let keeping: WholeShop
let rendering: WholeShop
/** Pages of each kind that the keeping shop rendered. */
let rendered = { whole: 0, withHoles: 0 }

beforeAll(async () => {
	const onPage = ({ holes }: AppLoadContext) => {
		rendered[holes === null ? 'whole' : 'withHoles'] += 1
	}
	keeping = await wholeShop({ env, onPage })
	const transport = async (request: Request) => keeping.tiny.api.fetch(request)
	rendering = await wholeShop({ env: { ...env, ETALASE_PAGE_CACHE_MB: '0' }, transport })
})
afterAll(() => Promise.all([keeping.close(), rendering.close()]))

/** The Cookie header of a visitor whose cookies `fill` writes. */
function visitor(fill: (jar: CookieJar) => void): string {
	const jar = createCookieJar(null, {
		sealer: createSealer(secret),
		secure: false,
		host: 'localhost',
	})
	fill(jar)
	return jar
		.setCookies()
		.map((line) => line.split(';')[0])
		.join('; ')
}

function ask(shop: WholeShop, target: string, headers: [string, string][]) {
	return shop.request({ target, headers: [['Host', 'localhost'], ...headers] })
}

const withCart = (jar: CookieJar) => cartSession(jar).replace([{ id: 1, quantity: 3 }])

/** Of an agent, who pays a tenth less. */
async function tokenOfAgent(): Promise<string> {
	const { db } = keeping.tiny
	const { TOKEN, CUSTOMER_EMAIL } = await tinyCustomer(keeping.tiny)
	const [row] = await db.select().from(customer).where(eq(customer.email, CUSTOMER_EMAIL))
	if (!row) throw new Error('The customer is not there.')
	await setAgentPlan(db, row.companyId, EXAMPLE_PLAN)
	await makeAgent(db, row, row.id)
	return TOKEN
}

async function kindsOfVisitors(): Promise<[kind: string, headers: [string, string][]][]> {
	const { TOKEN } = await tinyCustomer(keeping.tiny)
	const member = (jar: CookieJar) => jar.writeSealed(cookies.token, TOKEN)
	const agentToken = await tokenOfAgent()
	return [
		['a guest with a cart', [['Cookie', visitor(withCart)]]],
		[
			'a guest with hearts, a notice and products viewed before',
			[
				[
					'Cookie',
					visitor((jar) => {
						wishlistSession(jar).add(2)
						flashSession(jar).put({ type: 'success', key: 'frame:home' })
						recentlyViewedSession(jar).remember(3)
					}),
				],
			],
		],
		[
			'a guest with more than there is, a product that is gone, and lines saved for later',
			[
				[
					'Cookie',
					visitor((jar) => {
						const cart = cartSession(jar)
						cart.save([{ id: 2, quantity: 1 }])
						cart.replace([
							{ id: 1, quantity: 5_000 },
							{ id: 990_000, quantity: 1 },
						])
						recentlyViewedSession(jar).remember(2)
					}),
				],
			],
		],
		['a member', [['Cookie', visitor(member)]]],
		[
			'somebody whose session has ended',
			[
				[
					'Cookie',
					visitor((jar) => jar.writeSealed(cookies.token, `${TOKEN.slice(0, -9)}AAAAAAAAA`)),
				],
			],
		],
		['an agent', [['Cookie', visitor((jar) => jar.writeSealed(cookies.token, agentToken))]]],
		[
			'a member with a cart, who chose the dark look',
			[
				[
					'Cookie',
					visitor((jar) => {
						member(jar)
						withCart(jar)
						jar.writePlain(cookies.theme, 'dark')
					}),
				],
			],
		],
		[
			'a guest with a cart who saves data',
			[
				['Cookie', visitor(withCart)],
				['Save-Data', 'on'],
			],
		],
		[
			'a guest with a district',
			[
				[
					'Cookie',
					visitor((jar) => {
						withCart(jar)
						jar.writeSealed(cookies.district, {
							code: '31.74.01',
							name: 'Kebayoran',
							city: 'Jakarta',
						})
					}),
				],
			],
		],
		[
			'a guest who allowed measuring and closed the popup',
			[
				[
					'Cookie',
					visitor((jar) => {
						withCart(jar)
						jar.writePlain(cookies.consent, 'yes')
						jar.writePlain(cookies.popup, 'true')
					}),
				],
			],
		],
	]
}

describe('a page that is put together', () => {
	test('equals the one that is rendered whole, for every kept page, kind of visitor and language', async () => {
		const differing: string[] = []
		const everywhere = targets.flatMap((path) => [path, path === '/' ? '/en' : `/en${path}`])
		for (const [at, [kind, headers]] of (await kindsOfVisitors()).entries()) {
			for (const target of sampleOf(everywhere, 7, at)) {
				const whole = await ask(rendering, target, headers)
				// The first time its kept page is made, the second time it is there.
				for (const time of ['first', 'second']) {
					const page = await ask(keeping, target, headers)
					expect(page.headers.get('cache-control')).toBe('private, no-store')
					const isAlike = page.body === whole.body && page.status === whole.status
					if (isAlike && cookieNames(page) === cookieNames(whole)) continue
					differing.push(`${kind}: ${target}, ${time} time: ${difference(page.body, whole.body)}`)
				}
			}
		}
		expect(differing).toEqual([])
		expect(rendered.withHoles).toBeGreaterThan(targets.length)
	})

	test.each(['/products?sort=newest', '/cart'])(
		'is rendered once for any number of visitors: %s',
		async (target) => {
			rendered = { whole: 0, withHoles: 0 }
			for (let quantity = 1; quantity <= 20; quantity++) {
				const cookie = visitor((jar) => cartSession(jar).replace([{ id: 1, quantity }]))
				const { body } = await ask(keeping, target, [['Cookie', cookie]])
				expect(body).toContain(`"cartCount":${quantity},`)
			}
			expect(rendered).toEqual({ whole: 0, withHoles: 1 })
		},
	)

	test.each([
		{ status: 403, code: 'FORBIDDEN' },
		{ status: 503, code: 'MAINTENANCE' },
		{ status: 500, code: 'FAILED' },
	])(
		'answers like the whole one when the website API answers $status',
		async ({ status, code }) => {
			const transport = async (request: Request) =>
				request.url.endsWith('/voucher/voucher-list')
					? Response.json({ message: code, code }, { status })
					: keeping.tiny.api.fetch(request)
			const shops = await Promise.all([
				wholeShop({ env, transport }),
				wholeShop({ env: { ...env, ETALASE_PAGE_CACHE_MB: '0' }, transport }),
			])
			try {
				const [page, whole] = await Promise.all(
					shops.map((shop) => ask(shop, '/Cart', [['Cookie', visitor(withCart)]])),
				)
				expect(page?.status).toBe(whole?.status)
				expect(page?.headers.get('location')).toBe(whole?.headers.get('location'))
				expect(page?.status).toBeLessThan(500)
			} finally {
				await Promise.all(shops.map((shop) => shop.close()))
			}
		},
	)

	test('says what an agent pays to the agent alone', async () => {
		const agent = await tokenOfAgent()
		const { TOKEN } = await tinyCustomer(keeping.tiny)
		rendered = { whole: 0, withHoles: 0 }
		const saysPrice = async (fill: (jar: CookieJar) => void) => {
			const target = '/product/jaket-hujan?v=0'
			const { body } = await ask(keeping, target, [['Cookie', visitor(fill)]])
			return body.includes('Harga agen untukmu: ')
		}
		expect(await saysPrice((jar) => jar.writeSealed(cookies.token, agent))).toBe(true)
		expect(await saysPrice((jar) => jar.writeSealed(cookies.token, TOKEN))).toBe(false)
		expect(await saysPrice(withCart)).toBe(false)
		expect(rendered).toEqual({ whole: 0, withHoles: 2 })
	})

	test('is rendered whole where its address asks for more than the frame', async () => {
		rendered = { whole: 0, withHoles: 0 }
		const { body } = await ask(keeping, '/Cart?removed=2.1', [['Cookie', visitor(withCart)]])
		expect(body).toContain('id="removed"')
		expect(rendered).toEqual({ whole: 1, withHoles: 0 })
	})
})

test('structured data is on pages for everybody and for crawlers, not on those for one visitor', async () => {
	const cookie: [string, string] = ['Cookie', visitor(withCart)]
	const crawler: [string, string] = [
		'User-Agent',
		'Googlebot/2.1 (+http://www.google.com/bot.html)',
	]
	const isDescribed = async (shop: WholeShop, headers: [string, string][]) =>
		(await ask(shop, '/product/jaket-hujan', headers)).body.includes('application/ld+json')
	for (const shop of [keeping, rendering]) {
		expect(await isDescribed(shop, [])).toBe(true)
		expect(await isDescribed(shop, [cookie])).toBe(false)
		expect(await isDescribed(shop, [cookie, crawler])).toBe(true)
	}
})

describe('two identities', () => {
	test('never see each other’s parts, on two storefronts', async () => {
		const other = await wholeShop({
			env,
			transport: async (request) => keeping.tiny.api.fetch(request),
		})
		try {
			const people = await Promise.all(Array.from({ length: 6 }, (_, at) => person(at)))
			const errors: string[] = []
			const askFor = async (number: number) => {
				const owner = people[number % people.length]!
				const target = targets[number % targets.length]!
				const { body } = await ask(number % 3 === 0 ? keeping : other, target, [
					['Cookie', owner.cookie],
				])
				const isComplete = owner.everywhere.every((text) => body.includes(text))
				const strangers = people.filter(
					(one) =>
						one !== owner &&
						[...one.everywhere, ...one.somewhere].some((text) => body.includes(text)),
				)
				if (!isComplete || strangers.length > 0)
					errors.push(`${target} of ${owner.everywhere.join()}`)
			}
			const requests = sizeOf({ usual: 80, full: 10_000 })
			for (let number = 0; number < requests; number += 20) {
				await Promise.all(Array.from({ length: 20 }, (_, at) => askFor(number + at)))
			}
			expect(errors).toEqual([])
		} finally {
			await other.close()
		}
	})

	/** Somebody with a text of their own in each personal part; every second one is signed in. */
	async function person(at: number) {
		const { TOKEN, CUSTOMER_NAME } = await tinyCustomer(keeping.tiny)
		const isMember = at % 2 === 0
		const [quantity, saved, code] = [970_001 + 7 * at, 5_001 + at, `PENANDA${at}X`]
		const cookie = visitor((jar) => {
			if (isMember) jar.writeSealed(cookies.token, TOKEN)
			cartSession(jar).replace([{ id: 1, quantity }])
			wishlistSession(jar).add(saved)
			flashSession(jar).put({ type: 'success', key: 'vouchers:said.chosen', values: { code } })
		})
		const name = isMember ? [CUSTOMER_NAME] : []
		// Pages without script have no data, and not every page has a heart.
		return { cookie, everywhere: [String(quantity), code, ...name], somewhere: [`[${saved}]`] }
	}
})

/** Which cookies a response sets or ends; their values are sealed. */
function cookieNames({ headers }: Awaited<ReturnType<typeof ask>>): string {
	const names = headers.getSetCookie().map((line) => line.split('=')[0])
	return names.toSorted().join()
}

/** What stands around the first difference. */
function difference(one: string, other: string) {
	let at = 0
	while (at < one.length && one[at] === other[at]) at += 1
	return `${one.slice(at - 60, at + 60)} | ${other.slice(at - 60, at + 60)}`
}
