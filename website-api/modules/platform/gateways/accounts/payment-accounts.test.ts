import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listWaitingWork } from '#contract/dashboard.ts'
import { FailureWire } from '#contract/envelope.ts'
import { listPaymentAccounts } from '#contract/payment-account.ts'
import { simulatedMidtrans } from '#examples/simulated-gateway/simulated-midtrans.ts'
import { exampleApi, exampleSecret } from '#tests/support/example-api.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { operatorChange } from '#website-api/modules/platform/operator-api/operator-event.table.ts'
import { outbox } from '#website-api/modules/platform/outbox/outbox.table.ts'
import { unsealKeys } from './account-keys.ts'
import { companyGateways } from './company-gateways.queries.ts'
import { isAccount, paymentAccount } from './payment-account.table.ts'

const serverKey = 'SB-Mid-server-ABCDEFGH1234'
const bearer = newOperatorKey()

let database: OpenDatabase
let shop: ExampleShop
let api: ReturnType<typeof exampleApi>
let midtrans: ReturnType<typeof simulatedMidtrans>

beforeAll(async () => {
	database = await openTestDatabase()
	shop = await exampleShop(database.db, [])
	await storeOperatorKey(database.db, bearer, {
		role: 'owner',
		label: 'pemilik',
		companyId: shop.companyId,
	})
})
afterAll(() => database.close())

beforeEach(async () => {
	await database.db.delete(paymentAccount)
	await database.db.delete(outbox)
	midtrans = simulatedMidtrans({ serverKey, send: async () => undefined })
	const { transport } = midtrans
	const gateways = companyGateways({
		db: database.db,
		secret: exampleSecret,
		transport,
		clock: () => new Date(),
	})
	api = exampleApi(database.db, memoryStorage(), { gateways })
})

async function ask(method: string, path: string, body?: unknown) {
	const response = await api.request(`/operator/v1${path}`, {
		method,
		headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	})
	const text = await response.text()
	const answer: unknown = JSON.parse(text)
	return { status: response.status, text, answer }
}

const method = (ONLINE_METHOD: string, isOn = true) => ({
	ONLINE_METHOD,
	IS_ON: isOn,
	FEE: { FEE_FIXED: 4_000, FEE_BASIS_POINTS: 0 },
})
const edit = (changes: Record<string, unknown> = {}) => ({
	ENVIRONMENT: 'SANDBOX',
	SECRET_KEY: serverKey,
	METHOD_LIST: [method('VA_BCA'), method('QRIS', false)],
	FEE_PAYER: 'BUYER',
	IS_ACTIVE: true,
	...changes,
})
const save = (changes: Record<string, unknown> = {}, provider = 'MIDTRANS') =>
	ask('PUT', `/payment-accounts/${provider}`, edit(changes))

async function savedKeys(provider: 'MIDTRANS' | 'XENDIT' = 'MIDTRANS') {
	const key = { companyId: shop.companyId, provider }
	const [row] = await database.db.select().from(paymentAccount).where(isAccount(key))
	return row && unsealKeys(row.keys, row, exampleSecret)
}

async function settings() {
	const { answer } = await ask('GET', '/payment-accounts')
	return listPaymentAccounts.answer.parse(answer).data.list
}

