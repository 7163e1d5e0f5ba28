import { and, eq, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { EXAMPLE_CARRIAGE } from '#tests/support/example-shop.ts'
import { exampleVoucher, grantCoins } from '#tests/support/example-voucher.ts'
import { topUp } from '#tests/support/top-up.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { freeUnits } from '#website-api/modules/catalog/stock/stock.command.ts'
import { balanceOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { waitingWork } from '#website-api/modules/operations/dashboard/dashboard.queries.ts'
import { voucherUse } from '#website-api/modules/programmes/vouchers/voucher.table.ts'
import { sweepOnce } from '#website-api/modules/sales/orders/sweep/sweep-orders.command.ts'
import { customersWith, giveOrderTo, makeDue, walletOf } from './support/customers.ts'
import { moneyTest } from './support/money-test.ts'
import { paymentBench, type PaymentBench } from './support/payment-bench.ts'

const money = moneyTest()
const price = 90_000
let bench: PaymentBench
beforeEach(async () => {
	bench = await paymentBench(money, { price, stock: 1 })
})

async function expire(number: string) {
	await makeDue(money.db, bench.shop.companyId, number)
	await sweepOnce(money.db)
}

/** What the providers sent arrives, and is worked on. */
async function deliver() {
	for (const request of bench.sent.splice(0)) {
		const isXendit = request.headers.has('x-callback-token')
		await bench.arrive(request, isXendit ? 'XENDIT' : 'MIDTRANS')
	}
	await bench.work()
}

describe('what a provider says that is no payment', () => {
	async function toCheck() {
		const list = await waitingWork(money.db, bench.shop.companyId, () => true)
		return list.find(({ queue }) => queue === 'PAYMENTS_TO_CHECK')?.count
	}

	test.each<[string, (reference: string) => Promise<unknown>]>([
		['a card under suspicion', (reference) => bench.midtrans.capture(reference, 'challenge')],
		['another currency', (reference) => bench.midtrans.surprise(reference, 'settlement', 'USD')],
		['a word that nobody knows', (reference) => bench.midtrans.surprise(reference, 'teleported')],
		['cents', (reference) => bench.midtrans.pay(reference, 107_000.5)],
	])('(%s) books nothing and waits for staff, until it is a payment', async (_what, say) => {
		const number = await bench.order()
		const { reference, amount } = await bench.open(number)
		await say(reference)
		await deliver()
		expect(await bench.paymentsOf(number)).toEqual([])
		expect(await bench.statusOf(number)).toBe('PENDING')
		expect((await bench.attempts())[0]).toMatchObject({ state: 'UNCLEAR' })
		expect(await toCheck()).toBe(1)
		await bench.midtrans.surprise(reference, 'settlement')
		await bench.midtrans.pay(reference, amount)
		await bench.askAll()
		expect(await bench.paymentsOf(number)).toEqual([{ amount, outcome: 'PAID' }])
		expect(await toCheck()).toBe(0)
	})
})

describe('a payment that its order does not need', () => {
	test('since another attempt paid it is in the wallet of a member', async () => {
		const number = await bench.order()
		const [customerId = ''] = await customersWith(money.db, bench.shop.companyId, 0, 1)
		await giveOrderTo(money.db, number, customerId)
		const first = await bench.open(number)
		const second = await bench.open(number, 'QRIS', 'XENDIT')
		await bench.xendit.pay(second.reference)
		await bench.midtrans.pay(first.reference)
		await deliver()
		const outcomes = (await bench.paymentsOf(number)).map(({ outcome }) => outcome)
		expect(outcomes.toSorted()).toEqual(['CREDITED', 'PAID'])
		expect(await walletOf(money.db, bench.shop.companyId, customerId)).toBe(first.amount)
	})

	test.each([
		['is sold to somebody else', true],
		['is free', false],
	])(
		'since it has expired and its unit %s is given back, and sells nothing',
		async (_what, isSold) => {
			const { companyId, variantIds } = bench.shop
			const number = await bench.order()
			const { reference, amount } = await bench.open(number)
			await expire(number)
			const other = isSold ? await bench.order() : undefined
			await bench.midtrans.pay(reference)
			await deliver()
			expect(await bench.paymentsOf(number)).toEqual([{ amount, outcome: 'MARKED' }])
			expect(await bench.statusOf(number)).toBe('EXPIRED')
			const free = await freeUnits(money.db, companyId, variantIds)
			expect([...free.values()]).toEqual([isSold ? 0 : 1])
			if (other !== undefined) expect(await bench.statusOf(other)).toBe('PENDING')
		},
	)
})

test('an order that ends with its attempt gives voucher, coins and wallet back once, and a late payment beside them', async () => {
	const { companyId } = bench.shop
	await exampleVoucher(money.db, companyId, { code: 'KEMBALI' })
	const { customerId, headers } = await exampleCustomer(money.db, bench.shop)
	await grantCoins(money.db, companyId, customerId, 5_000)
	await inTransaction(money.db, (tx) => topUp(tx, companyId, [customerId], 10_000))
	const balances = async () => [
		await balanceOf(money.db, companyId, customerId, 'coins'),
		await balanceOf(money.db, companyId, customerId, 'wallet'),
	]
	const total = price + EXAMPLE_CARRIAGE - 20_000 - 5_000
	const parts = { PRODUCT_COUPON_CODE: 'KEMBALI', COINS: 5_000, WALLET_AMOUNT: 10_000 }
	const number = await bench.order({ ...parts, EXPECTED_TOTAL: total }, headers)
	expect(await balances()).toEqual([0, 0])
	const { reference, amount } = await bench.open(number)

	await makeDue(money.db, companyId, number)
	await bench.midtrans.expire(reference)
	await Promise.all([sweepOnce(money.db), sweepOnce(money.db), deliver()])
	await bench.askAll()
	expect(await balances()).toEqual([5_000, 10_000])
	const inUse = and(eq(voucherUse.companyId, companyId), isNull(voucherUse.undoneAt))
	expect(await money.db.select().from(voucherUse).where(inUse)).toEqual([])

	await bench.midtrans.pay(reference)
	await deliver()
	expect(await balances()).toEqual([5_000, 10_000 + amount])
})
