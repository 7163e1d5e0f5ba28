import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { storefrontHeaders } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { formKeyText } from '#tests/support/example-shop.ts'
import { ownerProbes } from './support/owner-probes.ts'
import {
	comparedAfter,
	type OwnershipFixture,
	ownershipFixture,
} from './support/ownership-fixture.ts'

let fixture: OwnershipFixture
let before: string

beforeAll(async () => {
	fixture = await ownershipFixture()
	before = await fixture.everythingOfOwner()
})
afterAll(() => fixture.database.close())

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const personal = ENDPOINTS.filter(({ access }) => access === 'customer' || access === 'either')
const rows = personal.map((endpoint) => [nameOf(endpoint), endpoint] as const)
const compared = comparedAfter(personal.map(nameOf))

function probeOf(name: string) {
	const probe = ownerProbes(fixture.own)[name]
	if (!probe) throw new Error(`${name} is not asked: add it to owner-probes.ts.`)
	return probe
}

async function request(name: string, { method }: Endpoint, headers: Record<string, string>) {
	const { address, body, form } = probeOf(name)
	const { 'content-type': json, ...rest } = headers
	const answer = await fixture.api.request(`/v1${address}`, {
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

describe('a customer’s data is not available to others', () => {
	test('covers every endpoint of signed-in customers', () => {
		expect(Object.keys(ownerProbes(fixture.own)).sort()).toEqual(personal.map(nameOf).sort())
	})

	test.each(rows.filter(([, { access }]) => access === 'customer'))(
		'%s requires authentication',
		async (name, endpoint) => {
			expect((await request(name, endpoint, storefrontHeaders(fixture.shop))).status).toBe(401)
			const { authorization = '' } = fixture.owner.headers
			// Each shop rejects the other's customers.
			const foreignHeaders = { ...storefrontHeaders(fixture.elsewhere), authorization }
			expect((await request(name, endpoint, foreignHeaders)).status).toBe(401)
		},
	)

	test.each(rows)(
		'%s does not exist for another customer or a customer of another shop',
		async (name, endpoint) => {
			const others = [
				await exampleCustomer(fixture.database.db, fixture.shop),
				await exampleCustomer(fixture.database.db, fixture.elsewhere),
			]
			for (const { headers } of others) {
				const { status, text } = await request(name, endpoint, headers)
				expect(text).not.toMatch(fixture.own.marks)
				if (probeOf(name).whose === 'named') expect(status, text).toBe(404)
				else expect([401, 403, 500], text).not.toContain(status)
			}
			if (compared.has(name)) expect(await fixture.everythingOfOwner()).toBe(before)
		},
	)

	test('the owner can open each of them, so every probed record exists', async () => {
		const named = rows.filter(([name]) => probeOf(name).whose === 'named')
		const last = named.filter(([name]) => name.startsWith('DELETE /auth'))
		for (const [name, endpoint] of [...named.filter((row) => !last.includes(row)), ...last]) {
			const { status, text } = await request(name, endpoint, fixture.owner.headers)
			expect([401, 403, 404, 422, 500], `${name} ${text}`).not.toContain(status)
			if (name.startsWith('GET') && !name.includes('picture'))
				expect(text).toMatch(fixture.own.marks)
		}
	})
})
