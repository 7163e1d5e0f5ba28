import type * as argon2 from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { VISITOR_ADDRESS_HEADER } from '#contract/auth.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { tinyCustomer, tinyPassword } from '#tests/support/tiny-customer.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { HASHES_AT_ONCE } from '#website-api/modules/platform/passwords/password.ts'

const hashing = vi.hoisted(() => ({
	now: 0,
	peak: 0,
	done: 0,
	/** Algorithm and parameters of each comparison. */
	costs: new Array<string>(),
}))
vi.mock('@node-rs/argon2', async (importOriginal) => {
	const real = await importOriginal<typeof argon2>()
	async function counted<T>(job: () => Promise<T>): Promise<T> {
		hashing.peak = Math.max(hashing.peak, ++hashing.now)
		try {
			return await job()
		} finally {
			hashing.now--
			hashing.done++
		}
	}
	const verify: typeof real.verify = (kept, ...rest) => {
		hashing.costs.push(String(kept).split('$').slice(0, 4).join('$'))
		return counted(() => real.verify(kept, ...rest))
	}
	const hash: typeof real.hash = (...all) => counted(() => real.hash(...all))
	return { ...real, verify, hash }
})

let tiny: TinyApi
beforeAll(async () => {
	tiny = await tinyApi()
})
afterAll(() => tiny.close())

const login = async (LOGIN: string, PASSWORD: string, address: string) =>
	tiny.call('/auth/login', {
		body: { LOGIN, PASSWORD },
		headers: { [VISITOR_ADDRESS_HEADER]: address },
	})

async function ask(address: string) {
	const { status } = await tiny.call(address)
	return status
}

async function statusesOf(answers: (Response | Promise<Response>)[]) {
	const counts: Record<number, number> = {}
	for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1
	return counts
}

test('fifty concurrent sign-ins hash a few at a time, and pages are answered before them', async () => {
	const owner = await tinyCustomer(tiny)
	Object.assign(hashing, { peak: 0, done: 0 })
	const ended: string[] = []
	const burst = Array.from({ length: 50 }, (_, at) =>
		login(at % 2 ? owner.CUSTOMER_EMAIL : `tiada${at}@contoh.id`, tinyPassword, `192.0.2.${at}`),
	)
	const page = ask('/product/kaos-14').then((status) => {
		ended.push('page')
		return status
	})
	const counts = await statusesOf(burst)
	ended.push('burst')
	expect(await page).toBe(200)
	expect(ended).toEqual(['page', 'burst'])
	expect(counts).toEqual({ 200: 25, 401: 25 })
	expect(hashing.done).toBeGreaterThanOrEqual(50)
	expect(hashing.peak).toBeLessThanOrEqual(HASHES_AT_ONCE)
})

test('a password is stored as argon2id with 19 MiB and two passes', async () => {
	const owner = await tinyCustomer(tiny)
	const [row] = await tiny.db.select().from(customer).where(eq(customer.code, owner.CUSTOMER_CODE))
	expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('an unknown account takes the same hash time and has the same response', async () => {
	const owner = await tinyCustomer(tiny)
	const answers = []
	for (const who of [
		owner.CUSTOMER_EMAIL,
		'tiada@contoh.id',
		owner.CUSTOMER_PHONE,
		'081300000000',
	]) {
		Object.assign(hashing, { done: 0, costs: [] })
		const answer = await login(who, 'bukan ini', '203.0.113.5')
		answers.push({ status: answer.status, body: await answer.text(), costs: hashing.costs })
	}
	const [first] = answers
	expect(first).toMatchObject({ status: 401, costs: ['$argon2id$v=19$m=19456,t=2,p=1'] })
	expect(answers).toEqual(answers.map(() => first))
})

describe('guessing', () => {
	test('from one address is limited to twenty attempts on all accounts together', async () => {
		Object.assign(hashing, { done: 0 })
		const guesses = Array.from({ length: 150 }, (_, at) =>
			login(`orang${at}@contoh.id`, tinyPassword, '198.51.100.1'),
		)
		expect(await statusesOf(guesses)).toEqual({ 401: 20, 429: 130 })
		expect(hashing.done).toBe(20)
	})

	test('from sixty addresses of one network counts as one', async () => {
		const guesses = Array.from({ length: 60 }, (_, at) =>
			login(`siapa${at}@contoh.id`, tinyPassword, `2001:db8:7:7::${at.toString(16)}`),
		)
		expect(await statusesOf(guesses)).toEqual({ 401: 20, 429: 40 })
	})

	test('on one account from ninety addresses is limited to 25 attempts; its owner signs in from a known address', async () => {
		const home = '203.0.113.77'
		const owner = await tinyCustomer(tiny)
		expect((await login(owner.CUSTOMER_EMAIL, tinyPassword, home)).status).toBe(200)
		const guesses = Array.from({ length: 90 }, (_, at) =>
			login(owner.CUSTOMER_EMAIL, `tebak ${at}`, `198.51.7.${at}`),
		)
		expect(await statusesOf(guesses)).toEqual({ 401: 25, 429: 65 })
		expect((await login(owner.CUSTOMER_EMAIL, tinyPassword, home)).status).toBe(200)
		expect((await login(owner.CUSTOMER_EMAIL, tinyPassword, '203.0.113.78')).status).toBe(429)
	})

	test('one address can register fifty accounts a day', async () => {
		const posts = Array.from({ length: 70 }, (_, at) =>
			tiny.call('/auth/register', {
				headers: { [VISITOR_ADDRESS_HEADER]: '198.51.100.200' },
				body: {
					CUSTOMER_NAME: 'Bot',
					CUSTOMER_EMAIL: `bot${at}@contoh.id`,
					IS_AGREED: true,
					CUSTOMER_PHONE: `0813${2_000_000 + at}`,
					PASSWORD: tinyPassword,
				},
			}),
		)
		expect(await statusesOf(posts)).toEqual({ 201: 50, 429: 20 })
	})
})
