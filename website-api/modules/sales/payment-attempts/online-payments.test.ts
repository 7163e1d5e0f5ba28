import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FailureWire } from '#contract/envelope.ts'
import { answerOf } from '#contract/endpoint-call.ts'
import { checkOnlinePayment } from '#contract/online-payment.ts'
import { listPaymentMethods } from '#contract/payment.ts'
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
import { inTransaction, type OpenDatabase } from '#website-api/db/database.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { outbox } from '#website-api/modules/platform/outbox/outbox.table.ts'
import { receivePayment } from '#website-api/modules/sales/payments/receive-payment.command.ts'
import { paymentAccount } from '#website-api/modules/platform/gateways/accounts/payment-account.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { sweepOnce } from '#website-api/modules/sales/orders/sweep/sweep-orders.command.ts'
import { paymentAttempt } from './attempt.table.ts'

const price = 90_000
const due = price + EXAMPLE_CARRIAGE
const phone = exampleOrder([], 0).CUSTOMER_PHONE

let database: OpenDatabase
let shop: ExampleShop
let provider: ReturnType<typeof exampleGateways>
let api: ReturnType<typeof exampleApi>

beforeAll(async () => {
	database = await openTestDatabase()
})
afterAll(() => database.close())

beforeEach(async () => {
	shop = await exampleShop(database.db, [{ price, stock: 50 }])
	provider = exampleGateways(database.db)
	const shopAddress = 'https://{host}'
	api = exampleApi(database.db, undefined, { gateways: provider.gateways, shopAddress })
	await provider.addAccount(shop.companyId)
})

function post(path: string, body: unknown) {
	return api.request(`/v1${path}`, {
		method: 'POST',
		headers: { ...storefrontHeaders(shop), 'idempotency-key': formKeyText() },
		body: JSON.stringify(body),
	})
}

function place(online?: string, quantity = 1) {
	const wish = exampleOrder(
		[[shop.variantIds[0] ?? 0, quantity]],
		price * quantity + EXAMPLE_CARRIAGE,
	)
	return post('/order', {
		...wish,
		PAYMENT_METHOD: 'ONLINE',
		BANK_CODE: undefined,
		ONLINE_METHOD: online,
	})
}

