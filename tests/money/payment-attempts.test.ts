import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { exampleShop } from '#tests/support/example-shop.ts'
import { sizeOf } from '#tests/support/sizes.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { transfer } from '#website-api/modules/money/ledger/ledger.table.ts'
import { outbox } from '#website-api/modules/platform/outbox/outbox.table.ts'
import { providerMessage } from '#website-api/modules/platform/provider-messages/provider-message.table.ts'
import { sweepOnce } from '#website-api/modules/sales/orders/sweep/sweep-orders.command.ts'
import { askDueAttempts } from '#website-api/modules/sales/payment-attempts/ask-attempts.command.ts'
import { paymentAttempt } from '#website-api/modules/sales/payment-attempts/attempt.table.ts'
import { settleAttempt } from '#website-api/modules/sales/payment-attempts/settle-attempt.command.ts'
import { receivePayment } from '#website-api/modules/sales/payments/receive-payment.command.ts'
import { makeDue } from './support/customers.ts'
import { moneyTest } from './support/money-test.ts'
import { notifyUrl, paymentBench, type PaymentBench } from './support/payment-bench.ts'

const money = moneyTest()
const price = 90_000

let bench: PaymentBench
beforeEach(async () => {
	bench = await paymentBench(money, { price, stock: 1_000 })
})

describe('a notification', () => {
	test('that comes five times at once, worked on by three, pays an order once', async () => {
		const number = await bench.order()
		const { reference, amount } = await bench.open(number)
		await bench.midtrans.pay(reference)
		const [notification] = bench.sent
		const answers = await Promise.all(Array.from({ length: 5 }, () => bench.arrive(notification!)))
		expect(answers).toEqual(Array.from(answers, () => 'STORED'))
		await Promise.all([bench.work(), bench.work(), bench.work()])
		expect(await bench.paymentsOf(number)).toEqual([{ amount, outcome: 'PAID' }])
		expect(await bench.statusOf(number)).toBe('PAYMENT_CONFIRMED')
		const { companyId } = bench.shop
		const moved = await money.db.select().from(transfer).where(eq(transfer.companyId, companyId))
		expect(moved.map((one) => one.amount)).toEqual([amount])
		const mails = await money.db
			.select()
			.from(outbox)
			.where(and(eq(outbox.companyId, companyId), sql`payload ->> 'to' = 'PAYMENT_CONFIRMED'`))
		expect(mails).toHaveLength(1)
		const [message] = await money.db
			.select()
			.from(providerMessage)
			.where(eq(providerMessage.companyId, bench.shop.companyId))
		expect(message).toMatchObject({ repeats: 4, outcome: 'PAID', nextTryAt: null })
	})

	test('that says more than the provider does when asked books nothing', async () => {
		const number = await bench.order()
		const { reference } = await bench.open(number)
		await bench.midtrans.pay(reference)
		const [settled] = bench.sent
		await bench.midtrans.surprise(reference, 'pending')
		await bench.arrive(settled!)
		await bench.work()
		expect(await bench.paymentsOf(number)).toEqual([])
		expect(await bench.statusOf(number)).toBe('PENDING')
		// It is asked for again.
		expect((await bench.attempts())[0]?.nextAskAt).not.toBeNull()
	})

	test.each([
		['pending', 'settlement'],
		['settlement', 'pending'],
		['settlement', 'expire'],
		['expire', 'settlement', 'expire'],
	])('of what the provider knows as paid pays the order, in the order %s, %s', async (...words) => {
		const number = await bench.order()
		const { reference, amount } = await bench.open(number)
		// The word is not signed.
		const waiting = await bench.midtrans.notification(reference).text()
		await bench.midtrans.pay(reference)
		for (const word of words) {
			const body = waiting.replace('"pending"', JSON.stringify(word))
			await bench.arrive(new Request(notifyUrl, { method: 'POST', body }))
			await bench.work()
		}
		expect(await bench.paymentsOf(number)).toEqual([{ amount, outcome: 'PAID' }])
		expect(await bench.statusOf(number)).toBe('PAYMENT_CONFIRMED')
	})

	test('about an attempt of another company is kept, and has no effect', async () => {
		const number = await bench.order()
		const { reference } = await bench.open(number)
		await bench.midtrans.pay(reference)
		const other = await exampleShop(money.db, [{ price, stock: 1 }])
		expect(await bench.arrive(bench.sent[0]!, 'MIDTRANS', { companyId: other.companyId })).toBe(
			'STORED',
		)
		await bench.work()
		expect(await bench.paymentsOf(number)).toEqual([])
		const [message] = await money.db
			.select()
			.from(providerMessage)
			.where(eq(providerMessage.companyId, other.companyId))
		expect(message).toMatchObject({ outcome: 'UNKNOWN' })
	})

	test('that is forged or unreadable is answered as the provider wants, and not stored', async () => {
		const number = await bench.order()
		const { reference } = await bench.open(number)
		await bench.midtrans.pay(reference)
		const forged = new Request(notifyUrl, {
			method: 'POST',
			body: (await bench.sent[0]!.clone().text()).replace(
				/"gross_amount":"\d+/,
				'"gross_amount":"1',
			),
		})
		expect(await bench.arrive(forged)).toBe('FORGED')
		expect(await bench.arrive(new Request(notifyUrl, { method: 'POST', body: '{' }))).toBe(
			'UNREADABLE',
		)
		const none = { of: async () => undefined }
		expect(await bench.arrive(bench.sent[0]!, 'MIDTRANS', none)).toBe('NO_ACCOUNT')
		expect(
			await money.db
				.select()
				.from(providerMessage)
				.where(eq(providerMessage.companyId, bench.shop.companyId)),
		).toEqual([])
	})

	test('is worked on again when the provider gave no answer', async () => {
		const number = await bench.order()
		const { reference } = await bench.open(number)
		await bench.midtrans.pay(reference)
		await bench.arrive(bench.sent[0]!)
		bench.midtrans.faults.add('silent')
		expect(await bench.work()).toBe(1)
		expect(await bench.statusOf(number)).toBe('PENDING')
		expect(await bench.work()).toBe(0)
		await money.db
			.update(providerMessage)
			.set({ nextTryAt: sql`now() - interval '1 second'` })
			.where(eq(providerMessage.companyId, bench.shop.companyId))
		expect(await bench.work()).toBe(1)
		expect(await bench.statusOf(number)).toBe('PAYMENT_CONFIRMED')
	})
})