describe('an account with a provider', () => {
	test('is saved with its keys encrypted, and shown without them', async () => {
		const saved = await save()
		expect(saved.status).toBe(200)
		expect(saved.text).not.toContain(serverKey)
		const listed = await ask('GET', '/payment-accounts')
		expect(listed.text).not.toContain(serverKey)
		const [shown] = await settings()
		expect(shown?.PAYMENT_ACCOUNT).toMatchObject({ KEY_HINT: '1234', IS_USABLE: true })
		expect(shown?.METHOD_LIST.find((one) => one.ONLINE_METHOD === 'VA_BCA')).toMatchObject({
			IS_ON: true,
			MINIMUM_AMOUNT: 10_000,
			FEE: { FEE_FIXED: 4_000 },
		})
		expect(shown?.NOTIFICATION_URL).toMatch(/^https:\/\/.+\/payment-notification\/midtrans$/)
		expect(await savedKeys()).toEqual({ provider: 'MIDTRANS', serverKeys: [serverKey] })
	})

	test('keeps its keys when they are not entered again, and the one before for notifications', async () => {
		await save()
		await save({ SECRET_KEY: undefined, FEE_PAYER: 'SHOP' })
		expect(await savedKeys()).toMatchObject({ serverKeys: [serverKey] })
		await save({ SECRET_KEY: 'SB-Mid-server-NEW00000' })
		expect(await savedKeys()).toMatchObject({ serverKeys: ['SB-Mid-server-NEW00000', serverKey] })
		// A notification of the sandbox proves nothing in production.
		await save({ ENVIRONMENT: 'PRODUCTION', SECRET_KEY: 'Mid-server-REAL0000' })
		expect(await savedKeys()).toMatchObject({ serverKeys: ['Mid-server-REAL0000'] })
	})

	test('of Xendit needs its token, too, and keeps whichever of both is not entered', async () => {
		const keys = { SECRET_KEY: 'xnd_development_AAAAAAAA' }
		expect((await save(keys, 'XENDIT')).status).toBe(422)
		expect((await save({ ...keys, CALLBACK_TOKEN: 'token-0001' }, 'XENDIT')).status).toBe(200)
		await save({ SECRET_KEY: undefined, CALLBACK_TOKEN: 'token-0002' }, 'XENDIT')
		expect(await savedKeys('XENDIT')).toEqual({
			provider: 'XENDIT',
			secretKey: 'xnd_development_AAAAAAAA',
			callbackTokens: ['token-0002', 'token-0001'],
		})
	})

	const other = 'PAYMENT_KEY_OF_OTHER_ENVIRONMENT'
	test.each<[provider: string, environment: string, key: string | undefined, code: string]>([
		['MIDTRANS', 'SANDBOX', undefined, 'PAYMENT_KEYS_MISSING'],
		['MIDTRANS', 'PRODUCTION', 'SB-Mid-server-12345678', other],
		['MIDTRANS', 'SANDBOX', 'Mid-server-12345678', other],
		['XENDIT', 'PRODUCTION', 'xnd_development_12345678', other],
		['XENDIT', 'SANDBOX', 'xnd_production_12345678', other],
		['MIDTRANS', 'PRODUCTION', 'SIMULATION-Mid-server-0000', other],
		['MIDTRANS', 'SIMULATION', 'SIMULATION-Mid-server-0000', 'ENVIRONMENT_NOT_HERE'],
	])('of %s in %s with the key %s is refused', async (provider, environment, key, code) => {
		const keys = { SECRET_KEY: key, CALLBACK_TOKEN: 'token-0001' }
		const refused = await save({ ENVIRONMENT: environment, ...keys }, provider)
		expect(refused.status).toBe(422)
		expect(FailureWire.parse(refused.answer)).toMatchObject({ code })
		expect(await database.db.select().from(paymentAccount)).toEqual([])
	})

	test('of a provider that there is not is missing', async () => {
		expect((await save({}, 'PAYPAL')).status).toBe(404)
		expect((await ask('POST', '/payment-accounts/MIDTRANS/test', {})).status).toBe(404)
	})

	test('that takes no real money in an open shop waits on the first page for the owner', async () => {
		const waiting = async () => {
			const { answer } = await ask('GET', '/queues')
			const { list } = listWaitingWork.answer.parse(answer).data
			return list.find(({ QUEUE }) => QUEUE === 'PAYMENT_ACCOUNTS')?.COUNT
		}
		await save()
		expect(await waiting()).toBe(1)
		await save({ IS_ACTIVE: false })
		expect(await waiting()).toBe(0)
		await save({ ENVIRONMENT: 'PRODUCTION', SECRET_KEY: 'Mid-server-REAL0000' })
		expect(await waiting()).toBe(0)
		await database.db.update(paymentAccount).set({ awayUntil: sql`now() + interval '1 minute'` })
		expect(await waiting()).toBe(1)
	})

	test('leaves no key in the log of changes and in mails, which say that it was changed', async () => {
		await save()
		await save({ SECRET_KEY: 'SB-Mid-server-SECOND5678' })
		const changes = await database.db
			.select()
			.from(operatorChange)
			.where(eq(operatorChange.tableName, 'payment_account'))
		const kept = JSON.stringify([changes, await database.db.select().from(outbox)])
		expect(changes.at(-1)?.after).toMatchObject({ key_hint: '5678' })
		expect(kept).not.toMatch(/SB-Mid|"keys"/)
	})
})

describe('the test of the keys', () => {
	const testKeys = async () => ask('POST', '/payment-accounts/MIDTRANS/test', {})

	test('opens a payment, ends it, and is remembered', async () => {
		await save()
		expect((await testKeys()).answer).toMatchObject({ data: { IS_ACCEPTED: true } })
		expect(midtrans.list()).toMatchObject([{ status: 'expire', amount: 10_000 }])
		expect((await settings())[0]?.PAYMENT_ACCOUNT?.TESTED_DATE).not.toBeNull()
		// Other keys have not been tested.
		await save({ SECRET_KEY: 'SB-Mid-server-SECOND5678' })
		expect((await settings())[0]?.PAYMENT_ACCOUNT?.TESTED_DATE).toBeNull()
	})

	test("says the provider's words when a key is refused, without the key", async () => {
		await save({ SECRET_KEY: 'SB-Mid-server-WRONG000' })
		const { answer, text } = await testKeys()
		expect(answer).toMatchObject({ data: { IS_ACCEPTED: false } })
		expect(text).not.toContain('WRONG000')
		expect((await settings())[0]?.PAYMENT_ACCOUNT).toMatchObject({ TESTED_DATE: null })
	})

	test('calls a provider that is away, and ends its absence', async () => {
		await save()
		midtrans.faults.add('silent', 'silent', 'silent')
		for (const _call of [1, 2, 3]) await testKeys()
		expect((await settings())[0]?.PAYMENT_ACCOUNT?.SILENT_DATE).not.toBeNull()
		expect((await testKeys()).answer).toMatchObject({ data: { IS_ACCEPTED: true } })
		expect((await settings())[0]?.PAYMENT_ACCOUNT?.SILENT_DATE).toBeNull()
	})

	test('needs a method', async () => {
		await save({ METHOD_LIST: [] })
		expect((await testKeys()).status).toBe(409)
	})
})
