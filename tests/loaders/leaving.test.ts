import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as logout from '#app/routes/auth/logout.tsx'
import * as layout from '#app/routes/layouts/default.tsx'
import * as refresh from '#app/routes/system/refresh.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleShop, type ExampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { customerSession } from '#website-api/modules/platform/sessions/session.table.ts'
import { shopper } from './support/shopper.ts'

let open: OpenDatabase
let shop: ExampleShop
let visitor: ReturnType<typeof shopper>
let customerId: string
let bearer: string

beforeAll(async () => {
	open = await openTestDatabase()
	shop = await exampleShop(open.db, [{ price: 50_000, stock: 5 }])
})
afterAll(() => open.close())

/** A signed-in customer who followed an affiliate's and an agent's link and has changed preferences. */
beforeEach(async () => {
	const api = exampleApi(open.db)
	visitor = shopper(shop.host, async (request) => api.fetch(request))
	const customer = await exampleCustomer(open.db, shop)
	customerId = customer.customerId
	const link = visitor.requestTo('/?ref=SARI01&agen=AGEN01')
	link.headers.set('accept', 'text/html')
	await visitor.visit(layout.loader, link)
	bearer = (customer.headers['authorization'] ?? '').replace('Bearer ', '')
	await visitor.signIn(bearer)
	const [id = 0] = shop.variantIds
	await visitor.visit(
		({ context }) => {
			context.cart.replace([{ id, quantity: 2 }])
			context.wishlist.add(id)
			context.district.remember({ code: '32.73.02', name: 'Coblong', city: 'Kota Bandung' })
			context.prefer({ theme: 'dark' })
			return null
		},
		visitor.requestTo('/Cart', { method: 'POST' }),
	)
	expect([...visitor.jar.keys()]).toEqual(
		expect.arrayContaining([
			'ACCESS_WEB',
			'AFFILIATE_CODE',
			'AGEN_CODE',
			'CART',
			'DISTRICT',
			'WISHLIST',
		]),
	)
})

const signedIn = async () => {
	const { context } = await visitor.storefront(visitor.requestTo('/faq'))
	return context.customer.current() !== null
}

test('[SE-03] signing out clears the session and the browser’s storage', async () => {
	const { status, location, headers } = await visitor.post(logout, '/auth/logout', {})
	expect([status, location]).toEqual([303, '/'])
	expect(headers.get('clear-site-data')).toBe('"storage"')
	for (const name of [
		'ACCESS_WEB',
		'API_ACCESS_CLIENT',
		'AFFILIATE_CODE',
		'AGEN_CODE',
		'OWN_AFFILIATE_CODE',
		'CART',
		'WISHLIST',
		'CHECKOUT',
		'RECENT_ORDERS',
		'RECENTLY_VIEWED',
		'DISTRICT',
	]) {
		expect([...visitor.jar.keys()]).not.toContain(name)
	}
	expect(await signedIn()).toBe(false)

	// The website API no longer accepts the token.
	await visitor.signIn(bearer)
	expect(await signedIn()).toBe(false)
})

test('[SE-01] a session that the website API no longer accepts ends with the next page', async () => {
	expect(await signedIn()).toBe(true)
	await open.db.delete(customerSession).where(eq(customerSession.customerId, customerId))
	expect((await visitor.get(layout, '/faq')).data).toMatchObject({ account: null })
	expect([...visitor.jar.keys()]).not.toContain('ACCESS_WEB')
})

test('[SE-01] without a stored token nobody is signed in', async () => {
	visitor.jar.delete('ACCESS_WEB')
	expect(await signedIn()).toBe(false)
	expect((await visitor.get(layout, '/faq')).data).toMatchObject({ account: null })
})

test('[ER-03] Refresh clears all cookies and the browser’s storage and redirects to home', async () => {
	const { status, location, headers } = await visitor.post(refresh, '/en/error/refresh', {})
	expect([status, location]).toEqual([303, '/en'])
	expect(headers.get('clear-site-data')).toBe('"cookies", "storage"')
	expect([...visitor.jar.keys()]).toEqual([])
})
