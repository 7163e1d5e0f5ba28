import { afterEach, expect, test, vi } from 'vitest'
import { budgets } from '#app/api/budgets.ts'
import { createClient } from '#app/api/client.server.ts'
import { createCookieJar } from '#web/session/cookie-jar.server.ts'
import { createFormTokens } from '#web/session/form-token.server.ts'
import { createSealer } from '#web/session/seal.server.ts'
import { createCompanies } from './companies.server.ts'
import { identifyCompany } from './identify-company.server.ts'
import { createSiteCache } from './site-cache.server.ts'

const sealer = createSealer('a secret of the storefront, long enough')
const origin = 'http://toko.test'
const facts = {
	origin,
	host: 'toko.test',
	secure: false,
	pathname: '/',
	search: '',
	locale: 'id' as const,
	ip: '192.0.2.1',
	correlationId: 'test',
	began: performance.now(),
}
const access = {
	API_ACCESS: 'the-key',
	data: { COMPANY_API_ID: 3, CONFIG_AFFILIATE_COOKIE_EXPIRED_DAY: 14 },
}

afterEach(() => vi.restoreAllMocks())

test('[BC-01] fetches the key within the timeout of api-access', async () => {
	const limit = vi.spyOn(AbortSignal, 'timeout')
	const parts = {
		client: createClient({
			baseUrl: 'http://website-api.test',
			transport: async () => Response.json(access),
			budgets,
		}),
		companies: createCompanies(),
		sites: createSiteCache(),
		sealer,
		formTokens: createFormTokens(sealer),
		registrationSeconds: 0,
		google: null,
		budgets,
		clock: () => new Date(),
		onLateFailure: () => undefined,
	}
	const jar = createCookieJar(null, { sealer, secure: false, host: facts.host })
	const company = await identifyCompany(facts, parts, { jar, now: new Date() })
	expect(company.access).toMatchObject({ key: 'the-key', companyId: 3, affiliateDays: 14 })
	expect(limit.mock.calls).toEqual([[60_000]])
})