async function shown(response: Response) {
	const body: unknown = await response.json()
	if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(body)}`)
	return answerOf(checkOnlinePayment, checkOnlinePayment.answer.parse(body))
}

async function refusal(response: Response) {
	const { code, errors } = FailureWire.parse(await response.json())
	return { status: response.status, code, fields: Object.keys(errors ?? {}) }
}

const placed = async () => (await shown(await place('VA_BCA'))).number
const start = (number: string, online = 'VA_BCA', by = phone) =>
	post('/online-payment', { ORDER_NUMBER: number, CUSTOMER_PHONE: by, ONLINE_METHOD: online })
const check = (number: string) =>
	post('/online-payment/check', { ORDER_NUMBER: number, CUSTOMER_PHONE: phone })

async function attempts() {
	return database.db
		.select()
		.from(paymentAttempt)
		.where(eq(paymentAttempt.companyId, shop.companyId))
		.orderBy(paymentAttempt.openedAt)
}

async function methods() {
	const response = await api.request('/v1/payment/method-list', {
		headers: storefrontHeaders(shop, 'en'),
	})
	return answerOf(listPaymentMethods, listPaymentMethods.answer.parse(await response.json())).list
}

test('the ways to pay online are offered with their names, limits and fees, and none while the provider is away', async () => {
	await database.db
		.update(paymentAccount)
		.set({ feePayer: 'BUYER', fees: { VA_BCA: { fixed: 4_000, basisPoints: 0 } } })
		.where(eq(paymentAccount.companyId, shop.companyId))
	const [online] = await methods()
	expect(online?.code).toBe('ONLINE')
	expect(online?.online.find(({ method }) => method === 'VA_BCA')).toEqual({
		method: 'VA_BCA',
		name: 'BCA Virtual Account',
		group: 'ACCOUNT',
		min: 10_000,
		max: 20_000_000_000,
		fee: { fixed: 4_000, basisPoints: 0 },
	})
	await database.db
		.update(paymentAccount)
		.set({ awayUntil: sql`now() + interval '1 minute'` })
		.where(eq(paymentAccount.companyId, shop.companyId))
	expect((await methods()).map(({ code }) => code)).not.toContain('ONLINE')
})

describe('an order to be paid online', () => {
	test('has no code of its own, and is placed without asking the provider', async () => {
		const order = await shown(await place('VA_BCA'))
		expect(order).toMatchObject({ paymentMethod: 'ONLINE', uniqueCode: 0, amountDue: due })
		expect(order.online).toBeNull()
		expect(provider.asked).toEqual([])
	})

	test.each([
		['that the shop does not offer', 'VA_BRI', 1],
		['whose limit the amount is above', 'QRIS', 112],
	])('is not placed with a way %s', async (_what, online, quantity) => {
		shop = await exampleShop(database.db, [{ price, stock: 500 }])
		await provider.addAccount(shop.companyId, { methods: ['VA_BCA', 'QRIS'] })
		expect(await refusal(await place(online, quantity))).toEqual({
			status: 422,
			code: 'INVALID',
			fields: ['ONLINE_METHOD'],
		})
	})
})

describe('starting a payment', () => {
	test('answers what to pay, to what number, and until when, before the order ends', async () => {
		const number = await placed()
		const order = await shown(await start(number))
		expect(order.online).toMatchObject({ method: 'VA_BCA', state: 'OPEN', amount: due, fee: 0 })
		expect(order.online?.instructions).toMatchObject({
			kind: 'ACCOUNT',
			number: expect.stringMatching(/^\d+$/),
		})
		expect(order.online?.expiresAt.getTime()).toBeLessThan(order.expiresAt?.getTime() ?? 0)
		const [charge] = provider.asked
		expect(charge?.headers.get('x-override-notification')).toBe(
			`https://${shop.host}/payment-notification/midtrans`,
		)
	})

	test('leads back to the page of the payment, in the language of the page', async () => {
		const number = await placed()
		await start(number, 'CARD')
		const sent = JSON.stringify(await provider.asked[0]?.json())
		expect(sent).toContain(`https://${shop.host}/order/payment?order=${number}`)
	})

	test('another way ends the first', async () => {
		const number = await placed()
		await start(number)
		const order = await shown(await start(number, 'QRIS'))
		expect(order.online).toMatchObject({ method: 'QRIS', instructions: { kind: 'QR' } })
		expect((await attempts()).map(({ state }) => state)).toEqual(['ENDED', 'OPEN'])
	})

	test('is ended when staff edit the order, whose next one asks for the new amount', async () => {
		const { number } = await shown(await place('VA_BCA', 2))
		const before = await shown(await start(number))
		const line = { CART_ID: shop.variantIds[0], CART_QTY: 1 }
		const { companyId } = shop
		const key = newOperatorKey()
		await storeOperatorKey(database.db, key, { role: 'owner', label: 'pemilik', companyId })
		const edit = () =>
			api.request(`/operator/v1/orders/${number}/edits`, {
				method: 'POST',
				headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
				body: JSON.stringify({ EDIT_COUNT: 0, REASON: 'Diminta lewat chat', CART_LIST: [line] }),
			})
		// An open number of the amount before could still be paid.
		provider.midtrans.faults.add('silent')
		expect(await refusal(await edit())).toMatchObject({ code: 'PAYMENT_PROVIDER_AWAY' })
		expect((await edit()).status).toBe(200)
		expect((await attempts()).map(({ state }) => state)).toEqual(['ENDED'])
		const after = await shown(await start(number))
		expect(after.online?.amount).toBe((before.online?.amount ?? 0) - price)
	})

	test('another phone finds no order', async () => {
		const number = await placed()
		expect(await refusal(await start(number, 'VA_BCA', '+6281299999999'))).toMatchObject({
			status: 404,
		})
	})

	test('a silent provider is said to be away, and the order stays payable', async () => {
		const number = await placed()
		provider.midtrans.faults.add('silent')
		expect(await refusal(await start(number))).toMatchObject({
			status: 503,
			code: 'PAYMENT_PROVIDER_AWAY',
		})
		expect((await shown(await check(number))).online).toMatchObject({ state: 'FAILED' })
		expect((await shown(await start(number))).online).toMatchObject({ state: 'OPEN' })
	})

	test('of an order by transfer changes how it is paid', async () => {
		const wish = exampleOrder([[shop.variantIds[0] ?? 0, 1]], due)
		const { number, amountDue } = await shown(await post('/order', wish))
		const order = await shown(await start(number))
		expect(order).toMatchObject({ paymentMethod: 'ONLINE', bank: null, amountDue })
		expect(order.online).toMatchObject({ amount: amountDue })
	})
})