describe('an order has one attempt that can be paid', () => {
	test('ten presses at once open one, and all are shown the same number', async () => {
		const number = await bench.order()
		const opened = await Promise.all(Array.from({ length: 10 }, () => bench.open(number)))
		expect(new Set(opened.map(({ reference }) => reference)).size).toBe(1)
		expect(opened[0]?.instructions).toMatchObject({ kind: 'ACCOUNT', bank: 'BCA' })
		expect(await bench.attempts()).toHaveLength(1)
	})

	test('another method ends the first at its provider', async () => {
		const number = await bench.order()
		const first = await bench.open(number)
		const second = await bench.open(number, 'QRIS', 'XENDIT')
		expect(second.instructions).toMatchObject({ kind: 'QR' })
		expect((await bench.attempts()).map(({ state }) => state)).toEqual(['ENDED', 'OPEN'])
		const gateway = await bench.gatewayOf(bench.shop.companyId, 'MIDTRANS')
		expect((await gateway?.ask(first))?.state).toBe('ENDED')
	})

	test('of another amount ends the first, and asks for what is due', async () => {
		const number = await bench.order()
		const first = await bench.open(number)
		const part = { provider: 'BCA', reference: `part ${number}`, amount: 30_000 }
		await inTransaction(money.db, (tx) =>
			receivePayment(tx, bench.shop.companyId, number, part, 'staff'),
		)
		const second = await bench.open(number)
		expect(second.amount).toBe(first.amount - 30_000)
		expect(bench.midtrans.find(first.reference)?.status).toBe('expire')
	})

	test('that turns out to be paid when the method is changed pays the order', async () => {
		const number = await bench.order()
		const { reference, amount } = await bench.open(number)
		await bench.midtrans.pay(reference)
		await expect(bench.open(number, 'QRIS', 'XENDIT')).rejects.toMatchObject({
			code: 'ALREADY_PAID',
		})
		expect(await bench.paymentsOf(number)).toEqual([{ amount, outcome: 'PAID' }])
	})

	test('two that were paid all the same: the second is given back', async () => {
		const number = await bench.order()
		const first = await bench.open(number)
		const second = await bench.open(number, 'QRIS', 'XENDIT')
		// The bank had taken it before the provider could end it.
		await bench.midtrans.pay(first.reference)
		await bench.xendit.pay(second.reference)
		for (const request of bench.sent)
			await bench.arrive(request, request.headers.has('x-callback-token') ? 'XENDIT' : 'MIDTRANS')
		await bench.work()
		expect((await bench.paymentsOf(number)).map(({ outcome }) => outcome).sort()).toEqual([
			'MARKED',
			'PAID',
		])
	})
})

