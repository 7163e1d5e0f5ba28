import { and, eq, sql } from 'drizzle-orm'
import { checkRefund } from '#website-api/modules/sales/provider-refunds/check-refund.command.ts'
import pino from 'pino'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { simulatedMidtrans } from '#examples/simulated-gateway/simulated-midtrans.ts'
import type { OnlineMethod } from '#contract/online-method.ts'
import { getReturn } from '#contract/return.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleReturn } from '#tests/support/example-return.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleOrder,
	exampleShop,
	type ExampleShop,
	formKeyText,
} from '#tests/support/example-shop.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { auditCompany } from '#website-api/modules/money/audit/oracles.queries.ts'
import { account } from '#website-api/modules/money/ledger/ledger.table.ts'
import type { GatewayOf } from '#website-api/modules/platform/gateways/gateway-of.ts'
import { midtransGateway } from '#website-api/modules/platform/gateways/midtrans/midtrans.ts'
import { outbox } from '#website-api/modules/platform/outbox/outbox.table.ts'
import type { OrderStatus } from '#website-api/modules/sales/orders/order.table.ts'
import { waitingWork } from '#website-api/modules/operations/dashboard/dashboard.queries.ts'
import { paymentReversal } from '#website-api/modules/sales/orders/refund/payment-reversal.table.ts'
import {
	lockOrder,
	moveOrder,
} from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { askDueAttempts } from '#website-api/modules/sales/payment-attempts/ask-attempts.command.ts'
import { paymentAttempt } from '#website-api/modules/sales/payment-attempts/attempt.table.ts'
import { settleAttempt } from '#website-api/modules/sales/payment-attempts/settle-attempt.command.ts'
import { openAttempt } from '#website-api/modules/sales/payment-attempts/open-attempt.command.ts'
import { writeOff } from '#website-api/modules/sales/payment-attempts/write-off.command.ts'
import { payGuestRefund } from '#website-api/modules/sales/payments/pay-guest-refund.command.ts'
import { guestRefund } from '#website-api/modules/sales/payments/payment.table.ts'
import { receivePayment } from '#website-api/modules/sales/payments/receive-payment.command.ts'
import {
	refundByProvider,
	retryProviderRefunds,
} from '#website-api/modules/sales/provider-refunds/provider-refund.command.ts'
import { providerRefund } from '#website-api/modules/sales/provider-refunds/provider-refund.table.ts'
import { refundOrderPart } from '#website-api/modules/sales/orders/refund/refund-order-part.command.ts'
import { customersWith, giveOrderTo, walletOf } from './support/customers.ts'
import { moneyTest } from './support/money-test.ts'
import { race, send } from './support/race.ts'
import { byCaller, checkout, orderIn, outcomeOf, outcomesOf } from './support/shop-calls.ts'

const money = moneyTest()
const silentLog = pino({ level: 'silent' })
const price = 90_000
const shown = {
	description: 'Toko Contoh',
	returnUrl: 'https://toko.example/return',
	notifyUrl: 'https://toko.example/notify',
}

let shop: ExampleShop
let midtrans: ReturnType<typeof simulatedMidtrans>
let gatewayOf: GatewayOf

beforeEach(async () => {
	shop = await exampleShop(money.db, [{ price, stock: 1_000 }])
	await money.db.update(paymentAttempt).set({ nextAskAt: null })
	midtrans = simulatedMidtrans({ serverKey: 'SB-key', send: async () => {} })
	const core = { coreUrl: 'http://core', snapUrl: 'http://snap', serverKeys: ['SB-key'] } as const
	const gateway = midtransGateway(core, midtrans.transport, () => new Date())
	gatewayOf = async () => gateway
})