describe('checking a payment', () => {
	test('finds that it was paid, without a notification', async () => {
		const number = await placed()
		await start(number)
		const [attempt] = await attempts()
		await provider.midtrans.pay(attempt?.reference ?? '')
		expect(await shown(await check(number))).toMatchObject({
			status: 'PAYMENT_CONFIRMED',
			online: { state: 'PAID', instructions: null },
		})
	})

	test('asks the provider once in five seconds, and again within a minute', async () => {
		const number = await placed()
		await start(number)
		const before = provider.asked.length
		await Promise.all([check(number), check(number), check(number)])
		expect(provider.asked.length - before).toBe(1)
		const [{ isSoon } = {}] = await database.db
			.select({ isSoon: sql`${paymentAttempt.nextAskAt} <= now() + interval '1 minute'` })
			.from(paymentAttempt)
			.where(eq(paymentAttempt.companyId, shop.companyId))
		expect(isSoon).toBe(true)
	})

	test('does not end a payment that is being opened at the moment', async () => {
		const number = await placed()
		await start(number)
		await database.db
			.update(paymentAttempt)
			.set({ state: 'OPENING', openedAt: sql`now()` })
			.where(eq(paymentAttempt.companyId, shop.companyId))
		const before = provider.asked.length
		expect((await shown(await check(number))).online).toMatchObject({ state: 'OPENING' })
		expect(provider.asked.length).toBe(before)
	})

	test('says where money went that came after the order had ended', async () => {
		const number = await placed()
		await start(number)
		const [attempt] = await attempts()
		await provider.midtrans.pay(attempt?.reference ?? '')
		await database.db
			.update(orders)
			.set({ dueAt: sql`now()` })
			.where(eq(orders.number, number))
		await sweepOnce(database.db)
		expect(await shown(await check(number))).toMatchObject({
			status: 'EXPIRED',
			online: { state: 'PAID' },
			givenBack: { amount: due, to: 'REFUND' },
		})
	})

	test('says where what was paid above the total went', async () => {
		const number = await placed()
		await start(number)
		const [attempt] = await attempts()
		await provider.midtrans.pay(attempt?.reference ?? '', due + 7_000)
		expect(await shown(await check(number))).toMatchObject({
			status: 'PAYMENT_CONFIRMED',
			givenBack: { amount: 7_000, to: 'REFUND' },
		})
	})
})

test('an order by transfer says where what was paid above its total went, and its buyer is told', async () => {
	const number = await placed()
	const transfer = { ORDER_NUMBER: number, PAYMENT_METHOD: 'BANK_TRANSFER', BANK_CODE: 'BCA' }
	await post('/guest-order/payment-method', { ...transfer, CUSTOMER_PHONE: phone })
	const notice = { provider: 'BCA', reference: `too much ${number}`, amount: due + 5_000 }
	await inTransaction(database.db, (tx) =>
		receivePayment(tx, shop.companyId, number, notice, 'staff'),
	)
	const found = await post('/order/look-up', { ORDER_NUMBER: number, CUSTOMER_PHONE: phone })
	const order = await shown(found)
	expect(order.givenBack?.to).toBe('REFUND')
	expect(order.givenBack?.amount).toBeGreaterThan(0)
	const [told] = await database.db
		.select()
		.from(outbox)
		.where(and(eq(outbox.companyId, shop.companyId), eq(outbox.topic, 'order.given-back')))
	expect(told?.payload).toMatchObject({ reason: 'OVERPAID', amount: order.givenBack?.amount })
})

test('a guest goes back to a transfer: the open payment is ended first, and a wrong phone finds nothing', async () => {
	const number = await placed()
	await start(number)
	const transfer = { ORDER_NUMBER: number, PAYMENT_METHOD: 'BANK_TRANSFER', BANK_CODE: 'BCA' }
	const by = (CUSTOMER_PHONE: string) =>
		post('/guest-order/payment-method', { ...transfer, CUSTOMER_PHONE })
	expect((await by('+6281200000009')).status).toBe(404)
	expect(await shown(await by(phone))).toMatchObject({
		paymentMethod: 'BANK_TRANSFER',
		bank: { code: 'BCA' },
		status: 'PENDING',
	})
	expect((await attempts()).map(({ state }) => state)).toEqual(['ENDED'])
})
