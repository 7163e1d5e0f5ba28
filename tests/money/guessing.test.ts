import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { VISITOR_ADDRESS_HEADER, VISITOR_DEVICE_HEADER } from '#contract/auth.ts'
import { exampleApi, exampleSecret, storefrontHeaders } from '#tests/support/example-api.ts'
import { exampleShop } from '#tests/support/example-shop.ts'
import { Problem } from '#website-api/http/problem.ts'
import { attemptCount } from '#website-api/modules/platform/attempts/attempt.table.ts'
import { signIn } from '#website-api/modules/customers/auth/sign-in.command.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { moneyTest } from './support/money-test.ts'
import { sizeOf } from '#tests/support/sizes.ts'

const money = moneyTest()

/** Runs that many jobs, a dozen at a time, and counts each outcome. */
async function countOutcomes(count: number, job: (at: number) => Promise<string>) {
	const counts: Record<string, number> = {}
	let next = 0
	const worker = async () => {
		while (next < count) {
			const outcome = await job(next++)
			counts[outcome] = (counts[outcome] ?? 0) + 1
		}
	}
	await Promise.all(Array.from({ length: 12 }, worker))
	return counts
}

type From = { address: string; device?: string }

function guess(companyId: number, login: string, address: string): Promise<string> {
	return attempt(companyId, login, 'tebakan saja', { address })
}

async function attempt(
	companyId: number,
	login: string,
	password: string,
	from: From,
): Promise<string> {
	const scope = { db: money.db, companyId, secret: exampleSecret, locale: 'id' as const }
	return signIn(scope, { login, password, device: '' }, from).then(
		() => 'in',
		(error: unknown) => {
			if (error instanceof Problem) return error.code
			throw error
		},
	)
}

const many = sizeOf({ usual: 300, full: 10_000 })
const addresses = sizeOf({ usual: 80, full: 1_000 })

test(`of ${many} guesses from one address at as many accounts twenty are checked`, async () => {
	const { companyId } = await exampleShop(money.db, [])
	const counts = await countOutcomes(many, (at) =>
		guess(companyId, `orang${at}@contoh.id`, 'one address'),
	)
	expect(counts).toEqual({ SIGN_IN_REFUSED: 20, TOO_MANY_ATTEMPTS: many - 20 })
})

test(`of guesses from ${addresses} addresses at one account a hundred an hour are checked`, async () => {
	const { companyId } = await exampleShop(money.db, [])
	const tried = []
	for (let quarter = 0; quarter < 4; quarter += 1) {
		const counts = await countOutcomes(addresses, (at) =>
			guess(companyId, 'sari@contoh.id', `address ${at}`),
		)
		expect(counts['SIGN_IN_REFUSED'] ?? 0).toBeLessThanOrEqual(25)
		tried.push(counts['SIGN_IN_REFUSED'] ?? 0)
		const since = sql`${attemptCount.since} - interval '15 minutes'`
		await money.db.update(attemptCount).set({ since })
	}
	expect(tried).toEqual([25, 25, 25, 25])
})

test('the owner can sign in from a new address with a known browser while others guess', async () => {
	const shop = await exampleShop(money.db, [])
	const { companyId } = shop
	const api = exampleApi(money.db)
	const call = async (path: string, address: string, device: string, body: object) =>
		api.request(`/v1/auth/${path}`, {
			method: 'POST',
			headers: {
				...storefrontHeaders(shop),
				[VISITOR_ADDRESS_HEADER]: address,
				[VISITOR_DEVICE_HEADER]: device,
			},
			body: JSON.stringify(body),
		})
	const password = 'melon biru di rak'
	const account = {
		CUSTOMER_NAME: 'Sari',
		CUSTOMER_EMAIL: 'sari@contoh.id',
		PASSWORD: password,
		CUSTOMER_PHONE: '081312345678',
		IS_AGREED: true,
	}
	const [ownDevice, otherDevice] = ['telepon-milik-sari-0001', 'telepon-orang-lain-0002']
	expect((await call('register', '198.51.100.1', ownDevice, account)).status).toBe(201)

	const counts = await countOutcomes(addresses, (at) =>
		guess(companyId, 'sari@contoh.id', `address ${at}`),
	)
	expect(counts['SIGN_IN_REFUSED']).toBe(25)
	// Other people at the owner's new address have used up its limit, too.
	await countOutcomes(30, async (at) => {
		const body = { LOGIN: `orang${at}@contoh.id`, PASSWORD: 'tebakan saja' }
		return String((await call('login', '203.0.113.7', otherDevice, body)).status)
	})
	const login = { LOGIN: 'sari@contoh.id', PASSWORD: password }
	expect((await call('login', '192.0.2.77', otherDevice, login)).status).toBe(429)
	expect((await call('login', '203.0.113.7', ownDevice, login)).status).toBe(200)

	// The owner's phone itself has ten attempts.
	const wrong = { ...login, PASSWORD: 'tebakan saja' }
	const tried = await countOutcomes(40, async (at) =>
		String((await call('login', `192.0.2.${at}`, ownDevice, wrong)).status),
	)
	expect(tried).toEqual({ '401': 10, '429': 30 })
})

test(`${many} automated registrations from one address create fifty accounts a day`, async () => {
	const shop = await exampleShop(money.db, [])
	const api = exampleApi(money.db)
	const headers = { ...storefrontHeaders(shop), [VISITOR_ADDRESS_HEADER]: '198.51.100.9' }
	const counts = await countOutcomes(many, async (at) => {
		const answer = await api.request('/v1/auth/register', {
			method: 'POST',
			headers,
			body: JSON.stringify({
				CUSTOMER_NAME: 'Program',
				CUSTOMER_EMAIL: `program${at}@contoh.id`,
				CUSTOMER_PHONE: `0813${2_000_000 + at}`,
				IS_AGREED: true,
				PASSWORD: 'melon biru di rak',
			}),
		})
		return String(answer.status)
	})
	expect(counts).toEqual({ '201': 50, '429': many - 50 })
	expect(await money.db.$count(customer, eq(customer.companyId, shop.companyId))).toBe(50)
})
