import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { simulatedMidtrans } from '#examples/simulated-gateway/simulated-midtrans.ts'
import { exampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { sealKeys, unsealKeys } from './account-keys.ts'
import { companyGateways } from './company-gateways.queries.ts'
import { companyPayouts } from '../payouts/company-payouts.queries.ts'
import { payoutAccount } from '../payouts/payout-account.table.ts'
import { sealPayoutKeys } from '../payouts/payout-keys.ts'
import { isFor } from '#contract/online-fee.ts'
import { isAccount, paymentAccount } from './payment-account.table.ts'

const secret = 'the secret of this installation'
const keys = { provider: 'MIDTRANS' as const, serverKeys: ['SB-key', 'SB-old'] as [string, string] }
const known = { reference: 'ABC-1', providerId: null, method: 'VA_BCA' } as const

let database: OpenDatabase
let companyId: number
let midtrans: ReturnType<typeof simulatedMidtrans>
let calls: number

beforeAll(async () => {
	database = await openTestDatabase()
})
afterAll(() => database.close())

beforeEach(async () => {
	;({ companyId } = await exampleShop(database.db, [{ price: 1_000, stock: 1 }]))
	midtrans = simulatedMidtrans({ serverKey: 'SB-key', send: async () => {} })
	calls = 0
})

function gateways(simulation?: string) {
	const transport = (request: Request) => {
		calls += 1
		return midtrans.transport(request)
	}
	const clock = () => new Date()
	return companyGateways({ db: database.db, secret, simulation, transport, clock })
}

function addAccount(changes: Partial<typeof paymentAccount.$inferInsert> = {}) {
	return database.db.insert(paymentAccount).values({
		companyId,
		provider: 'MIDTRANS',
		environment: 'SANDBOX',
		keys: sealKeys(keys, companyId, secret),
		keyHint: 'key',
		methods: ['VA_BCA', 'QRIS'],
		...changes,
	})
}

const ask = async () => (await gateways().of(companyId, 'MIDTRANS'))?.ask(known)
const offered = async (simulation?: string) =>
	(await gateways(simulation).offered(companyId)).map(({ method }) => method)

describe('the keys of an account', () => {
	test('are read again by its company alone, with the secret of the installation', () => {
		const sealed = sealKeys(keys, 1, secret)
		expect(sealed).not.toContain('SB-key')
		expect(unsealKeys(sealed, { companyId: 1, provider: 'MIDTRANS' }, secret)).toEqual(keys)
		expect(unsealKeys(sealed, { companyId: 2, provider: 'MIDTRANS' }, secret)).toBeUndefined()
		expect(unsealKeys(sealed, { companyId: 1, provider: 'XENDIT' }, secret)).toBeUndefined()
		expect(unsealKeys(sealed, { companyId: 1, provider: 'MIDTRANS' }, 'other')).toBeUndefined()
	})

	test('open the gateway; keys of another installation open none', async () => {
		await addAccount()
		expect(await ask()).toMatchObject({ state: 'ABSENT' })
		await database.db.update(paymentAccount).set({ keys: sealKeys(keys, companyId, 'other') })
		expect(await gateways().of(companyId, 'MIDTRANS')).toBeUndefined()
	})
})

describe('ways to pay online', () => {
	test('are those of accounts that are switched on', async () => {
		expect(await offered()).toEqual([])
		await addAccount()
		expect(await offered()).toEqual(['QRIS', 'VA_BCA'])
		await database.db.update(paymentAccount).set({ isActive: false })
		expect(await offered()).toEqual([])
	})

	test('of the simulated provider are offered only where there is one', async () => {
		await addAccount({ environment: 'SIMULATION' })
		expect(await offered()).toEqual([])
		expect(await gateways().of(companyId, 'MIDTRANS')).toBeUndefined()
		expect(await offered('http://localhost:1')).toEqual(['QRIS', 'VA_BCA'])
	})

	test('are for amounts within the limits, with the fee that the buyer pays', async () => {
		const fees = { VA_BCA: { fixed: 4_000, basisPoints: 0 } }
		await addAccount({ methods: ['VA_BCA'], feePayer: 'BUYER', fees })
		const [bca] = await gateways().offered(companyId)
		expect([5_999, 6_000].map((amount) => isFor(bca!, amount))).toEqual([false, true])
		await database.db.update(paymentAccount).set({ feePayer: 'SHOP' })
		const [own] = await gateways().offered(companyId)
		expect([9_999, 10_000].map((amount) => isFor(own!, amount))).toEqual([false, true])
	})
})

test('a provider that gives no answer three times is not called for a minute, and its methods are not offered', async () => {
	await addAccount()
	midtrans.faults.add('silent', 'broken', 'busy')
	for (let time = 0; time < 3; time++) await expect(ask()).rejects.toThrow()
	expect(await offered()).toEqual([])
	await expect(ask()).rejects.toMatchObject({ kind: 'BUSY' })
	expect(calls).toBe(3)
	await database.db.update(paymentAccount).set({ awayUntil: sql`now() - interval '1 second'` })
	expect(await ask()).toMatchObject({ state: 'ABSENT' })
	expect(await offered()).toEqual(['QRIS', 'VA_BCA'])
	const [account] = await database.db
		.select()
		.from(paymentAccount)
		.where(isAccount({ companyId, provider: 'MIDTRANS' }))
	expect(account).toMatchObject({ failures: 0, awayUntil: null })
})

test('a provider of payouts that gives no answer three times is not called for a minute', async () => {
	const transport = async () => {
		calls += 1
		throw new TypeError('fetch failed')
	}
	const payouts = companyPayouts({ db: database.db, secret, transport })
	const sealed = { provider: 'XENDIT', secretKey: 'xnd', proofKeys: ['token'] } as const
	await database.db.insert(payoutAccount).values({
		companyId,
		provider: 'XENDIT',
		environment: 'SANDBOX',
		keys: sealPayoutKeys({ ...sealed, proofKeys: ['token'] }, companyId, secret),
		keyHint: 'key',
	})
	const payout = { reference: 'one', providerId: null, amount: 50_000 }
	const askPayout = async () => (await payouts(companyId, 'XENDIT'))?.ask(payout)
	for (let time = 0; time < 4; time++) await expect(askPayout()).rejects.toThrow()
	expect(calls).toBe(3)
	await expect(askPayout()).rejects.toMatchObject({ kind: 'BUSY' })
	await database.db.update(payoutAccount).set({ awayUntil: sql`now() - interval '1 second'` })
	await expect(askPayout()).rejects.toMatchObject({ kind: 'SILENT' })
	expect(calls).toBe(4)
})
