import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { OPERATOR_EXPORT_HEADER, OPERATOR_OPERATIONS } from '#contract/operator-access.ts'
import { READ_AFTER_HEADER } from '#contract/page-change.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import type { Reading } from '#website-api/db/database.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import type { Probe } from './support/probe.ts'
import { sameForAll, tenantProbes } from './support/tenant-probes.ts'

let api: TinyApi
let reading: Reading
let probes: Record<string, Probe[]>
/** How often a request asked for the replica, and for which position. */
let asked: (number | 'current')[] = []

beforeAll(async () => {
	api = await tinyApi({ readsSeparately: true })
	reading = api.forReading ?? expect.unreachable()
	const { recent, current } = reading
	reading.recent = (position = 0) => {
		asked.push(position)
		return recent(position)
	}
	reading.current = () => {
		asked.push('current')
		return current()
	}
	probes = await tenantProbes(api)
	expect(await reading.isUsable()).toBe(true)
})
afterAll(() => api.close())

/** What everybody is shown: all may be read from a replica. */
const shown =
	/^(?:GET \/(?:article|category|content|feed|flash-sale|helper|home|moved-address|product)\b|POST \/product-by-category$)/
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const ofCompany = ENDPOINTS.map(nameOf).filter((name) => !(name in sameForAll))

async function answers(name: string, headers: Record<string, string> = {}) {
	asked = []
	const [method = '', path = ''] = name.split(' ')
	const before = reading.figures().fallbacks
	const statuses: number[] = []
	for (const probe of probes[name] ?? []) {
		const address = path.includes('{')
			? path.replace(/\{\w+\}/, probe.path)
			: `${path}${probe.path}`
		const { body } = probe
		const response = await api.call(address, {
			method,
			body,
			headers: { ...probe.headers, ...headers },
		})
		await response.text()
		statuses.push(response.status)
	}
	return { statuses, fallbacks: reading.figures().fallbacks - before }
}

test('what everybody is shown is read from the replica, and nothing of it writes', async () => {
	const names = ofCompany.filter((name) => shown.test(name))
	expect(names.length).toBeGreaterThan(10)
	for (const name of names) {
		const { statuses, fallbacks } = await answers(name)
		expect([name, asked.length]).toEqual([name, statuses.length])
		// A write is refused there, and counts as a failure of the replica.
		expect([name, fallbacks]).toEqual([name, 0])
		expect(Math.max(0, ...statuses), name).toBeLessThan(500)
	}
})

test('carts, quotes, orders, payments, sessions, balances and every change are read from the primary', async () => {
	for (const name of ofCompany.filter((one) => !shown.test(one))) {
		await answers(name)
		expect([name, asked]).toEqual([name, []])
	}
})

test('a signed-in visitor reads what they may have changed from the primary', async () => {
	const headers = { authorization: 'Bearer of-somebody' }
	for (const name of ofCompany.filter((one) => shown.test(one))) {
		await answers(name, headers)
		expect([name, asked]).toEqual([name, []])
	}
})

test('the position that a storefront was told of is asked of the replica; one that is none is asked of the primary', async () => {
	const name = 'GET /home'
	await answers(name, { [READ_AFTER_HEADER]: '17' })
	expect(new Set(asked)).toEqual(new Set([17]))
	const before = reading.figures().fallbacks
	await answers(name, { [READ_AFTER_HEADER]: 'x' })
	expect(new Set(asked)).toEqual(new Set([Infinity]))
	expect(reading.figures().fallbacks).toBeGreaterThan(before)
})

test('reports and exports of staff are read from a replica that shows all, other pages of theirs from the primary', async () => {
	const key = newOperatorKey()
	await storeOperatorKey(api.db, key, { label: 'test', role: 'owner', companyId: 1 })
	const fallbacks = () => reading.figures().fallbacks
	const before = fallbacks()
	const get = async (path: string, headers: Record<string, string> = {}) => {
		asked = []
		const response = await api.api.request(`/operator/v1${path}`, {
			headers: { authorization: `Bearer ${key}`, ...headers },
		})
		expect([path, response.status < 500]).toEqual([path, true])
		return { asked, isForbidden: response.status === 403 }
	}
	// Without parameters of the path there is something to read; an invalid query is refused before that.
	const operations = Object.entries(OPERATOR_OPERATIONS)
		// A key has no pages of a signed-in person, and that of a company none of the installation.
		.filter(([, { needs, isForInstallation }]) => needs !== 'session' && !isForInstallation)
		.map(([name]) => name)
		.filter((name) => /^GET [^:]+$/.test(name))
	for (const path of operations.map((name) => name.slice('GET '.length))) {
		const isReport = path.startsWith('/reports/')
		const isAudit = path === '/audit'
		const expected = isReport || isAudit ? ['current'] : []
		expect([path, (await get(path)).asked]).toEqual([path, expected])
		const exported = await get(path, { [OPERATOR_EXPORT_HEADER]: 'yes' })
		const inFile = exported.isForbidden ? [] : ['current']
		expect([path, exported.asked.slice(0, 1)]).toEqual([path, inFile])
		expect([path, fallbacks() - before]).toEqual([path, 0])
	}
})
