import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as lookUp from '#app/routes/orders/look-up.tsx'
import * as download from '#app/routes/profile/orders/download.ts'
import { type ExampleCustomer, exampleCustomer } from '#tests/support/example-customer.ts'
import type { ExampleShop } from '#tests/support/example-shop.ts'
import {
	comparedAfter,
	type OwnershipFixture,
	ownershipFixture,
} from './support/ownership-fixture.ts'
import { paramsOf, routesWithIds, type TableRoute } from './support/profile-routes.ts'
import { routeProbes, shopsRoutes } from './support/route-probes.ts'
import { shopper } from './support/shopper.ts'

type Visitor = ReturnType<typeof shopper>

let fixture: OwnershipFixture
let before: string

beforeAll(async () => {
	fixture = await ownershipFixture()
	const form = new FormData()
	form.set('PICTURE', fixture.own.picture)
	const { 'content-type': _, ...headers } = fixture.owner.headers
	await fixture.api.request('/v1/customer/picture', { method: 'PUT', headers, body: form })
	before = await fixture.everythingOfOwner()
})
afterAll(() => fixture.database.close())

const table = await routesWithIds()
const ofCustomers = table.filter(({ pattern }) => !(pattern in shopsRoutes))
const cases = ofCustomers.map((route) => [route.pattern, route] as const)
const compared = comparedAfter(ofCustomers.map(({ pattern }) => pattern))

async function signedIn(at: ExampleShop, customer?: ExampleCustomer): Promise<Visitor> {
	const visitor = shopper(at.host, async (request) => fixture.api.fetch(request))
	const { headers } = customer ?? (await exampleCustomer(fixture.database.db, at))
	await visitor.signIn((headers['authorization'] ?? '').replace('Bearer ', ''))
	return visitor
}

function probeOf(pattern: string) {
	const probe = routeProbes(fixture.own)[pattern]
	if (!probe) throw new Error(`${pattern} is not asked: add it to route-probes.ts.`)
	return probe
}

async function read(visitor: Visitor, { pattern, loader }: TableRoute) {
	const { address } = probeOf(pattern)
	const params = paramsOf(pattern, address.split('?')[0] ?? '')
	return visitor.visit(loader ?? none, visitor.requestTo(address), params)
}

async function write(visitor: Visitor, { pattern, action }: TableRoute) {
	const { address, form: fields = {} } = probeOf(pattern)
	const body = new FormData()
	for (const [name, value] of Object.entries(fields)) body.set(name, value)
	const params = paramsOf(pattern, address.split('?')[0] ?? '')
	return visitor.visit(action ?? none, visitor.requestTo(address, { method: 'POST', body }), params)
}

const isSignedIn = async ({ storefront, requestTo }: Visitor) =>
	(await storefront(requestTo('/faq'))).context.customer.current() !== null

describe('pages about a customer’s data are not available to others', () => {
	test('covers every route with a parameter', () => {
		const requested = [...Object.keys(shopsRoutes), ...Object.keys(routeProbes(fixture.own))]
		expect(table.map(({ pattern }) => pattern).sort()).toEqual(requested.sort())
		for (const { pattern, action } of ofCustomers) {
			expect(probeOf(pattern).form !== undefined, pattern).toBe(action !== undefined)
		}
	})

	test.each(cases)('%s requires authentication', async (pattern, route) => {
		const visitor = shopper(fixture.shop.host, async (request) => fixture.api.fetch(request))
		const answers = [await read(visitor, route)]
		if (route.action) answers.push(await write(visitor, route))
		for (const { status, location } of answers) {
			expect(status, pattern).toBe(303)
			expect(location).toMatch(/^\/auth\/login\?redirectTo=/)
		}
		if (compared.has(pattern)) expect(await fixture.everythingOfOwner()).toBe(before)
	})

	test.each(cases)(
		'%s does not exist for another customer or in another shop',
		async (pattern, route) => {
			const probe = probeOf(pattern)
			for (const at of [fixture.shop, fixture.elsewhere]) {
				const visitor = await signedIn(at)
				const seen = await read(visitor, route)
				expect(seen.status).toBe(probe.read === 'missing' ? 404 : 303)
				expect(JSON.stringify(seen.data)).not.toMatch(fixture.own.marks)
				if (route.action) {
					const { status, location, data } = await write(visitor, route)
					expect(status).toBe(probe.write === 'missing' ? 404 : 303)
					expect(`${location}${JSON.stringify(data)}`).not.toMatch(fixture.own.marks)
				}
				expect(await isSignedIn(visitor)).toBe(true)
			}
			if (compared.has(pattern)) expect(await fixture.everythingOfOwner()).toBe(before)
		},
	)

	test('ids in forms and queries are limited to their owner', async () => {
		for (const at of [fixture.shop, fixture.elsewhere]) {
			const visitor = await signedIn(at)
			const form = { order: fixture.own.order, line: '0' }
			const file = await visitor.post(download, '/profile/order/product-digital/download', form)
			expect(file.status).toBe(404)
			const page = await visitor.get(lookUp, `/order/look-up?order=${fixture.own.order}`)
			expect(page.data).toMatchObject({ order: null, recent: [] })
			const guess = { number: fixture.own.order, phone: '081299990000', phoneCountry: 'ID' }
			expect((await visitor.post(lookUp, '/order/look-up', guess)).status).toBe(404)
			expect(await isSignedIn(visitor)).toBe(true)
		}
	})

	test('the owner can open each of them', async () => {
		const visitor = await signedIn(fixture.shop, fixture.owner)
		for (const route of ofCustomers) {
			const { status } = await read(visitor, route)
			expect(status, route.pattern).toBe(probeOf(route.pattern).read === 'missing' ? 200 : 303)
		}
		const isLast = ({ pattern }: TableRoute) => /removal|end$/.test(pattern)
		const writing = ofCustomers.filter(({ action }) => action !== undefined)
		for (const route of [...writing.filter((one) => !isLast(one)), ...writing.filter(isLast)]) {
			const { status, data, location } = await write(visitor, route)
			// 409: a withdrawal to the bank account is in progress, as its owner is told.
			expect([303, 409], `${route.pattern} ${JSON.stringify(data)}`).toContain(status)
			expect(location ?? '').not.toContain('/auth/login')
		}
		expect(await fixture.everythingOfOwner().catch(() => 'signed out')).not.toBe(before)
	})
})

function none(): never {
	throw new Error('The route has no such export.')
}
