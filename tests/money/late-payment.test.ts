import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { recordPayment } from '#contract/order-payment.ts'
import { transfer } from '#website-api/modules/money/ledger/ledger.table.ts'
import { deleteCustomer } from '#website-api/modules/operations/customer-data/delete-customer.command.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { sweepOnce } from '#website-api/modules/sales/orders/sweep/sweep-orders.command.ts'
import { guestRefund } from '#website-api/modules/sales/payments/payment.table.ts'
import { freeUnits } from '#website-api/modules/catalog/stock/stock.command.ts'
import { EXAMPLE_CARRIAGE, exampleOrder, exampleShop } from '#tests/support/example-shop.ts'
import { customersWith, giveOrderTo, makeDue, walletOf } from './support/customers.ts'
import { sizeOf } from '#tests/support/sizes.ts'
import { moneyTest } from './support/money-test.ts'
import { race, send } from './support/race.ts'
import { byCaller, checkout, orderIn, outcomesOf } from './support/shop-calls.ts'

const money = moneyTest()
const price = 60_000
const rounds = sizeOf({ usual: 16, full: 200 })

function payment(number: string, amount: number, reference = `in ${number}`) {
	const body = { PROVIDER: 'BCA', REFERENCE: reference, AMOUNT: amount }
	return byCaller(money.caller, `/orders/${number}/payments`, body)
}

async function outcomeOf(request: ReturnType<typeof payment>) {
	const { body } = await send(money.url, request)
	return recordPayment.answer.parse(body).data.OUTCOME
}

test(`payment races expiry ${rounds} times: paid, or expired and refunded`, async () => {
	const shop = await exampleShop(money.db, [{ price, stock: 1_000 }])
	const { companyId } = shop
	const [variantId = 0] = shop.variantIds
	const customers = await customersWith(money.db, companyId, 0, 100)
	const seen = { PAID: 0, PART: 0, CREDITED: 0, MARKED: 0 }

	const round = async (at: number) => {
		const order = exampleOrder([[variantId, 1]], price + EXAMPLE_CARRIAGE)
		const { ORDER_NUMBER: number, TOTAL } = orderIn(await send(money.url, checkout(shop, order)))
		const customerId = at % 2 === 0 ? customers[at / 2] : undefined
		if (customerId) await giveOrderTo(money.db, number, customerId)
		await makeDue(money.db, companyId, number)
		const [answer] = await Promise.all([
			send(money.url, payment(number, TOTAL)),
			sweepOnce(money.db),
		])
		const { OUTCOME } = recordPayment.answer.parse(answer.body).data
		seen[OUTCOME]++
		const [row] = await money.db.select().from(orders).where(eq(orders.number, number))
		const refunds = await money.db
			.select({ amount: guestRefund.amount, reason: guestRefund.reason })
			.from(guestRefund)
			.where(and(eq(guestRefund.companyId, companyId), eq(guestRefund.orderId, row?.id ?? '')))
		const wallet = customerId ? await walletOf(money.db, companyId, customerId) : 0
		if (OUTCOME === 'PAID') {
			expect(row).toMatchObject({ status: 'PAYMENT_CONFIRMED', paid: TOTAL, refunded: 0 })
			expect([wallet, refunds]).toEqual([0, []])
		} else {
			expect(row).toMatchObject({ status: 'EXPIRED', paid: 0, refunded: 0 })
			expect(wallet).toBe(customerId ? TOTAL : 0)
			expect(refunds).toEqual(customerId ? [] : [{ amount: TOTAL, reason: 'LATE' }])
		}
	}
	for (let at = 0; at < rounds; at += 8) {
		await Promise.all(Array.from({ length: 8 }, (_, one) => round(at + one)))
	}
	expect(seen.PAID + seen.CREDITED + seen.MARKED).toBe(rounds)
	expect(await freeUnits(money.db, companyId, [variantId])).toEqual(
		new Map([[variantId, 1_000 - seen.PAID]]),
	)
})

