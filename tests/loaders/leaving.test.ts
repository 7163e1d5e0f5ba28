import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { gate } from '#app/http/gate.server.ts'
import * as login from '#app/routes/auth/login.tsx'
import * as logout from '#app/routes/auth/logout.tsx'
import * as layout from '#app/routes/layouts/default.tsx'
import * as edit from '#app/routes/profile/account/edit.tsx'
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
		'BUY_NOW',
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
	expect((await visitor.get(layout, '/faq')).data).toMatchObject({ own: { account: null } })
	expect([...visitor.jar.keys()]).not.toContain('ACCESS_WEB')
})

const unsaved = {
	'': 'Kamu perlu masuk lagi. Perubahan tadi belum tersimpan.',
	'/en': 'You need to sign in again. Your changes have not been saved.',
}
const person = { name: 'Sari Wulandari', email: 'sari@example.com', phone: '081234567890' }

/** What the sign-in page says. */
async function saidAt(path: string | null) {
	return (await visitor.get(login, path ?? '')).data
}

test.each(['', '/en'] as const)(
	'a form that is sent after the session has ended is said to be unsaved (%j)',
	async (prefix) => {
		const messages = [{ tone: 'warning', text: unsaved[prefix] }]
		const form = { ...person, phoneCountry: 'ID', birthday: '' }

		// The website API ends the session while the form is open.
		await open.db.delete(customerSession).where(eq(customerSession.customerId, customerId))
		const rejected = await visitor.post(edit, `${prefix}/profile/edit`, form)
		expect(rejected).toMatchObject({ status: 303 })
		expect(await saidAt(rejected.location)).toMatchObject({ messages })

		// The browser has no session any more.
		visitor.jar.delete('ACCESS_WEB')
		const sent = await visitor.post(edit, `${prefix}/profile/edit`, form)
		expect(sent).toMatchObject({ status: 303 })
		expect(await saidAt(sent.location)).toMatchObject({ messages })
		expect(await saidAt(sent.location)).toMatchObject({ messages: [] })

		// The gate ahead of the router says the same, and nothing to who only opens a page.
		const again = await visitor.storefront(
			visitor.requestTo(`${prefix}/profile/edit`, { method: 'POST' }),
		)
		expect(gate(again.context)).toMatch(`${prefix}/auth/login`)
		expect(again.context.takeFlash()).toMatchObject({ key: 'auth:unsaved' })
		const opened = await visitor.storefront(visitor.requestTo(`${prefix}/profile/edit`))
		expect(gate(opened.context)).toMatch(`${prefix}/auth/login`)
		expect(opened.context.takeFlash()).toBeNull()
	},
)

test('[SE-01] without a stored token nobody is signed in', async () => {
	visitor.jar.delete('ACCESS_WEB')
	expect(await signedIn()).toBe(false)
	expect((await visitor.get(layout, '/faq')).data).toMatchObject({ own: { account: null } })
})

test('[ER-03] Refresh clears all cookies and the browser’s storage and redirects to home', async () => {
	const { status, location, headers } = await visitor.post(refresh, '/en/error/refresh', {})
	expect([status, location]).toEqual([303, '/en'])
	expect(headers.get('clear-site-data')).toBe('"cookies", "storage"')
	expect([...visitor.jar.keys()]).toEqual([])
})
