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
import type { Transport } from '../call-gateway.ts'
import { GatewayFailure } from '../payment-gateway.ts'
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

/** A promise and what fulfils it. */
function later<T>() {
	let settle: (value: T) => void = () => {}
	const promise = new Promise<T>((resolve) => {
		settle = resolve
	})
	return { promise, settle }
}

/** A provider that holds its first call back until it is known whether it answers; it has no answer for more at once. */
function heldCalls() {
	const held = later<boolean>()
	let count = 0
	const transport = async (request: Request) => {
		calls += 1
		count += 1
		if (count > 1 || !(await held.promise)) throw new TypeError('fetch failed')
		return midtrans.transport(request)
	}
	return { transport, answer: held.settle }
}

/** How fifty who ask at once fare, all but `held` of whom are answered before the provider is. */
async function fiftyAtOnce(ask: () => Promise<unknown> | undefined, held: number) {
	const outcomes: string[] = []
	const others = later<undefined>()
	const all = Array.from({ length: 50 }, async () => {
		const outcome = await Promise.resolve(ask()).then(
			() => 'answered',
			(error: unknown) => (error instanceof GatewayFailure ? error.kind : 'failed'),
		)
		outcomes.push(outcome)
		if (outcomes.length === 50 - held) others.settle(undefined)
	})
	await others.promise
	return { early: [...outcomes], late: Promise.all(all).then(() => outcomes.slice(50 - held)) }
}

const makeDue = (table: typeof paymentAccount | typeof payoutAccount) =>
	database.db.update(table).set({ failures: 3, awayUntil: sql`now() - interval '1 second'` })

test('of fifty who want a provider that was away one calls it, and the others are told at once', async () => {
	await addAccount()
	const asked = (transport: Transport) => {
		const clock = () => new Date()
		const found = companyGateways({ db: database.db, secret, transport, clock })
		return async () => (await found.of(companyId, 'MIDTRANS'))?.ask(known)
	}
	await makeDue(paymentAccount)
	const hanging = heldCalls()
	const first = await fiftyAtOnce(asked(hanging.transport), 1)
	expect(first.early).toEqual(Array.from({ length: 49 }, () => 'BUSY'))
	expect(await offered()).toEqual([])
	hanging.answer(false)
	expect(await first.late).toEqual(['SILENT'])
	expect(calls).toBe(1)
	// It has not answered: nobody calls it before the next minute is over.
	await expect(ask()).rejects.toMatchObject({ kind: 'BUSY' })

	await makeDue(paymentAccount)
	const back = heldCalls()
	const second = await fiftyAtOnce(asked(back.transport), 1)
	back.answer(true)
	expect(await second.late).toEqual(['answered'])
	expect(calls).toBe(2)
	const third = await fiftyAtOnce(ask, 0)
	expect(third.early).toEqual(Array.from({ length: 50 }, () => 'answered'))
	expect(await offered()).toEqual(['QRIS', 'VA_BCA'])
})

test('staff call a provider that is away all the same', async () => {
	await addAccount({ failures: 3, awayUntil: new Date(Date.now() + 3_600_000) })
	await expect(ask()).rejects.toMatchObject({ kind: 'BUSY' })
	const gateway = await gateways().evenAway(companyId, 'MIDTRANS')
	expect(await gateway?.ask(known)).toMatchObject({ state: 'ABSENT' })
	expect(await ask()).toMatchObject({ state: 'ABSENT' })
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
	await makeDue(payoutAccount)
	const fifty = await fiftyAtOnce(askPayout, 0)
	expect(fifty.early.toSorted()).toEqual([...Array.from({ length: 49 }, () => 'BUSY'), 'SILENT'])
	expect(calls).toBe(5)
})
