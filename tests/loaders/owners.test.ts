import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CustomerExportWire } from '#contract/account.ts'
import { ENDPOINTS, type Endpoint } from '#contract/endpoints.ts'
import { exampleApi, storefrontHeaders } from '#tests/support/example-api.ts'
import { type ExampleCustomer, exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleShop, type ExampleShop, formKeyText } from '#tests/support/example-shop.ts'
import { freshPglite } from '#tests/support/pglite.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { type OwnThings, ownThings } from './support/own-things.ts'
import { ownerProbes } from './support/owner-probes.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
let elsewhere: ExampleShop
let owner: ExampleCustomer
let own: OwnThings
let before: string

beforeAll(async () => {
	database = await freshPglite()
	api = exampleApi(database.db)
	shop = await exampleShop(database.db, [{ price: 50_000, stock: 100 }])
	elsewhere = await exampleShop(database.db, [{ price: 50_000, stock: 100 }])
	owner = await exampleCustomer(database.db, shop)
	own = await ownThings({ db: database.db, api }, shop, owner)
	before = await everythingOfOwner()
})
afterAll(() => database.close())

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const personal = ENDPOINTS.filter(({ access }) => access === 'customer' || access === 'either')
const rows = personal.map((endpoint) => [nameOf(endpoint), endpoint] as const)

function probeOf(name: string) {
	const probe = ownerProbes(own)[name]
	if (!probe) throw new Error(`${name} is not asked: add it to owner-probes.ts.`)
	return probe
}

async function ask(name: string, { method }: Endpoint, headers: Record<string, string>) {
	const { address, body, form } = probeOf(name)
	const { 'content-type': json, ...rest } = headers
	const answer = await api.request(`/v1${address}`, {
		method,
		headers: {
			...rest,
			'idempotency-key': formKeyText(),
			...(form || json === undefined ? {} : { 'content-type': json }),
		},
		...(form ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
	})
	return { status: answer.status, text: await answer.text() }
}

async function everythingOfOwner() {
	const answer = await api.request('/v1/customer/export', owner)
	const { data } = CustomerExportWire.parse(await answer.json())
	// When a session was last used is noted by the asking itself.
	return JSON.stringify({ ...data, customer_session: data['customer_session']?.length })
}

describe('D1: what one customer has is nothing to anybody else', () => {
	test('every call of the signed-in is asked', () => {
		expect(Object.keys(ownerProbes(own)).sort()).toEqual(personal.map(nameOf).sort())
	})

	test.each(rows.filter(([, { access }]) => access === 'customer'))(
		'%s asks who it is',
		async (name, endpoint) => {
			expect((await ask(name, endpoint, storefrontHeaders(shop))).status).toBe(401)
			const { authorization = '' } = owner.headers
			// Neither shop believes the other's customers.
			const strange = { ...storefrontHeaders(elsewhere), authorization }
			expect((await ask(name, endpoint, strange)).status).toBe(401)
		},
	)

	test.each(rows)(
		'%s knows a neighbour and a customer of another shop apart',
		async (name, endpoint) => {
			const others = [
				await exampleCustomer(database.db, shop),
				await exampleCustomer(database.db, elsewhere),
			]
			for (const { headers } of others) {
				const { status, text } = await ask(name, endpoint, headers)
				expect(text).not.toMatch(own.marks)
				if (probeOf(name).whose === 'named') expect(status, text).toBe(404)
				else expect([401, 403, 500], text).not.toContain(status)
			}
			expect(await everythingOfOwner()).toBe(before)
		},
	)

	test('and yet each of them is the owner’s: nothing named is missing for them', async () => {
		const named = rows.filter(([name]) => probeOf(name).whose === 'named')
		const last = named.filter(([name]) => name.startsWith('DELETE /auth'))
		for (const [name, endpoint] of [...named.filter((row) => !last.includes(row)), ...last]) {
			const { status, text } = await ask(name, endpoint, owner.headers)
			expect([401, 403, 404, 422, 500], `${name} ${text}`).not.toContain(status)
			if (name.startsWith('GET') && !name.includes('picture')) expect(text).toMatch(own.marks)
		}
	})
})
