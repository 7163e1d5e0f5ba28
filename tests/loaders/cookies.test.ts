import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleShop, type ExampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { sizeOf } from '#tests/support/sizes.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { changedCookies } from './support/changed-cookies.ts'
import { shopper } from './support/shopper.ts'

let open: OpenDatabase
let shop: ExampleShop
let elsewhere: ExampleShop

beforeAll(async () => {
	open = await openTestDatabase()
	shop = await exampleShop(open.db, [{ price: 50_000, stock: 5 }])
	elsewhere = await exampleShop(open.db, [{ price: 50_000, stock: 5 }])
})
afterAll(() => open.close())

/** A customer's browser with every sealed cookie of the shop. */
async function browser(at: ExampleShop) {
	const api = exampleApi(open.db)
	const visitor = shopper(at.host, async (request) => api.fetch(request))
	const { headers } = await exampleCustomer(open.db, at)
	await visitor.signIn((headers['authorization'] ?? '').replace('Bearer ', ''))
	await visitor.visit(
		({ context }) => {
			context.cart.replace([{ id: at.variantIds[0] ?? 0, quantity: 2 }])
			context.wishlist.add(at.variantIds[0] ?? 0)
			context.recentOrders.remember({ number: 'ABC', phone: '+6281200000000' })
			context.recentlyViewed.remember(1)
			context.district.remember({ code: '32.73.02', name: 'Coblong', city: 'Kota Bandung' })
			context.flash({ type: 'info', key: 'auth:ended' })
			return null
		},
		visitor.requestTo('/Cart', { method: 'POST' }),
	)
	return visitor
}

const changed = sizeOf({ usual: 800, full: 10_000 })

test(`${changed} changed cookies are ignored or keep their owner, and never cause an error`, async () => {
	const owner = await browser(shop)
	const otherCustomer = await browser(shop)
	const abroad = await browser(elsewhere)
	const { context: before } = await owner.storefront(owner.requestTo('/profile'))
	const code = before.customer.current()?.code
	expect(code).toBeTypeOf('string')
	expect(owner.jar.size).toBeGreaterThan(6)

	const outcomes = { nobody: 0, owner: 0 }
	const others = [otherCustomer.jar, abroad.jar]
	for (const { header, isOwn } of changedCookies(owner.jar, others, changed)) {
		const request = new Request(`http://${shop.host}/profile`, { headers: { cookie: header } })
		const { context, sealInto } = await owner.storefront(request)
		const current = context.customer.current()
		expect(current === null || (isOwn && current.code === code), header).toBe(true)
		outcomes[current === null ? 'nobody' : 'owner'] += 1
		expect(sealInto(new Response('ok')).status).toBe(200)
	}
	expect(outcomes.nobody + outcomes.owner).toBe(changed)
	expect(outcomes.nobody).toBeGreaterThan(changed / 2)
	// Changes to other cookies end no session.
	expect(outcomes.owner).toBeGreaterThan(changed / 20)
})
