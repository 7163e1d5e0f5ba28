import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Transport } from '#app/api/client.server.ts'
import * as lines from '#app/routes/cart/lines.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { type ExampleCustomer, exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleShop, type ExampleShop } from '#tests/support/example-shop.ts'
import { freshPglite } from '#tests/support/pglite.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { type OwnThings, ownThings } from './support/own-things.ts'
import { paramsOf, readableRoutes } from './support/profile-routes.ts'
import { routeProbes } from './support/route-probes.ts'
import { shopper, type Visit } from './support/shopper.ts'

/** Short, so that an API that says nothing costs the test little; how long they really are is tested with the client. */
const budgets = { apiAccess: 400, call: 120, page: 250, optional: 40 }

const routes = await readableRoutes()

let database: OpenDatabase
let shop: ExampleShop
let customer: ExampleCustomer
let own: OwnThings
let cookies: Map<string, string>
let pages: Page[]

type Page = {
	address: string
	visit: (visitor: ReturnType<typeof shopper>) => Promise<Visit>
	/** What it answers while all is well. */
	status: number
}

beforeAll(async () => {
	database = await freshPglite()
	const api = exampleApi(database.db)
	const transport: Transport = async (request) => api.fetch(request)
	shop = await exampleShop(database.db, [{ price: 50_000, stock: 100 }])
	customer = await exampleCustomer(database.db, shop)
	own = await ownThings({ db: database.db, api }, shop, customer)

	const visitor = shopper(shop.host, transport)
	await visitor.signIn((customer.headers['authorization'] ?? '').replace('Bearer ', ''))
	const [id = 0] = shop.variantIds
	await visitor.post(lines, '/Cart/lines', { id: String(id), quantity: '1' })
	cookies = new Map(visitor.jar)
	expect([...cookies.keys()]).toEqual(expect.arrayContaining(['CART']))
	pages = []
	for (const { pattern, loader } of routes) {
		const address = addressOf(pattern)
		const params = paramsOf(pattern, address.split('?')[0] ?? '')
		const visit: Page['visit'] = (who) => who.visit(loader, who.requestTo(address), params)
		pages.push({ address, visit, status: (await visit(visitor)).status })
	}
	// Every page once: more than other preparations.
}, 240_000)
afterAll(() => database.close())

const large = new Uint8Array(65_536)

/** A body of so many pieces, which nobody has to keep whole. */
function pieces(count: number) {
	let left = count
	return new ReadableStream({
		pull(controller) {
			left -= 1
			if (left < 0) controller.close()
			else controller.enqueue(large)
		},
	})
}

const silent: Transport = ({ signal }) =>
	new Promise((_, reject) => {
		signal.addEventListener('abort', () => reject(signal.reason))
	})

const faults: Record<string, Transport> = {
	'no connection': () => Promise.reject(new TypeError('fetch failed')),
	silence: silent,
	'a 500': async () => Response.json({ message: 'Internal' }, { status: 500 }),
	'no JSON': async () => new Response('<html>Bad Gateway</html>'),
	'another shape': async () => Response.json({ data: { SURPRISE: [1, null] } }),
	'null for everything': async () => Response.json(null),
	'a body of 50 MB': async () => new Response(pieces(800)),
	'a body without end': async () => new Response(pieces(Infinity)),
	'a redirect': async () =>
		new Response(null, { status: 302, headers: { Location: 'http://169.254.169.254/' } }),
	'an empty 204': async () => new Response(null, { status: 204 }),
}

const samples: Record<string, string> = {
	':slug': 'barang-1',
	':id': '1',
	':params': 'all.xml',
	':part': 'pages.xml',
}

function addressOf(pattern: string) {
	const probe = routeProbes(own)[pattern]
	if (probe) return probe.address
	return pattern.replace(/:\w+\??/g, (name) => samples[name] ?? '1').replace('*', 'tidak/ada')
}

/** A customer with goods in the cart, before a process that has just begun, whose website API is this one. */
function regular(transport: Transport) {
	const visitor = shopper(shop.host, transport, undefined, budgets)
	for (const [name, value] of cookies) visitor.jar.set(name, value)
	return visitor
}

describe('B4: whatever the website API does', () => {
	test.each(Object.entries(faults))(
		'every page has an answer, and nobody loses cart or session: %s',
		async (_name, fault) => {
			const statuses = await Promise.all(
				pages.map(async ({ address, visit, status: well }) => {
					const visitor = regular(fault)
					const { status } = await visit(visitor)
					expect([200, 503, well], `${address}, which answered ${well} before`).toContain(status)
					for (const [name, value] of cookies) {
						expect(visitor.jar.get(name), `${name} after ${address}`).toBe(value)
					}
					return status
				}),
			)
			// The fault was felt: most pages are nothing without their data.
			expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(pages.length / 2)
		},
	)
})
