import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { localPhone } from '#web/domain/phone.ts'
import * as layout from '#app/routes/layouts/default.tsx'
import * as overview from '#app/routes/profile/overview.tsx'
import { cookies } from '#app/session/cookies.server.ts'
import { exampleApi, exampleSecret } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleShop, type ExampleShop } from '#tests/support/example-shop.ts'
import { grantCoins } from '#tests/support/example-voucher.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { openSession } from '#website-api/modules/platform/sessions/session.command.ts'
import { shopper } from './support/shopper.ts'

type Row = typeof customer.$inferSelect

let open: OpenDatabase
let shop: ExampleShop
let requested: string[]

beforeAll(async () => {
	open = await openTestDatabase()
	shop = await exampleShop(open.db, [{ price: 50_000, stock: 5 }])
})
afterAll(() => open.close())
beforeEach(() => {
	requested = []
})

async function signedInVisitor(facts: Partial<Row> = {}) {
	const { customerId } = await exampleCustomer(open.db, shop)
	const itself = and(eq(customer.companyId, shop.companyId), eq(customer.id, customerId))
	const [row] = await open.db
		.update(customer)
		.set({ name: 'Sari Wulandari', ...facts })
		.where(itself)
		.returning()
	if (!row) throw new Error('No customer')
	const from = { device: '', addressDigest: '', locale: 'id' as const, secret: exampleSecret }
	const { token } = await openSession(open.db, row, { ...from, clock: () => new Date() })
	const api = exampleApi(open.db)
	const visitor = shopper(shop.host, async (request) => {
		requested.push(new URL(request.url).pathname)
		return api.fetch(request)
	})
	await visitor.visit(
		({ context }) => {
			context.customer.open(token)
			return null
		},
		visitor.requestTo('/auth/login', { method: 'POST' }),
	)
	requested = []
	return { ...visitor, row, itself }
}

const information = '/v1/customer-account-info'
const page = { loader: () => null }

describe('a signed-in customer', () => {
	test('[RR-08, AP-02] is refreshed outside /profile, and their affiliate code stored or removed', async () => {
		const { get, requestTo, storefront, itself } = await signedInVisitor({
			affiliateCode: 'SARI01',
		})
		const storedCode = async () => (await storefront(requestTo('/profile'))).context.ownCode()
		for (const path of ['/', '/en/products', '/Cart']) {
			requested = []
			await get(page, path)
			expect(requested.filter((path) => path === information)).toHaveLength(1)
		}
		expect(await storedCode()).toBe('SARI01')
		for (const path of ['/profile', '/en/profile/order', '/profile/edit']) {
			requested = []
			await get(page, path)
			expect(requested).not.toContain(information)
		}

		await open.db.update(customer).set({ affiliateCode: null }).where(itself)
		expect(await storedCode()).toBe('SARI01')
		const { headers } = await get(page, '/faq')
		expect(headers.getSetCookie().join()).toContain(`${cookies.ownCode.name}=;`)
		expect(await storedCode()).toBeNull()
	})

	test('[RR-08] sees refreshed account data outside /profile', async () => {
		const { get, row } = await signedInVisitor()
		const header = async (path: string) => (await get(layout, path)).data
		expect(await header('/products')).toMatchObject({
			own: { account: { name: row.name, balances: { wallet: 'Rp 0', coins: '0' } } },
		})
		await grantCoins(open.db, shop.companyId, row.id, 1_250)
		for (const path of ['/', '/en/products', '/Cart']) {
			expect(await header(path)).toMatchObject({
				own: { account: { balances: { coins: '1.250' } } },
			})
		}
		const { data } = await shopper(shop.host, async (request) =>
			exampleApi(open.db).fetch(request),
		).get(layout, '/')
		expect(data).toMatchObject({ own: { account: null } })
	})

	test('[LU-01, RO-03] sees their name, customer type and referrer', async () => {
		const { row: agent } = await signedInVisitor({ name: 'Budi Agen', type: 'AGENT' })
		const { get, row } = await signedInVisitor({ type: 'AFFILIATE', branchId: agent.id })
		const { data } = await get(overview, '/profile')
		expect(data).toMatchObject({
			name: row.name,
			email: row.email,
			code: row.code,
			branch: agent.code,
			phone: localPhone(row.phone),
			type: 'Afiliasi',
		})
		expect(JSON.stringify(data)).not.toContain('eyJ')
		const plain = await signedInVisitor()
		expect((await plain.get(overview, '/en/profile')).data).toMatchObject({
			code: plain.row.code,
			branch: null,
			type: 'Customer',
		})
	})
})