describe('a provider that does not answer', () => {
	test.each(['silent', 'answer-lost', 'broken', 'busy'] as const)(
		'(%s) leaves the order payable, and no second number',
		async (fault) => {
			const number = await bench.order()
			bench.midtrans.faults.add(fault)
			await expect(bench.open(number)).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_AWAY' })
			// Others wait for an attempt that is being opened; this one has been given up.
			await money.db.update(paymentAttempt).set({ openedAt: sql`now() - interval '1 minute'` })
			const again = await bench.open(number)
			const all = await bench.attempts()
			expect(all.filter(({ state }) => state === 'OPEN')).toHaveLength(1)
			const gateway = await bench.gatewayOf(bench.shop.companyId, 'MIDTRANS')
			const states = await Promise.all(all.map(async (one) => (await gateway?.ask(one))?.state))
			expect(states.filter((state) => state === 'OPEN')).toHaveLength(1)
			await bench.midtrans.pay(again.reference)
			await bench.askAll()
			expect(await bench.statusOf(number)).toBe('PAYMENT_CONFIRMED')
		},
	)

	test('a payment is found although the process ended before it could store the answer', async () => {
		const number = await bench.order()
		bench.xendit.faults.add('answer-lost')
		await expect(bench.open(number, 'VA_BRI', 'XENDIT')).rejects.toMatchObject({ status: 503 })
		const [attempt] = await bench.attempts()
		expect(attempt).toMatchObject({ state: 'OPENING', providerId: null })
		await bench.xendit.pay(attempt!.reference)
		await bench.askAll()
		expect(await bench.statusOf(number)).toBe('PAYMENT_CONFIRMED')
	})
})

describe('without any notification', () => {
	test('a paid attempt is found when its time to be asked for comes', async () => {
		const number = await bench.order()
		const { reference } = await bench.open(number)
		await bench.midtrans.pay(reference)
		expect(await askDueAttempts(money.db, bench.gatewayOf)).toBe(0)
		expect(await bench.askAll()).toBe(1)
		expect(await bench.statusOf(number)).toBe('PAYMENT_CONFIRMED')
		await bench.askAll()
		expect(await bench.paymentsOf(number)).toHaveLength(1)
	})

	test('one whose time is over is ended at the provider, and the order can be paid in another way', async () => {
		const number = await bench.order()
		await bench.open(number)
		await money.db
			.update(paymentAttempt)
			.set({ expiresAt: sql`now()` })
			.where(eq(paymentAttempt.companyId, bench.shop.companyId))
		await bench.askAll()
		expect((await bench.attempts())[0]).toMatchObject({ state: 'ENDED', nextAskAt: null })
		expect(await bench.statusOf(number)).toBe('PENDING')
		expect((await bench.open(number, 'ALFAMART')).state).toBe('OPEN')
	})
})

