import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
	listPaymentAttempts,
	listProviderMessages,
	readProviderMessage,
} from '#contract/provider-message.ts'
import { createOrder } from '#contract/shown-order.ts'
import { exampleApi, storefrontHeaders } from '#tests/support/example-api.ts'
import { exampleGateways } from '#tests/support/example-gateways.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleOrder,
	type ExampleShop,
	exampleShop,
	formKeyText,
} from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { deleteOldMessages } from '#website-api/modules/platform/provider-messages/old-messages.command.ts'
import { providerMessage } from '#website-api/modules/platform/provider-messages/provider-message.table.ts'
import { receiveNotification, workOnNotifications } from './notification.command.ts'

let database: OpenDatabase
let shop: ExampleShop
let provider: ReturnType<typeof exampleGateways>
let api: ReturnType<typeof exampleApi>
let bearer: string
let number: string

beforeAll(async () => {
	database = await openTestDatabase()
})
afterAll(() => database.close())

beforeEach(async () => {
	shop = await exampleShop(database.db, [{ price: 90_000, stock: 50 }])
	provider = exampleGateways(database.db)
	api = exampleApi(database.db, undefined, { gateways: provider.gateways })
	await provider.addAccount(shop.companyId)
	bearer = await keyOf(shop)
	number = await orderOpenedAtProvider()
})

async function keyOf({ companyId }: ExampleShop) {
	const key = newOperatorKey()
	await storeOperatorKey(database.db, key, { role: 'owner', label: 'pemilik', companyId })
	return key
}

async function orderOpenedAtProvider() {
	const wish = exampleOrder([[shop.variantIds[0] ?? 0, 1]], 90_000 + EXAMPLE_CARRIAGE)
	const send = async (path: string, body: unknown) =>
		api.request(`/v1${path}`, {
			method: 'POST',
			headers: { ...storefrontHeaders(shop), 'idempotency-key': formKeyText() },
			body: JSON.stringify(body),
		})
	const online = { PAYMENT_METHOD: 'ONLINE', BANK_CODE: undefined, ONLINE_METHOD: 'VA_BCA' }
	const placed = await send('/order', { ...wish, ...online })
	const { ORDER_NUMBER } = createOrder.answer.parse(await placed.json()).data
	const { CUSTOMER_PHONE } = wish
	const start = { ORDER_NUMBER, CUSTOMER_PHONE, ONLINE_METHOD: 'VA_BCA' }
	expect((await send('/online-payment', start)).status).toBe(200)
	return ORDER_NUMBER
}

async function ask(method: string, path: string, key = bearer) {
	const response = await api.request(`/operator/v1${path}`, {
		method,
		headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
		...(method === 'GET' ? {} : { body: '{}' }),
	})
	const answer: unknown = await response.json()
	return { status: response.status, answer }
}

const messages = async (key = bearer) =>
	listProviderMessages.answer.parse((await ask('GET', '/provider-messages', key)).answer).data.list

async function attempts() {
	const { answer } = await ask('GET', `/orders/${number}/payment-attempts`)
	return listPaymentAttempts.answer.parse(answer).data.list
}

/** The provider tells the shop what it told last. */
async function hear(times = 1) {
	const sent = provider.notifications.at(-1)
	if (!sent) throw new Error('The provider told nothing.')
	const body = new Uint8Array(await sent.clone().arrayBuffer())
	const { companyId } = shop
	for (let count = 0; count < times; count++) {
		const arrived = { companyId, provider: 'MIDTRANS' as const, headers: sent.headers, body }
		expect(await receiveNotification(database.db, provider.gateways.of, arrived)).toBe('STORED')
	}
}

const work = () => workOnNotifications(database.db, provider.gateways.of)

test('a message is listed once with its order, repeats and outcome, and read as it arrived', async () => {
	const [attempt] = await attempts()
	await provider.midtrans.pay(attempt?.REFERENCE ?? '')
	await hear(2)
	expect(await messages()).toMatchObject([{ ORDER_NUMBER: number, REPEATS: 1, OUTCOME: null }])
	await work()
	const [message] = await messages()
	expect(message).toMatchObject({ PROVIDER: 'MIDTRANS', OUTCOME: 'PAID', TRIES: 1 })
	const { answer } = await ask('GET', `/provider-messages/${message?.MESSAGE_ID}`)
	const { BODY, HEADER_LIST } = readProviderMessage.answer.parse(answer).data
	expect(JSON.parse(BODY)).toMatchObject({ transaction_status: 'settlement' })
	expect(HEADER_LIST).toEqual({ 'content-type': 'application/json' })
})

test('a message is worked on again when staff say so, and books nothing twice', async () => {
	const [attempt] = await attempts()
	await provider.midtrans.pay(attempt?.REFERENCE ?? '')
	await hear()
	await work()
	const [message] = await messages()
	const again = await ask('POST', `/provider-messages/${message?.MESSAGE_ID}/work`)
	expect(again.status).toBe(200)
	expect(await messages()).toMatchObject([{ OUTCOME: null, TRIES: 0 }])
	await work()
	expect(await messages()).toMatchObject([{ OUTCOME: 'PAID' }])
	const { rows } = await database.db.execute(
		sql`select 1 from payment where company_id = ${shop.companyId}`,
	)
	expect(rows).toHaveLength(1)
})

test('what another shop was told is missing', async () => {
	const [attempt] = await attempts()
	await provider.midtrans.pay(attempt?.REFERENCE ?? '')
	await hear()
	const [message] = await messages()
	const stranger = await keyOf(await exampleShop(database.db, []))
	expect(await messages(stranger)).toEqual([])
	const path = `/provider-messages/${message?.MESSAGE_ID}`
	expect((await ask('GET', path, stranger)).status).toBe(404)
	expect((await ask('POST', `${path}/work`, stranger)).status).toBe(404)
	const check = `/orders/${number}/payment-attempts/${attempt?.REFERENCE}/check`
	expect((await ask('POST', check, stranger)).status).toBe(404)
})

test('staff ask the provider about an attempt, which books a payment that was never told', async () => {
	const [attempt] = await attempts()
	expect(attempt).toMatchObject({ ONLINE_METHOD: 'VA_BCA', ONLINE_STATE: 'OPEN', ASKED: 0 })
	await provider.midtrans.pay(attempt?.REFERENCE ?? '')
	const check = `/orders/${number}/payment-attempts/${attempt?.REFERENCE}/check`
	expect((await ask('POST', check)).status).toBe(200)
	expect(await attempts()).toMatchObject([{ ONLINE_STATE: 'PAID', ASKED: 1 }])
	provider.midtrans.faults.add('silent')
	expect((await ask('POST', check)).status).toBe(503)
	expect((await ask('POST', check.replace('-1/check', '-9/check'))).status).toBe(404)
})

test('messages that were worked on are deleted after 90 days, and others are kept', async () => {
	const [attempt] = await attempts()
	await provider.midtrans.pay(attempt?.REFERENCE ?? '')
	await hear()
	await database.db
		.update(providerMessage)
		.set({ receivedAt: sql`now() - interval '91 days'` })
		.where(eq(providerMessage.companyId, shop.companyId))
	await deleteOldMessages(database.db)
	expect(await messages()).toHaveLength(1)
	await work()
	await deleteOldMessages(database.db)
	expect(await messages()).toEqual([])
})
