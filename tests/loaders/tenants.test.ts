import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { sampleOf } from '#tests/support/sizes.ts'
import { tinyApi, type TinyApi, type TinyShop } from '#tests/support/tiny-api.ts'
import { issueApiKey } from '#website-api/modules/platform/companies/api-key.ts'
import type { Probe } from './support/probe.ts'
import { marks, sameForAll, tenantProbes } from './support/tenant-probes.ts'

let api: TinyApi
let probes: Record<string, Probe[]>
beforeAll(async () => {
	api = await tinyApi()
	probes = await tenantProbes(api)
})
afterAll(() => api.close())

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const ofCompany = ENDPOINTS.filter((endpoint) => endpoint.access !== 'customer').filter(
	(endpoint) => !(nameOf(endpoint) in sameForAll),
)
const hosts = { sandang: 'localhost', kopi: 'kopi.localhost' }

async function answerTo(
	{ method, path }: Endpoint,
	probe: Probe,
	{ shop, language = 'id' }: { shop: TinyShop; language?: string },
) {
	const address = path.includes('{') ? path.replace(/\{\w+\}/, probe.path) : `${path}${probe.path}`
	const key = { companyId: shop === 'sandang' ? 1 : 2, host: hosts[shop] }
	const body = probe.body === undefined ? probe.form : JSON.stringify(probe.body)
	const response = await api.api.request(`/v1${address}`, {
		method,
		headers: {
			'api-access': issueApiKey(key, api.secret, new Date()),
			'accept-language': language,
			...(probe.body === undefined ? {} : { 'content-type': 'application/json' }),
			...probe.headers,
		},
		...(body === undefined ? {} : { body }),
	})
	return { status: response.status, text: await response.text() }
}

describe('[MD-01] a company’s data is not available to the key of another', () => {
	test('covers every endpoint of the contract', () => {
		expect(Object.keys(probes).sort()).toEqual(ofCompany.map(nameOf).sort())
	})

	test.each(ofCompany.map((endpoint, at) => [nameOf(endpoint), endpoint, at] as const))(
		'%s',
		async (name, endpoint, at) => {
			const requested = probes[name] ?? []
			expect(requested).not.toEqual([])
			for (const [turn, probe] of requested.entries()) {
				for (const language of sampleOf(['id', 'en'], 2, at + turn)) {
					const { status, text } = await answerTo(endpoint, probe, { shop: 'kopi', language })
					// 503: these shops have no sign-in provider.
					expect([500, 502, 504], `${name} ${probe.path}: ${text}`).not.toContain(status)
					expect(text).not.toMatch(marks)
					if (!probe.alike) expect(text).not.toMatch(probe.finds)
				}
				// The request itself is valid: its own company gets the record.
				const own = await answerTo(endpoint, probe, { shop: 'sandang' })
				expect(own.text, `${name} ${probe.path}`).toMatch(probe.finds)
			}
		},
	)

	test('a key is only valid for a host of its own company', async () => {
		const forged = issueApiKey({ companyId: 1, host: 'kopi.localhost' }, api.secret, new Date())
		const response = await api.call('/product/kaos-14', { headers: { 'api-access': forged } })
		expect(response.status).toBe(401)
	})

	test('a body or a query that names a company changes nothing', async () => {
		const named = { COMPANY_ID: 1, COMPANY_API_ID: 1, companyId: 1, company_id: 1 }
		const query = new URLSearchParams({ COMPANY_ID: '1', companyId: '1' })
		const body = { PAGE_INDEX: 1, DATA_PER_PAGE: 100, ORDER_BY: 'SOLD', SORT: 'ASC', ...named }
		for (const response of [
			await api.call(`/product-by-category?${query}`, { shop: 'kopi', body }),
			await api.call(`/article/article-list?${query}`, { shop: 'kopi' }),
			await api.call(`/product/kaos-14?${query}`, { shop: 'kopi' }),
		]) {
			expect(await response.text()).not.toMatch(marks)
		}
	})

	const ofCustomers = ENDPOINTS.filter(({ access }) => access === 'customer')
	test.each(ofCustomers.map((endpoint, at) => [nameOf(endpoint), endpoint, at] as const))(
		'%s requires a key of its company',
		async (_name, { method, path }, at) => {
			const address = `/v1${path.replace(/\{\w+\}/g, '1')}`
			const key = issueApiKey({ companyId: 2, host: 'kopi.localhost' }, api.secret, new Date())
			for (const bearer of sampleOf([undefined, 'Bearer x', 'Bearer 1.1.1'], 3, at)) {
				const { status } = await api.api.request(address, {
					method,
					headers: { 'api-access': key, ...(bearer ? { authorization: bearer } : {}) },
				})
				expect(status, `${method} ${path}`).toBe(401)
			}
		},
	)
})