/** An order that its buyer paid by a provider; what it costs, and the attempt's reference. */
async function paidOrder(method: OnlineMethod = 'QRIS', fee = 0) {
	const placed = await send(
		money.url,
		checkout(shop, exampleOrder([[shop.variantIds[0]!, 1]], price + EXAMPLE_CARRIAGE)),
	)
	const number = orderIn(placed).ORDER_NUMBER
	const wanted = { companyId: shop.companyId, number, method, provider: 'MIDTRANS' } as const
	const { reference, amount } = await openAttempt(
		money.db,
		gatewayOf,
		{ ...wanted, fee: { fixed: fee, basisPoints: 0 } },
		shown,
	)
	await midtrans.pay(reference)
	await askAll()
	return { number, reference, amount, due: amount - fee }
}

async function askAll() {
	await money.db
		.update(paymentAttempt)
		.set({ nextAskAt: sql`now() - interval '1 second'` })
		.where(eq(paymentAttempt.companyId, shop.companyId))
	await askDueAttempts(money.db, gatewayOf)
}

function move(number: string, to: OrderStatus) {
	return inTransaction(money.db, async (tx) => {
		const order = await lockOrder(tx, shop.companyId, number)
		const tracked = to === 'SHIPPING' ? { trackingNumber: 'JP1234567890' } : {}
		await moveOrder(tx, order, { to, actor: 'staff', ...tracked })
	})
}

async function balanceOf(kind: 'midtrans' | 'provider_fee' | 'disputed' | 'bad_debt') {
	const [row] = await money.db
		.select({ balance: sql<number>`coalesce(sum(${account.balance}), 0)`.mapWith(Number) })
		.from(account)
		.where(and(eq(account.companyId, shop.companyId), eq(account.kind, kind)))
	return row?.balance
}

async function reversal() {
	const [row] = await money.db
		.select()
		.from(paymentReversal)
		.where(eq(paymentReversal.companyId, shop.companyId))
	return row
}

async function refunds() {
	return money.db
		.select()
		.from(guestRefund)
		.where(eq(guestRefund.companyId, shop.companyId))
		.orderBy(guestRefund.at)
}

/** How many payments that were taken back wait for staff. */
async function waiting() {
	const list = await waitingWork(money.db, shop.companyId, () => true)
	return list.find(({ queue }) => queue === 'REVERSALS')?.count
}

const audit = () => auditCompany(money.db, shop.companyId)

test('what a provider received is in its account, with what the buyer paid for the fee', async () => {
	const { amount } = await paidOrder('VA_BCA', 4_000)
	expect(await balanceOf('midtrans')).toBe(-amount)
	expect(await balanceOf('provider_fee')).toBe(4_000)
	expect(await audit()).toEqual([])
})

