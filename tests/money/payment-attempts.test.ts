import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { simulatedMidtrans } from '#examples/simulated-gateway/simulated-midtrans.ts'
import { simulatedXendit } from '#examples/simulated-gateway/simulated-xendit.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleOrder,
	exampleShop,
	type ExampleShop,
} from '#tests/support/example-shop.ts'
import { sizeOf } from '#tests/support/sizes.ts'
import { providerMessage } from '#website-api/modules/platform/provider-messages/provider-message.table.ts'
import { askDueAttempts } from '#website-api/modules/sales/payment-attempts/ask-attempts.command.ts'
import type { GatewayOf } from '#website-api/modules/platform/gateways/gateway-of.ts'
import { paymentAttempt } from '#website-api/modules/sales/payment-attempts/attempt.table.ts'
import {
	receiveNotification,
	workOnNotifications,
} from '#website-api/modules/sales/payment-attempts/notification.command.ts'
import { openAttempt } from '#website-api/modules/sales/payment-attempts/open-attempt.command.ts'
import { settleAttempt } from '#website-api/modules/sales/payment-attempts/settle-attempt.command.ts'
import type { OnlineMethod, PaymentProvider } from '#contract/online-method.ts'
import type { MethodFee } from '#contract/payment-account.ts'
import { midtransGateway } from '#website-api/modules/platform/gateways/midtrans/midtrans.ts'
import { xenditGateway } from '#website-api/modules/platform/gateways/xendit/xendit.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { sweepOnce } from '#website-api/modules/sales/orders/sweep/sweep-orders.command.ts'
import { payment } from '#website-api/modules/sales/payments/payment.table.ts'
import { makeDue } from './support/customers.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { receivePayment } from '#website-api/modules/sales/payments/receive-payment.command.ts'
import { moneyTest } from './support/money-test.ts'
import { send } from './support/race.ts'
import { checkout, orderIn } from './support/shop-calls.ts'

const money = moneyTest()
const price = 90_000
const shown = {
	description: 'Toko Contoh',
	returnUrl: 'https://toko.example/return',
	notifyUrl: 'https://toko.example/notify',
}

let shop: ExampleShop
let sent: Request[]
let midtrans: ReturnType<typeof simulatedMidtrans>
let xendit: ReturnType<typeof simulatedXendit>
let gatewayOf: GatewayOf

beforeEach(async () => {
	shop = await exampleShop(money.db, [{ price, stock: 1_000 }])
	// What earlier tests left would be asked of this test's providers.
	await money.db.update(paymentAttempt).set({ nextAskAt: null })
	await money.db.update(providerMessage).set({ nextTryAt: null })
	sent = []
	const keep = async (request: Request) => void sent.push(request)
	midtrans = simulatedMidtrans({ serverKey: 'SB-key', send: keep })
	const account = { secretKey: 'xnd_key', callbackToken: 'token' }
	xendit = simulatedXendit({ ...account, webhookUrl: shown.notifyUrl, send: keep })
	const core = { coreUrl: 'http://core', snapUrl: 'http://snap', serverKeys: ['SB-key'] } as const
	const gateways = {
		MIDTRANS: midtransGateway(core, midtrans.transport, () => new Date()),
		XENDIT: xenditGateway(
			{ url: 'http://xendit', secretKey: 'xnd_key', callbackTokens: ['token'] },
			xendit.transport,
		),
	}
	gatewayOf = async (_companyId, provider) => gateways[provider]
})

async function order(of = shop): Promise<string> {
	const [variantId = 0] = of.variantIds
	const placed = await send(
		money.url,
		checkout(of, exampleOrder([[variantId, 1]], price + EXAMPLE_CARRIAGE)),
	)
	return orderIn(placed).ORDER_NUMBER
}

function open(
	number: string,
	method: OnlineMethod = 'VA_BCA',
	provider: PaymentProvider = 'MIDTRANS',
	fee: MethodFee = { fixed: 0, basisPoints: 0 },
) {
	const wanted = { companyId: shop.companyId, number, method, provider, fee }
	return openAttempt(money.db, gatewayOf, wanted, shown)
}

/** A request arrives as the provider sent it. */
async function arrive(
	request: Request,
	provider: PaymentProvider = 'MIDTRANS',
	{ companyId } = shop,
) {
	const body = new Uint8Array(await request.clone().arrayBuffer())
	return receiveNotification(money.db, gatewayOf, {
		companyId,
		provider,
		headers: request.headers,
		body,
	})
}

const work = () => workOnNotifications(money.db, gatewayOf)

async function statusOf(number: string) {
	const [row] = await money.db.select().from(orders).where(eq(orders.number, number))
	return row?.status
}

