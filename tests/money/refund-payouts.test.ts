import { and, eq, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { EXAMPLE_CARRIAGE, exampleOrder, exampleShop } from '#tests/support/example-shop.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { payGuestRefund } from '#website-api/modules/sales/payments/pay-guest-refund.command.ts'
import { guestRefund } from '#website-api/modules/sales/payments/payment.table.ts'
import { receivePayment } from '#website-api/modules/sales/payments/receive-payment.command.ts'
import {
	cancelBatch,
	insertBatch,
	payBatch,
} from '#website-api/modules/sales/payouts/payout-batch.command.ts'
import { requestGuestPayout } from '#website-api/modules/sales/payouts/request-payout.command.ts'
import { moneyTest } from './support/money-test.ts'
import { bayu, payoutBench, payoutFee, rani, withdrawn } from './support/payout-bench.ts'
import { send } from './support/race.ts'
import { checkout, orderIn } from './support/shop-calls.ts'

const money = moneyTest()
let companyId = 0
let bench: ReturnType<typeof payoutBench>

beforeEach(async () => {
	companyId = (await exampleShop(money.db, [])).companyId
	bench = payoutBench(
		() => money.db,
		() => companyId,
	)
	await bench.addAccounts()
})

describe('a guest’s refund', () => {
	async function refundOf() {
		const shop = await exampleShop(money.db, [{ price: 90_000, stock: 10 }])
		companyId = shop.companyId
		await bench.addAccounts()
		const total = 90_000 + EXAMPLE_CARRIAGE
		const placed = await send(
			money.url,
			checkout(shop, exampleOrder([[shop.variantIds[0]!, 1]], total)),
		)
		const number = orderIn(placed).ORDER_NUMBER
		const due = { provider: 'BCA', amount: total }
		for (const reference of ['first', 'second']) {
			await inTransaction(money.db, (tx) =>
				receivePayment(tx, companyId, number, { ...due, reference }, 'staff'),
			)
		}
		const [refund] = await openRefunds()
		if (!refund) throw new Error('No refund.')
		return refund
	}
	const openRefunds = () =>
		money.db
			.select()
			.from(guestRefund)
			.where(and(eq(guestRefund.companyId, companyId), isNull(guestRefund.paidOutAt)))
	const bank = { code: 'BNI', number: '0987654321', holder: 'Sari Dewi' }

	async function sentRefund() {
		const refund = await refundOf()
		const wanted = { companyId, id: refund.id, provider: 'XENDIT' as const, by: rani }
		const { id } = await inTransaction(money.db, (tx) => requestGuestPayout(tx, wanted, bank))
		await bench.approve(id)
		return { refund, payoutId: id }
	}

	test('is paid to the account that staff wrote, once', async () => {
		const { refund, payoutId } = await sentRefund()
		expect(bench.xendit.payouts.list()).toMatchObject([{ bank: 'ID_BNI', number: bank.number }])
		const byHand = inTransaction(money.db, (tx) =>
			payGuestRefund(tx, companyId, refund.id, 'BCA 1'),
		)
		await expect(byHand).rejects.toMatchObject({ code: 'PAYOUT_RUNNING' })
		await bench.xendit.payouts.complete(payoutId)
		await bench.work()
		expect(await openRefunds()).toEqual([])
		expect(await bench.balance('xendit')).toBe(refund.amount + payoutFee)
		expect(await bench.balance('guest_refund')).toBe(0)
	})

	test('that fails stays on the list', async () => {
		const { refund, payoutId } = await sentRefund()
		await bench.xendit.payouts.fail(payoutId)
		await bench.work()
		expect(await openRefunds()).toMatchObject([{ id: refund.id }])
		await inTransaction(money.db, (tx) => payGuestRefund(tx, companyId, refund.id, 'BCA 2'))
	})

	test('that the bank sends back is on the list again, once', async () => {
		const { refund, payoutId } = await sentRefund()
		await bench.xendit.payouts.complete(payoutId)
		await bench.work()
		await bench.xendit.payouts.reverse(payoutId)
		await bench.work()
		await bench.work()
		const { amount, reason } = refund
		expect(await openRefunds()).toMatchObject([{ amount, reason }])
		expect(await bench.balance('xendit')).toBe(payoutFee)
		expect(await bench.balance('guest_refund')).toBe(amount)
	})
})

describe('a file for the bank', () => {
	test('pays its withdrawals once, when staff say so', async () => {
		const made = [await bench.withdraw(), await bench.withdraw()]
		const ids = made.map(({ id }) => id)
		const batchId = await inTransaction(money.db, (tx) => insertBatch(tx, companyId, ids, rani))
		const again = inTransaction(money.db, (tx) => insertBatch(tx, companyId, ids, bayu))
		await expect(again).rejects.toMatchObject({ code: 'PAYOUT_RUNNING' })
		await expect(bench.request('XENDIT', ids[0]!)).rejects.toMatchObject({ code: 'PAYOUT_RUNNING' })
		const batch = { companyId, batchId }
		await inTransaction(money.db, (tx) => payBatch(tx, batch, 'MCM 1', bayu))
		const twice = inTransaction(money.db, (tx) => payBatch(tx, batch, 'MCM 1', bayu))
		await expect(twice).rejects.toMatchObject({ code: 'PAYOUT_STATE' })
		expect(await Promise.all(ids.map((id) => bench.statusOf(id)))).toEqual(['PAID', 'PAID'])
		expect(await bench.balance('bank_out')).toBe(2 * withdrawn)
	})

	test('that is not used leaves its withdrawals for another way', async () => {
		const { id } = await bench.withdraw()
		const batchId = await inTransaction(money.db, (tx) => insertBatch(tx, companyId, [id], rani))
		await inTransaction(money.db, (tx) => cancelBatch(tx, { companyId, batchId }))
		expect((await bench.request('XENDIT', id)).state).toBe('REQUESTED')
	})

	test('has what several people put into it at the same time in one file', async () => {
		const { id } = await bench.withdraw()
		const tries = await Promise.allSettled(
			[rani, bayu, rani].map((by) =>
				inTransaction(money.db, (tx) => insertBatch(tx, companyId, [id], by)),
			),
		)
		expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
	})
})