describe('a payment that the bank takes back', () => {
	/** Paid, being packed, and taken back. */
	async function takenBack() {
		const paid = await paidOrder('VA_PERMATA', 4_000)
		await move(paid.number, 'PROCESSING')
		await midtrans.deny(paid.reference)
		await askAll()
		return paid
	}

	test('is owed to the shop, holds the goods, and is told to staff', async () => {
		const { number, amount } = await takenBack()
		expect(await reversal()).toMatchObject({ kind: 'REVERSAL', amount, recovered: 0 })
		expect([await balanceOf('midtrans'), await balanceOf('disputed')]).toEqual([0, -amount])
		await expect(move(number, 'SHIPPING')).rejects.toMatchObject({ code: 'PAYMENT_TAKEN_BACK' })
		const told = await money.db
			.select()
			.from(outbox)
			.where(and(eq(outbox.companyId, shop.companyId), eq(outbox.topic, 'payment.taken-back')))
		expect(told).toHaveLength(1)
		expect(await waiting()).toBe(1)
		expect(await audit()).toEqual([])
	})

	test('is booked once, however often the provider says so', async () => {
		const { amount } = await takenBack()
		await askAll()
		expect(await balanceOf('disputed')).toBe(-amount)
	})

	test('by the holder of the card is a chargeback', async () => {
		const { reference } = await paidOrder('GOPAY')
		await midtrans.chargeBack(reference)
		await askAll()
		expect(await reversal()).toMatchObject({ kind: 'CHARGEBACK' })
		expect(await audit()).toEqual([])
	})

	test('is not given back to the buyer when the order is cancelled', async () => {
		const { number, due } = await takenBack()
		await move(number, 'CANCEL')
		expect(await refunds()).toEqual([])
		expect(await reversal()).toMatchObject({ recovered: due })
		expect(await audit()).toEqual([])
	})

	test('is covered by the buyer’s next payment, after which the goods can be sent', async () => {
		const { number, amount } = await takenBack()
		await inTransaction(money.db, (tx) =>
			receivePayment(
				tx,
				shop.companyId,
				number,
				{ provider: 'BCA', reference: 'again', amount: amount + 1_000 },
				'staff',
			),
		)
		expect(await reversal()).toMatchObject({ recovered: amount })
		expect((await refunds()).map((refund) => refund.amount)).toEqual([1_000])
		expect(await audit()).toEqual([])
		await move(number, 'SHIPPING')
	})

	test('can be given up, after which the goods can be sent', async () => {
		const { number, amount } = await takenBack()
		const { id } = (await reversal())!
		const why = { reason: 'Langganan lama', by: 'Rani' }
		await inTransaction(money.db, (tx) => writeOff(tx, shop.companyId, id, why))
		expect([await balanceOf('disputed'), await balanceOf('bad_debt')]).toEqual([0, -amount])
		expect(await waiting()).toBe(0)
		await expect(
			inTransaction(money.db, (tx) => writeOff(tx, shop.companyId, id, why)),
		).rejects.toMatchObject({ code: 'REVERSAL_SETTLED' })
		await move(number, 'SHIPPING')
		expect(await audit()).toEqual([])
	})
})

describe('a payment of which holders of cards take parts', () => {
	test('is owed as far as it was taken, each part once', async () => {
		const { number, reference, amount } = await paidOrder('CARD')
		await move(number, 'PROCESSING')
		await midtrans.chargeBack(reference, 20_000)
		await askAll()
		await askAll()
		expect([await balanceOf('midtrans'), await balanceOf('disputed')]).toEqual([
			-(amount - 20_000),
			-20_000,
		])
		await midtrans.chargeBack(reference, 50_000)
		await askAll()
		expect(await reversal()).toMatchObject({ kind: 'CHARGEBACK', amount: 50_000 })
		expect([await balanceOf('midtrans'), await balanceOf('disputed')]).toEqual([
			-(amount - 50_000),
			-50_000,
		])
		await expect(move(number, 'SHIPPING')).rejects.toMatchObject({ code: 'PAYMENT_TAKEN_BACK' })
		expect(await audit()).toEqual([])
	})

	test('and that the shop wins back lets the goods go', async () => {
		const { number, reference, amount } = await paidOrder('CARD')
		await move(number, 'PROCESSING')
		await midtrans.chargeBack(reference, 50_000)
		await askAll()
		await midtrans.winBack(reference)
		await askAll()
		await askAll()
		expect(await reversal()).toMatchObject({ amount: 50_000, wonBack: 50_000, recovered: 50_000 })
		expect([await balanceOf('midtrans'), await balanceOf('disputed')]).toEqual([-amount, 0])
		await move(number, 'SHIPPING')
		expect(await audit()).toEqual([])
		// It may be taken once more.
		await midtrans.chargeBack(reference, 30_000)
		await askAll()
		expect(await balanceOf('disputed')).toBe(-30_000)
		expect(await audit()).toEqual([])
	})

	test('and that is won back after it was given up, or paid again, goes to whom it belongs', async () => {
		const { number, reference, amount } = await paidOrder('CARD')
		await midtrans.chargeBack(reference)
		await askAll()
		const again = { provider: 'BCA', reference: `again ${number}`, amount: 60_000 }
		await inTransaction(money.db, (tx) =>
			receivePayment(tx, shop.companyId, number, again, 'staff'),
		)
		const { id } = (await reversal())!
		const why = { reason: 'Langganan lama', by: 'Rani' }
		await inTransaction(money.db, (tx) => writeOff(tx, shop.companyId, id, why))
		await midtrans.winBack(reference)
		await askAll()
		expect([await balanceOf('disputed'), await balanceOf('bad_debt')]).toEqual([0, 0])
		expect((await refunds()).map((refund) => refund.amount)).toEqual([60_000])
		expect(await balanceOf('midtrans')).toBe(-amount)
		expect(await audit()).toEqual([])
	})

	test('is not given back by an answer that is older than the reversal', async () => {
		const { reference, amount } = await paidOrder('CARD')
		const [before] = await money.db
			.select()
			.from(paymentAttempt)
			.where(eq(paymentAttempt.reference, reference))
		await midtrans.chargeBack(reference)
		await askAll()
		const late = { state: 'PAID', received: amount, refunded: 0, said: 'settlement' } as const
		expect((await settleAttempt(money.db, before!, late)).state).toBe('REVERSED')
		expect(await balanceOf('disputed')).toBe(-amount)
	})
})

