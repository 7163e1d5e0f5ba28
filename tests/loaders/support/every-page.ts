import type { Budgets } from '#app/api/budgets.ts'
import type { Transport } from '#app/api/call.ts'
import * as lines from '#app/routes/cart/lines.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleShop } from '#tests/support/example-shop.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { type OwnRecords, ownRecords } from './own-records.ts'
import { paramsOf, readableRoutes } from './profile-routes.ts'
import { routeProbes } from './route-probes.ts'
import { shopper, type Visit } from './shopper.ts'

type Visitor = ReturnType<typeof shopper>

export type Page = {
	address: string
	visit: (visitor: Visitor) => Promise<Visit>
	/** The status without faults. */
	status: number
}

/** Every page of a shop by its loader, and a customer with one record of every kind. */
export async function everyPage(database: OpenDatabase) {
	const api = exampleApi(database.db)
	const transport: Transport = async (request) => api.fetch(request)
	const shop = await exampleShop(database.db, [{ price: 50_000, stock: 100 }])
	const customer = await exampleCustomer(database.db, shop)
	const own = await ownRecords({ db: database.db, api }, shop, customer)

	const visitor = shopper(shop.host, transport)
	await visitor.signIn((customer.headers['authorization'] ?? '').replace('Bearer ', ''))
	const [id = 0] = shop.variantIds
	await visitor.post(lines, '/Cart/lines', { id: String(id), quantity: '1' })
	const cookies = new Map(visitor.jar)
	const pages: Page[] = []
	for (const { pattern, loader } of await readableRoutes()) {
		const address = addressOf(pattern, own)
		const params = paramsOf(pattern, address.split('?')[0] ?? '')
		const visit: Page['visit'] = (who) => who.visit(loader, who.requestTo(address), params)
		pages.push({ address, visit, status: (await visit(visitor)).status })
	}
	return {
		pages,
		/** The customer's cookies, with products in the cart. */
		cookies,
		transport,
		/** The same customer at a new process that uses this transport for the website API. */
		customerBefore(faultyTransport: Transport, budgets?: Budgets): Visitor {
			const owner = shopper(shop.host, faultyTransport, undefined, budgets)
			for (const [name, value] of cookies) owner.jar.set(name, value)
			return owner
		},
	}
}

const samples: Record<string, string> = {
	':slug': 'barang-1',
	':id': '1',
	':params': 'all.xml',
	':part': 'pages.xml',
}

function addressOf(pattern: string, own: OwnRecords) {
	const probe = routeProbes(own)[pattern]
	if (probe) return probe.address
	return pattern.replace(/:\w+\??/g, (name) => samples[name] ?? '1').replace('*', 'tidak/ada')
}