async function paymentsOf(number: string) {
	return money.db
		.select({ amount: payment.amount, outcome: payment.outcome })
		.from(payment)
		.innerJoin(orders, and(eq(orders.companyId, payment.companyId), eq(orders.id, payment.orderId)))
		.where(eq(orders.number, number))
		.orderBy(payment.at)
}

async function attempts() {
	return money.db
		.select()
		.from(paymentAttempt)
		.where(eq(paymentAttempt.companyId, shop.companyId))
		.orderBy(paymentAttempt.openedAt)
}

async function makeAllDue() {
	await money.db
		.update(paymentAttempt)
		.set({ nextAskAt: sql`now()` })
		.where(eq(paymentAttempt.companyId, shop.companyId))
}

describe('a notification', () => {
	test('that comes five times at once, worked on by three, pays an order once', async () => {
		const number = await order()
		const { reference, amount } = await open(number)
		await midtrans.pay(reference)
		const [notification] = sent
		const answers = await Promise.all(Array.from({ length: 5 }, () => arrive(notification!)))
		expect(answers).toEqual(Array.from(answers, () => 'STORED'))
		await Promise.all([work(), work(), work()])
		expect(await paymentsOf(number)).toEqual([{ amount, outcome: 'PAID' }])
		expect(await statusOf(number)).toBe('PAYMENT_CONFIRMED')
		const [message] = await money.db
			.select()
			.from(providerMessage)
			.where(eq(providerMessage.companyId, shop.companyId))
		expect(message).toMatchObject({ repeats: 4, outcome: 'PAID', nextTryAt: null })
	})

	test('that says more than the provider does when asked books nothing', async () => {
		const number = await order()
		const { reference } = await open(number)
		await midtrans.pay(reference)
		const [settled] = sent
		await midtrans.surprise(reference, 'pending')
		await arrive(settled!)
		await work()
		expect(await paymentsOf(number)).toEqual([])
		expect(await statusOf(number)).toBe('PENDING')
	})

	test.each([
		['before', ['settlement', 'pending']],
		['after', ['pending', 'settlement']],
	])('of the payment that arrives %s that of its opening pays the order', async (_when, words) => {
		const number = await order()
		const { reference, amount } = await open(number)
		const waiting = midtrans.notification(reference)
		await midtrans.pay(reference)
		const requests = { pending: waiting, settlement: sent[0]! }
		for (const word of words) {
			await arrive(word === 'pending' ? requests.pending : requests.settlement)
			await work()
		}
		expect(await paymentsOf(number)).toEqual([{ amount, outcome: 'PAID' }])
	})

	test('about an attempt of another company is kept, and has no effect', async () => {
		const number = await order()
		const { reference } = await open(number)
		await midtrans.pay(reference)
		const other = await exampleShop(money.db, [{ price, stock: 1 }])
		expect(await arrive(sent[0]!, 'MIDTRANS', other)).toBe('STORED')
		await work()
		expect(await paymentsOf(number)).toEqual([])
		const [message] = await money.db
			.select()
			.from(providerMessage)
			.where(eq(providerMessage.companyId, other.companyId))
		expect(message).toMatchObject({ outcome: 'UNKNOWN' })
	})

	test('that is forged or unreadable is answered as the provider wants, and not stored', async () => {
		const number = await order()
		const { reference } = await open(number)
		await midtrans.pay(reference)
		const forged = new Request(shown.notifyUrl, {
			method: 'POST',
			body: (await sent[0]!.clone().text()).replace(/"gross_amount":"\d+/, '"gross_amount":"1'),
		})
		expect(await arrive(forged)).toBe('FORGED')
		expect(await arrive(new Request(shown.notifyUrl, { method: 'POST', body: '{' }))).toBe(
			'UNREADABLE',
		)
		gatewayOf = async () => undefined
		expect(await arrive(sent[0]!)).toBe('NO_ACCOUNT')
		expect(
			await money.db
				.select()
				.from(providerMessage)
				.where(eq(providerMessage.companyId, shop.companyId)),
		).toEqual([])
	})

	test('is worked on again when the provider gave no answer', async () => {
		const number = await order()
		const { reference } = await open(number)
		await midtrans.pay(reference)
		await arrive(sent[0]!)
		midtrans.faults.add('silent')
		expect(await work()).toBe(1)
		expect(await statusOf(number)).toBe('PENDING')
		expect(await work()).toBe(0)
		await money.db
			.update(providerMessage)
			.set({ nextTryAt: sql`now()` })
			.where(eq(providerMessage.companyId, shop.companyId))
		expect(await work()).toBe(1)
		expect(await statusOf(number)).toBe('PAYMENT_CONFIRMED')
	})
})

describe('an order has one attempt that can be paid', () => {
	test('ten presses at once open one, and all are shown the same number', async () => {
		const number = await order()
		const opened = await Promise.all(Array.from({ length: 10 }, () => open(number)))
		expect(new Set(opened.map(({ reference }) => reference)).size).toBe(1)
		expect(opened[0]?.instructions).toMatchObject({ kind: 'ACCOUNT', bank: 'BCA' })
		expect(await attempts()).toHaveLength(1)
	})

	test('another method ends the first at its provider', async () => {
		const number = await order()
		const first = await open(number)
		const second = await open(number, 'QRIS', 'XENDIT')
		expect(second.instructions).toMatchObject({ kind: 'QR' })
		expect((await attempts()).map(({ state }) => state)).toEqual(['ENDED', 'OPEN'])
		const gateway = await gatewayOf(shop.companyId, 'MIDTRANS')
		expect((await gateway?.ask(first))?.state).toBe('ENDED')
	})

	test('of another amount ends the first, and asks for what is due', async () => {
		const number = await order()
		const first = await open(number)
		const part = { provider: 'BCA', reference: `part ${number}`, amount: 30_000 }
		await inTransaction(money.db, (tx) => receivePayment(tx, shop.companyId, number, part, 'staff'))
		const second = await open(number)
		expect(second.amount).toBe(first.amount - 30_000)
		expect(midtrans.find(first.reference)?.status).toBe('expire')
	})

	test('that turns out to be paid when the method is changed pays the order', async () => {
		const number = await order()
		const { reference, amount } = await open(number)
		await midtrans.pay(reference)
		await expect(open(number, 'QRIS', 'XENDIT')).rejects.toMatchObject({ code: 'ALREADY_PAID' })
		expect(await paymentsOf(number)).toEqual([{ amount, outcome: 'PAID' }])
	})

	test('two that were paid all the same: the second is given back', async () => {
		const number = await order()
		const first = await open(number)
		const second = await open(number, 'QRIS', 'XENDIT')
		// The bank had taken it before the provider could end it.
		await midtrans.pay(first.reference)
		await xendit.pay(second.reference)
		for (const request of sent)
			await arrive(request, request.headers.has('x-callback-token') ? 'XENDIT' : 'MIDTRANS')
		await work()
		expect((await paymentsOf(number)).map(({ outcome }) => outcome).sort()).toEqual([
			'MARKED',
			'PAID',
		])
	})
})

describe('a provider that does not answer', () => {
	test.each(['silent', 'answer-lost', 'broken', 'busy'] as const)(
		'(%s) leaves the order payable, and no second number',
		async (fault) => {
			const number = await order()
			midtrans.faults.add(fault)
			await expect(open(number)).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_AWAY' })
			// Others wait for an attempt that is being opened; this one has been given up.
			await money.db.update(paymentAttempt).set({ openedAt: sql`now() - interval '1 minute'` })
			const again = await open(number)
			const all = await attempts()
			expect(all.filter(({ state }) => state === 'OPEN')).toHaveLength(1)
			const gateway = await gatewayOf(shop.companyId, 'MIDTRANS')
			const states = await Promise.all(all.map(async (one) => (await gateway?.ask(one))?.state))
			expect(states.filter((state) => state === 'OPEN')).toHaveLength(1)
			await midtrans.pay(again.reference)
			await makeAllDue()
			await askDueAttempts(money.db, gatewayOf)
			expect(await statusOf(number)).toBe('PAYMENT_CONFIRMED')
		},
	)

	test('a payment is found although the process ended before it could store the answer', async () => {
		const number = await order()
		xendit.faults.add('answer-lost')
		await expect(open(number, 'VA_BRI', 'XENDIT')).rejects.toMatchObject({ status: 503 })
		const [attempt] = await attempts()
		expect(attempt).toMatchObject({ state: 'OPENING', providerId: null })
		await xendit.pay(attempt!.reference)
		await makeAllDue()
		await askDueAttempts(money.db, gatewayOf)
		expect(await statusOf(number)).toBe('PAYMENT_CONFIRMED')
	})
})

describe('without any notification', () => {
	test('a paid attempt is found when its time to be asked for comes', async () => {
		const number = await order()
		const { reference } = await open(number)
		await midtrans.pay(reference)
		expect(await askDueAttempts(money.db, gatewayOf)).toBe(0)
		await makeAllDue()
		expect(await askDueAttempts(money.db, gatewayOf)).toBe(1)
		expect(await statusOf(number)).toBe('PAYMENT_CONFIRMED')
		await makeAllDue()
		await askDueAttempts(money.db, gatewayOf)
		expect(await paymentsOf(number)).toHaveLength(1)
	})

	test('one whose time is over is ended at the provider, and the order can be paid in another way', async () => {
		const number = await order()
		await open(number)
		await money.db
			.update(paymentAttempt)
			.set({ expiresAt: sql`now()` })
			.where(eq(paymentAttempt.companyId, shop.companyId))
		await makeAllDue()
		await askDueAttempts(money.db, gatewayOf)
		expect((await attempts())[0]).toMatchObject({ state: 'ENDED', nextAskAt: null })
		expect(await statusOf(number)).toBe('PENDING')
		expect((await open(number, 'ALFAMART')).state).toBe('OPEN')
	})
})

describe('an amount', () => {
	test('with the fee that the buyer pays is asked for, and the order gets what it costs', async () => {
		const number = await order()
		const { reference, amount, fee } = await open(number, 'VA_BCA', 'MIDTRANS', {
			fixed: 4_000,
			basisPoints: 70,
		})
		const due = amount - fee
		expect(fee).toBe(4_000 + Math.ceil((due * 70) / 10_000))
		await midtrans.pay(reference)
		await arrive(sent[0]!)
		await work()
		expect(await paymentsOf(number)).toEqual([{ amount: due, outcome: 'PAID' }])
	})

	test.each([
		['less', -1_000, 'PART', 'PENDING'],
		['equal', 0, 'PAID', 'PAYMENT_CONFIRMED'],
		['more', 1_000, 'PAID', 'PAYMENT_CONFIRMED'],
	] as const)('%s than asked for is booked', async (_what, difference, outcome, status) => {
		const number = await order()
		const opened = await open(number, 'VA_BNI', 'XENDIT')
		const amount = opened.amount + difference
		await xendit.pay(opened.reference, amount)
		await arrive(sent[0]!, 'XENDIT')
		await work()
		expect(await paymentsOf(number)).toEqual([{ amount, outcome }])
		expect(await statusOf(number)).toBe(status)
	})

	test('that is missing is asked for by another attempt', async () => {
		const number = await order()
		const { reference, amount } = await open(number, 'VA_BNI', 'XENDIT')
		await xendit.pay(reference, amount - 20_000)
		await arrive(sent[0]!, 'XENDIT')
		await work()
		const rest = await open(number, 'QRIS')
		expect(rest.amount).toBe(20_000)
		await midtrans.pay(rest.reference)
		await arrive(sent[1]!)
		await work()
		expect(await statusOf(number)).toBe('PAYMENT_CONFIRMED')
	})
})

const rounds = sizeOf({ usual: 20, full: 200 })

test(`a payment races the order's end ${rounds} times: paid, or ended and given back`, async () => {
	const seen = { PAID: 0, MARKED: 0 }
	for (let at = 0; at < rounds; at++) {
		const number = await order()
		const { reference } = await open(number)
		await midtrans.pay(reference)
		await arrive(sent.at(-1)!)
		await makeDue(money.db, shop.companyId, number)
		await Promise.all([work(), sweepOnce(money.db)])
		const [booked] = await paymentsOf(number)
		const status = await statusOf(number)
		expect([booked?.outcome, status]).toEqual(
			booked?.outcome === 'PAID' ? ['PAID', 'PAYMENT_CONFIRMED'] : ['MARKED', 'EXPIRED'],
		)
		seen[booked?.outcome === 'PAID' ? 'PAID' : 'MARKED']++
	}
	expect(seen.PAID + seen.MARKED).toBe(rounds)
})

test('a paid attempt stays paid, and one that the bank takes back is marked', async () => {
	const number = await order()
	const { reference } = await open(number, 'VA_PERMATA')
	await midtrans.pay(reference)
	await makeAllDue()
	await askDueAttempts(money.db, gatewayOf)
	await makeAllDue()
	await askDueAttempts(money.db, gatewayOf)
	expect(await paymentsOf(number)).toHaveLength(1)
	const [paid] = await attempts()
	const late = { state: 'OPEN', received: 0, refunded: 0, said: 'pending' } as const
	expect((await settleAttempt(money.db, paid!, late)).state).toBe('PAID')
	await expect(
		money.db.update(paymentAttempt).set({ state: 'ENDED' }).where(eq(paymentAttempt.id, paid!.id)),
	).rejects.toThrow()
	await midtrans.deny(reference)
	await arrive(sent.at(-1)!)
	await work()
	expect((await attempts())[0]?.state).toBe('REVERSED')
})