describe('a refund by the provider', () => {
	/** A paid order of a guest that was cancelled: its refund. */
	async function cancelled(method: OnlineMethod = 'QRIS') {
		const paid = await paidOrder(method)
		await move(paid.number, 'CANCEL')
		const [refund] = await refunds()
		return { ...paid, refund: refund! }
	}

	const ask = (refundId: string) =>
		refundByProvider(
			{ db: money.db, log: silentLog, gatewayOf },
			{ companyId: shop.companyId, refundId, requestedBy: 'Rani' },
		)

	test('gives the money back and is booked as paid', async () => {
		const { refund } = await cancelled()
		expect(await ask(refund.id)).toMatchObject({ state: 'DONE' })
		expect((await refunds())[0]?.paidOutAt).not.toBeNull()
		expect(await balanceOf('midtrans')).toBe(0)
		await expect(ask(refund.id)).rejects.toMatchObject({ code: 'REFUND_PAID' })
		expect(await audit()).toEqual([])
	})

	test('asked for five times at once is made once', async () => {
		const { refund } = await cancelled()
		const answers = await Promise.allSettled(Array.from({ length: 5 }, () => ask(refund.id)))
		expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
		expect(await balanceOf('midtrans')).toBe(0)
	})

	test('without an answer is tried again with the same key; a transfer must wait', async () => {
		const { refund } = await cancelled()
		midtrans.faults.add('answer-lost')
		expect(await ask(refund.id)).toMatchObject({ state: 'REQUESTED' })
		await expect(
			inTransaction(money.db, (tx) => payGuestRefund(tx, shop.companyId, refund.id, 'BCA 1')),
		).rejects.toMatchObject({ code: 'REFUND_RUNNING' })
		await money.db
			.update(providerRefund)
			.set({ nextTryAt: sql`now() - interval '1 second'` })
			.where(eq(providerRefund.companyId, shop.companyId))
		await retryProviderRefunds(money.db, gatewayOf)
		expect((await refunds())[0]?.paidOutAt).not.toBeNull()
		expect(await balanceOf('midtrans')).toBe(0)
		expect(await audit()).toEqual([])
	})

	test('that fails after it was accepted is to be paid again, once, and staff are told', async () => {
		const { refund, reference, amount } = await cancelled()
		const { id: key } = await ask(refund.id)
		await midtrans.failRefund(reference, key)
		const check = async () => {
			await money.db
				.update(providerRefund)
				.set({ nextTryAt: sql`now() - interval '1 second'` })
				.where(eq(providerRefund.id, key))
			await retryProviderRefunds(money.db, gatewayOf)
		}
		// Two processes may have taken it: one waited too long for the provider.
		const [row] = await money.db.select().from(providerRefund).where(eq(providerRefund.id, key))
		const twice = [row!, row!].map((one) => checkRefund(money.db, gatewayOf, one))
		await Promise.all([...twice, check(), check()])
		expect(await balanceOf('midtrans')).toBe(-amount)
		expect((await refunds()).map(({ paidOutAt }) => paidOutAt === null)).toEqual([false, true])
		const [, again] = await refunds()
		await inTransaction(money.db, (tx) => payGuestRefund(tx, shop.companyId, again!.id, 'BCA 7'))
		const told = await money.db
			.select()
			.from(outbox)
			.where(and(eq(outbox.companyId, shop.companyId), eq(outbox.topic, 'refund.failed')))
		expect(told).toHaveLength(1)
		expect(await audit()).toEqual([])
	})

	test('of a member goes back the way it was paid if staff choose so, and not to the wallet, too', async () => {
		const paid = await paidOrder()
		const [customerId = ''] = await customersWith(money.db, shop.companyId, 0, 1)
		await giveOrderTo(money.db, paid.number, customerId)
		const give = (amount: number) =>
			inTransaction(money.db, async (tx) => {
				const order = await lockOrder(tx, shop.companyId, paid.number)
				const part = { amount, reason: 'LATE', to: 'PROVIDER' } as const
				await refundOrderPart(tx, order, part, 'Rani')
			})
		await give(20_000)
		await inTransaction(money.db, async (tx) => {
			const order = await lockOrder(tx, shop.companyId, paid.number)
			await moveOrder(tx, order, { to: 'CANCEL', actor: 'staff', refundTo: 'PROVIDER' })
		})
		const listed = await refunds()
		expect(listed.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([
			20_000,
			paid.amount - 20_000,
		])
		for (const { id } of listed) expect(await ask(id)).toMatchObject({ state: 'DONE' })
		expect(await walletOf(money.db, shop.companyId, customerId)).toBe(0)
		expect(await balanceOf('midtrans')).toBe(0)
		expect(await audit()).toEqual([])
	})

	test('of a member goes to the wallet instead if staff say so, once', async () => {
		const { companyId } = shop
		const paid = await paidOrder()
		const [customerId = ''] = await customersWith(money.db, companyId, 0, 1)
		await giveOrderTo(money.db, paid.number, customerId)
		await inTransaction(money.db, async (tx) => {
			const order = await lockOrder(tx, companyId, paid.number)
			await moveOrder(tx, order, { to: 'CANCEL', actor: 'staff', refundTo: 'PROVIDER' })
		})
		const [{ id = '' } = {}] = await refunds()
		const credit = () =>
			send(money.url, byCaller(money.caller, `/guest-refunds/${id}/wallet-credit`))
		// While the provider is asked, nothing else is paid.
		midtrans.faults.add('answer-lost')
		await ask(id)
		expect(outcomeOf(await credit())).toBe('409 REFUND_RUNNING')
		await money.db.delete(providerRefund).where(eq(providerRefund.companyId, companyId))
		const answers = await race(
			money.url,
			Array.from({ length: 5 }, () => byCaller(money.caller, `/guest-refunds/${id}/wallet-credit`)),
		)
		expect(outcomesOf(answers)).toEqual({ '200': 1, '409 REFUND_PAID': 4 })
		expect(await walletOf(money.db, companyId, customerId)).toBe(paid.amount)
		await expect(ask(id)).rejects.toMatchObject({ code: 'REFUND_PAID' })
		expect(await audit()).toEqual([])
	})

	test('of a guest goes to no wallet', async () => {
		const { refund } = await cancelled()
		const path = `/guest-refunds/${refund.id}/wallet-credit` as const
		const answer = await send(money.url, byCaller(money.caller, path))
		expect(outcomeOf(answer)).toBe('409 REFUND_WITHOUT_WALLET')
		expect((await refunds())[0]?.paidOutAt).toBeNull()
	})

	test.each([
		['QRIS', 'PROVIDER', 0],
		['QRIS', 'WALLET', price],
		['VA_BCA', undefined, price],
	] as const)('of returned goods that were paid by %s goes to %s', async (method, to, inWallet) => {
		const paid = await paidOrder(method)
		const { customerId, returnNumber } = await returned(paid.number)
		const body = to === undefined ? {} : { REFUND_TO: to }
		const path = `/returns/${returnNumber}/refund` as const
		if (method === 'VA_BCA') {
			const asked = await send(money.url, byCaller(money.caller, path, { REFUND_TO: 'PROVIDER' }))
			expect(outcomeOf(asked)).toBe('409 REFUND_NOT_BY_PROVIDER')
		}
		await send(money.url, byCaller(money.caller, path, body))
		const listed = await refunds()
		expect(listed.map(({ amount, reason }) => [amount, reason])).toEqual(
			to === 'PROVIDER' ? [[price, 'RETURNED']] : [],
		)
		for (const { id } of listed) expect(await ask(id)).toMatchObject({ state: 'DONE' })
		expect(await walletOf(money.db, shop.companyId, customerId)).toBe(inWallet)
		expect(await audit()).toEqual([])
	})

	/** A delivered order of a member whose goods have come back. */
	async function returned(number: string) {
		const sari = await exampleCustomer(money.db, shop)
		await giveOrderTo(money.db, number, sari.customerId)
		for (const to of ['PROCESSING', 'SHIPPING', 'DELIVERED'] as const) await move(number, to)
		const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a7' } })
		const pictures = [new Uint8Array(await drawn.jpeg().toBuffer())]
		const wanted = { number, lines: [[0, 1] as [number, number]], key: formKeyText(), pictures }
		const answer = await fetch(`${money.url}/v1/return`, exampleReturn(sari.headers, wanted))
		const returnNumber = getReturn.answer.parse(await answer.json()).data.RETURN_NUMBER
		const step = (name: string, body = {}) =>
			send(money.url, byCaller(money.caller, `/returns/${returnNumber}/${name}`, body))
		await step('approval')
		await step('shipment', { RETURN_COURIER: 'JNE', RETURN_TRACKING_NUMBER: 'JNE0012345' })
		await step('receipt')
		return { customerId: sari.customerId, returnNumber }
	}

	test('is not promised by a provider that can’t make it', async () => {
		const { number } = await paidOrder('VA_BCA')
		const part = { amount: 20_000, reason: 'LATE', to: 'PROVIDER' } as const
		await expect(
			inTransaction(money.db, async (tx) =>
				refundOrderPart(tx, await lockOrder(tx, shop.companyId, number), part, 'Rani'),
			),
		).rejects.toMatchObject({ code: 'REFUND_NOT_BY_PROVIDER' })
	})

	test('that the provider refuses is made by transfer', async () => {
		const { refund, reference } = await cancelled()
		// Not settled yet: it can't be given back.
		await midtrans.surprise(reference, 'capture')
		expect(await ask(refund.id)).toMatchObject({ state: 'REFUSED' })
		await inTransaction(money.db, (tx) => payGuestRefund(tx, shop.companyId, refund.id, 'BCA 8'))
		expect(await audit()).toEqual([])
	})

	test('that came to the buyer is not asked for again', async () => {
		const { refund } = await cancelled()
		const { id: key } = await ask(refund.id)
		await money.db
			.update(providerRefund)
			.set({ nextTryAt: sql`now() - interval '1 second'` })
			.where(eq(providerRefund.id, key))
		await retryProviderRefunds(money.db, gatewayOf)
		const [row] = await money.db.select().from(providerRefund).where(eq(providerRefund.id, key))
		expect(row).toMatchObject({ state: 'DONE', nextTryAt: null })
	})

	test('of a method that the provider does not refund is made by transfer', async () => {
		const { refund } = await cancelled('VA_BCA')
		await expect(ask(refund.id)).rejects.toMatchObject({ code: 'REFUND_NOT_BY_PROVIDER' })
		await inTransaction(money.db, (tx) => payGuestRefund(tx, shop.companyId, refund.id, 'BCA 1'))
		expect(await audit()).toEqual([])
	})
})