test.each(['open', 'expired'])(
	'one payment notice delivered ten times for an %s order is one transfer',
	async (state) => {
		const shop = await exampleShop(money.db, [{ price, stock: 10 }])
		const [variantId = 0] = shop.variantIds
		const order = exampleOrder([[variantId, 1]], price + EXAMPLE_CARRIAGE)
		const { ORDER_NUMBER: number, TOTAL } = orderIn(await send(money.url, checkout(shop, order)))
		if (state === 'expired') {
			await makeDue(money.db, shop.companyId, number)
			await sweepOnce(money.db)
		}
		const answers = await race(
			money.url,
			Array.from({ length: 10 }, () => payment(number, TOTAL)),
		)
		expect(outcomesOf(answers)).toEqual({ '200': 10 })
		const results = answers.map((answer) => recordPayment.answer.parse(answer.body).data)
		expect(results.filter((one) => !one.IS_REPEAT)).toHaveLength(1)
		expect(new Set(results.map((one) => one.OUTCOME))).toEqual(
			new Set([state === 'open' ? 'PAID' : 'MARKED']),
		)
		const moved = await money.db
			.select()
			.from(transfer)
			.where(eq(transfer.companyId, shop.companyId))
		expect(moved).toHaveLength(1)
	},
)

test('a payment after the account was deleted is listed as a refund, not credited to its wallet', async () => {
	const shop = await exampleShop(money.db, [{ price, stock: 10 }])
	const { companyId } = shop
	const [variantId = 0] = shop.variantIds
	const [customerId = ''] = await customersWith(money.db, companyId, 0, 1)
	const order = exampleOrder([[variantId, 1]], price + EXAMPLE_CARRIAGE)
	const { ORDER_NUMBER: number, TOTAL } = orderIn(await send(money.url, checkout(shop, order)))
	await giveOrderTo(money.db, number, customerId)
	await makeDue(money.db, companyId, number)
	await sweepOnce(money.db)
	await deleteCustomer(money.db, { companyId, customerId })
	const answer = await send(money.url, payment(number, TOTAL))
	expect(recordPayment.answer.parse(answer.body).data.OUTCOME).toBe('MARKED')
	expect(await walletOf(money.db, companyId, customerId)).toBe(0)
	const refunds = await money.db
		.select({ amount: guestRefund.amount, reason: guestRefund.reason })
		.from(guestRefund)
		.where(eq(guestRefund.companyId, companyId))
	expect(refunds).toEqual([{ amount: TOTAL, reason: 'LATE' }])
})

test('one reference cannot pay two orders, even concurrently', async () => {
	const shop = await exampleShop(money.db, [{ price, stock: 10 }])
	const [variantId = 0] = shop.variantIds
	const numbers: string[] = []
	for (let at = 0; at < 5; at++) {
		const order = exampleOrder([[variantId, 1]], price + EXAMPLE_CARRIAGE)
		numbers.push(orderIn(await send(money.url, checkout(shop, order))).ORDER_NUMBER)
	}
	const answers = await race(
		money.url,
		numbers.map((number) => payment(number, 90_000, 'one and the same')),
	)
	expect(outcomesOf(answers)).toEqual({ '200': 1, '409 REFERENCE_USED': 4 })
})

test('a payment below the total is a part, and what an order does not need goes to the wallet', async () => {
	const shop = await exampleShop(money.db, [{ price, stock: 10 }])
	const [variantId = 0] = shop.variantIds
	const order = exampleOrder([[variantId, 1]], price + EXAMPLE_CARRIAGE)
	const { ORDER_NUMBER: number, TOTAL } = orderIn(await send(money.url, checkout(shop, order)))
	const [customerId = ''] = await customersWith(money.db, shop.companyId, 0, 1)
	await giveOrderTo(money.db, number, customerId)
	expect(await outcomeOf(payment(number, TOTAL - 1, 'first part'))).toBe('PART')
	expect(await outcomeOf(payment(number, 5_001, 'more than the rest'))).toBe('PAID')
	expect(await walletOf(money.db, shop.companyId, customerId)).toBe(5_000)
	expect(await outcomeOf(payment(number, TOTAL, 'again'))).toBe('CREDITED')
	expect(await walletOf(money.db, shop.companyId, customerId)).toBe(TOTAL + 5_000)
})
