import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { budgets } from '#app/api/budgets.ts'
import { createClient, type Caller } from '#app/api/client.server.ts'
import { createCompanies } from './companies.server.ts'
import { withinBudget } from './within-budget.ts'

const caller: Caller = { locale: 'id', referer: 'http://toko.test/', correlationId: 'abcdefgh' }
const access = {
	API_ACCESS: 'a key',
	data: { COMPANY_API_ID: 7, CONFIG_AFFILIATE_COOKIE_EXPIRED_DAY: 7 },
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp() {
	let hangs = true
	let requested = 0
	const client = createClient({
		baseUrl: 'http://api.test',
		budgets,
		transport: () => {
			requested += 1
			return hangs ? new Promise<never>(() => undefined) : Promise.resolve(Response.json(access))
		},
	})
	const companies = createCompanies()
	const call = client.callFor(caller, budgets.apiAccess)
	const page = () =>
		withinBudget(
			companies.of('toko.test', undefined, call),
			budgets.page,
			() => new Error('late'),
		).then(
			({ companyId }) => companyId,
			(error: unknown) => error,
		)
	return { page, recover: () => (hangs = false), requested: () => requested }
}

test('serves a page that waits for a hanging API as soon as the API is back', async () => {
	const { page, recover } = setUp()
	const waiting = page()
	await vi.advanceTimersByTimeAsync(1_000)
	recover()
	await vi.advanceTimersByTimeAsync(2_000)
	expect(await waiting).toBe(7)
})

test('gives up after the page’s budget while the API hangs, and serves the next page once it is back', async () => {
	const { page, recover, requested } = setUp()
	const pages = [page(), page(), page()]
	await vi.advanceTimersByTimeAsync(budgets.page)
	for (const one of pages) expect(await one).toMatchObject({ message: 'late' })
	// Concurrent requests share one call.
	expect(requested()).toBeLessThanOrEqual(4)
	await vi.advanceTimersByTimeAsync(20_000)
	expect(requested()).toBeLessThanOrEqual(4)
	recover()
	const next = page()
	await vi.advanceTimersByTimeAsync(0)
	expect(await next).toBe(7)
})