describe('an amount', () => {
	test('with the fee that the buyer pays is asked for, and the order gets what it costs', async () => {
		const number = await bench.order()
		const { reference, amount, fee } = await bench.open(number, 'VA_BCA', 'MIDTRANS', {
			fixed: 4_000,
			basisPoints: 70,
		})
		const due = amount - fee
		expect(fee).toBe(4_000 + Math.ceil((due * 70) / 10_000))
		await bench.midtrans.pay(reference)
		await bench.arrive(bench.sent[0]!)
		await bench.work()
		expect(await bench.paymentsOf(number)).toEqual([{ amount: due, outcome: 'PAID' }])
	})

	test.each([
		['less', -1_000, 'PART', 'PENDING'],
		['equal', 0, 'PAID', 'PAYMENT_CONFIRMED'],
		['more', 1_000, 'PAID', 'PAYMENT_CONFIRMED'],
	] as const)('%s than asked for is booked', async (_what, difference, outcome, status) => {
		const number = await bench.order()
		const opened = await bench.open(number, 'VA_BNI', 'XENDIT')
		const amount = opened.amount + difference
		await bench.xendit.pay(opened.reference, amount)
		await bench.arrive(bench.sent[0]!, 'XENDIT')
		await bench.work()
		expect(await bench.paymentsOf(number)).toEqual([{ amount, outcome }])
		expect(await bench.statusOf(number)).toBe(status)
	})

	test('that is missing is asked for by another attempt', async () => {
		const number = await bench.order()
		const { reference, amount } = await bench.open(number, 'VA_BNI', 'XENDIT')
		await bench.xendit.pay(reference, amount - 20_000)
		await bench.arrive(bench.sent[0]!, 'XENDIT')
		await bench.work()
		const rest = await bench.open(number, 'QRIS')
		expect(rest.amount).toBe(20_000)
		await bench.midtrans.pay(rest.reference)
		await bench.arrive(bench.sent[1]!)
		await bench.work()
		expect(await bench.statusOf(number)).toBe('PAYMENT_CONFIRMED')
	})
})

const rounds = sizeOf({ usual: 8, full: 200 })

test(`a payment races the order's end ${rounds} times: paid, or ended and given back`, async () => {
	const seen = { PAID: 0, MARKED: 0 }
	for (let at = 0; at < rounds; at++) {
		const number = await bench.order()
		const { reference } = await bench.open(number)
		await bench.midtrans.pay(reference)
		await bench.arrive(bench.sent.at(-1)!)
		await makeDue(money.db, bench.shop.companyId, number)
		await Promise.all([bench.work(), sweepOnce(money.db)])
		const [booked] = await bench.paymentsOf(number)
		const status = await bench.statusOf(number)
		expect([booked?.outcome, status]).toEqual(
			booked?.outcome === 'PAID' ? ['PAID', 'PAYMENT_CONFIRMED'] : ['MARKED', 'EXPIRED'],
		)
		seen[booked?.outcome === 'PAID' ? 'PAID' : 'MARKED']++
	}
	expect(seen.PAID + seen.MARKED).toBe(rounds)
})

test('a paid attempt stays paid, and one that the bank takes back is marked', async () => {
	const number = await bench.order()
	const { reference } = await bench.open(number, 'VA_PERMATA')
	await bench.midtrans.pay(reference)
	await bench.askAll()
	await bench.askAll()
	expect(await bench.paymentsOf(number)).toHaveLength(1)
	const [paid] = await bench.attempts()
	const late = { state: 'OPEN', received: 0, refunded: 0, said: 'pending' } as const
	expect((await settleAttempt(money.db, paid!, late)).state).toBe('PAID')
	await expect(
		money.db.update(paymentAttempt).set({ state: 'ENDED' }).where(eq(paymentAttempt.id, paid!.id)),
	).rejects.toThrow()
	await bench.midtrans.deny(reference)
	await bench.arrive(bench.sent.at(-1)!)
	await bench.work()
	expect((await bench.attempts())[0]?.state).toBe('REVERSED')
})
