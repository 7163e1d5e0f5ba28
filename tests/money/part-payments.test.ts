import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { recordPayment } from '#contract/order-payment.ts'
import { FailureWire } from '#contract/envelope.ts'
import { sweepOnce } from '#website-api/modules/sales/orders/sweep/sweep-orders.command.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { guestRefund, payment } from '#website-api/modules/sales/payments/payment.table.ts'
import { storeRoleLimits } from '#website-api/modules/platform/role-limits/store-role-limits.command.ts'
import { WAIVER_LIMITS } from '#website-api/modules/sales/payments/shortfall/waiver-limit.queries.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { inTransaction } from '#website-api/db/database.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleOrder,
	type ExampleShop,
	exampleShop,
} from '#tests/support/example-shop.ts'
import { sizeOf } from '#tests/support/sizes.ts'
import { customersWith, giveOrderTo, makeDue, walletOf } from './support/customers.ts'
import { moneyTest } from './support/money-test.ts'
import { race, send } from './support/race.ts'
import { byCaller, checkout, orderIn } from './support/shop-calls.ts'

const money = moneyTest()
const price = 60_000
const rounds = sizeOf({ usual: 4, full: 60 })
let shop: ExampleShop | undefined

type Paid = { reference?: string } & Record<string, unknown>
function pays(number: string, AMOUNT: number, { reference, ...more }: Paid = {}) {
	const body = { PROVIDER: 'BCA', REFERENCE: reference ?? `${number} ${AMOUNT}`, AMOUNT, ...more }
	return byCaller(money.caller, `/orders/${number}/payments`, body)
}

async function placed() {
	shop ??= await exampleShop(money.db, [{ price, stock: 10_000 }])
	const [variantId = 0] = shop.variantIds
	const order = exampleOrder([[variantId, 1]], price + EXAMPLE_CARRIAGE)
	const { ORDER_NUMBER: number, TOTAL } = orderIn(await send(money.url, checkout(shop, order)))
	return { number, TOTAL, companyId: shop.companyId }
}

async function ofMember() {
	const one = await placed()
	const [customerId = ''] = await customersWith(money.db, one.companyId, 0, 1)
	await giveOrderTo(money.db, one.number, customerId)
	return { ...one, customerId }
}

async function rowOf(number: string) {
	const [row] = await money.db.select().from(orders).where(eq(orders.number, number))
	if (!row) throw new Error('No order')
	return row
}

const outcomesIn = (answers: { body: unknown }[]) =>
	answers.map(({ body }) => recordPayment.answer.parse(body).data.OUTCOME).toSorted()

async function owedFor({ companyId, id }: { companyId: number; id: string }) {
	const rows = await money.db
		.select({ amount: guestRefund.amount, reason: guestRefund.reason })
		.from(guestRefund)
		.where(and(eq(guestRefund.companyId, companyId), eq(guestRefund.orderId, id)))
	return rows.toSorted((a, b) => a.amount - b.amount)
}

test('two parts that arrive at once pay the order, whichever is first', async () => {
	for (let round = 0; round < rounds; round++) {
		const { number, TOTAL } = await placed()
		const answers = await race(money.url, [pays(number, 20_000), pays(number, TOTAL - 20_000)])
		expect(outcomesIn(answers)).toEqual(['PAID', 'PART'])
		const row = await rowOf(number)
		expect(row).toMatchObject({ status: 'PAYMENT_CONFIRMED', paid: TOTAL, refunded: 0 })
		expect(await owedFor(row)).toEqual([])
	}
})

test('the full amount twice at once pays the order, and one goes to the wallet', async () => {
	for (let round = 0; round < rounds; round++) {
		const { number, TOTAL, companyId, customerId } = await ofMember()
		const answers = await race(money.url, [
			pays(number, TOTAL, { reference: `${number} one` }),
			pays(number, TOTAL, { reference: `${number} two` }),
		])
		expect(outcomesIn(answers)).toEqual(['CREDITED', 'PAID'])
		expect(await rowOf(number)).toMatchObject({ paid: TOTAL, refunded: 0 })
		expect(await walletOf(money.db, companyId, customerId)).toBe(TOTAL)
	}
})

test('a part races expiry: it counts for the order, or it goes back', async () => {
	for (let round = 0; round < rounds; round++) {
		const { number, companyId } = await placed()
		await makeDue(money.db, companyId, number)
		const [answer] = await Promise.all([send(money.url, pays(number, 20_000)), sweepOnce(money.db)])
		const row = await rowOf(number)
		if (outcomesIn([answer])[0] === 'PART') {
			expect(row).toMatchObject({ status: 'PENDING', paid: 20_000, refunded: 0 })
			expect(row.dueAt?.getTime()).toBeGreaterThan(Date.now())
			await makeDue(money.db, companyId, number)
			await sweepOnce(money.db)
			const after = await rowOf(number)
			expect(after).toMatchObject({ status: 'EXPIRED', paid: 20_000, refunded: 20_000 })
			expect(await owedFor(after)).toEqual([{ amount: 20_000, reason: 'CANCELLED' }])
		} else {
			expect(row).toMatchObject({ status: 'EXPIRED', paid: 0 })
			expect(await owedFor(row)).toEqual([{ amount: 20_000, reason: 'LATE' }])
		}
	}
})

test('a part races cancellation: all of it goes back', async () => {
	for (let round = 0; round < rounds; round++) {
		const { number, companyId, customerId } = await ofMember()
		const cancellation = byCaller(money.caller, `/orders/${number}/cancellation`, {
			REASON: 'NOT_PAID',
		})
		await race(money.url, [pays(number, 20_000), cancellation])
		const row = await rowOf(number)
		expect(row.status).toBe('CANCEL')
		expect(row.paid).toBe(row.refunded)
		expect(await walletOf(money.db, companyId, customerId)).toBe(20_000)
	}
})

test('a part gives time for the rest once, so that small parts do not hold stock for ever', async () => {
	const { number, companyId } = await placed()
	await send(money.url, pays(number, 1_000))
	await makeDue(money.db, companyId, number)
	await send(money.url, pays(number, 1_001))
	expect((await rowOf(number)).dueAt?.getTime()).toBeLessThan(Date.now())
})

test('a short payment is accepted up to the limit of the role, with a reason', async () => {
	const { number, TOTAL, companyId } = await placed()
	const key = newOperatorKey()
	await storeOperatorKey(money.db, key, { label: 'Kasir', role: 'finance', companyId })
	const cashier = { authorization: `Bearer ${key}` }
	const codeOf = (body: unknown) => FailureWire.parse(body).code
	const accepts = (headers: Record<string, string>) =>
		byCaller(headers, `/orders/${number}/shortfall`, { REASON: 'Kode unik tidak ditransfer' })

	expect(codeOf((await send(money.url, accepts(cashier))).body)).toBe('NOTHING_RECEIVED')
	await send(money.url, pays(number, TOTAL - 1_001))
	expect(codeOf((await send(money.url, accepts(cashier))).body)).toBe('SHORTFALL_TOO_LARGE')
	await inTransaction(money.db, (tx) =>
		storeRoleLimits(tx, companyId, WAIVER_LIMITS, [{ role: 'finance', most: 1_001 }]),
	)
	const answers = await race(money.url, [accepts(cashier), accepts(cashier)])
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
	const row = await rowOf(number)
	expect(row).toMatchObject({
		status: 'PAYMENT_CONFIRMED',
		paid: TOTAL - 1_001,
		waived: 1_001,
		refunded: 0,
	})
	// What was never paid is not paid back.
	await send(
		money.url,
		byCaller(money.caller, `/orders/${number}/cancellation`, { REASON: 'OTHER' }),
	)
	expect(await owedFor(row)).toEqual([{ amount: TOTAL - 1_001, reason: 'CANCELLED' }])
})

test('whoever does not know of a second payment books none', async () => {
	const { number, TOTAL } = await placed()
	await send(money.url, pays(number, TOTAL))
	const again = await send(
		money.url,
		pays(number, TOTAL, { reference: 'by another person', ONLY_DUE: true }),
	)
	expect(FailureWire.parse(again.body).code).toBe('ALREADY_PAID')
	const stored = await money.db
		.select()
		.from(payment)
		.where(eq(payment.orderId, (await rowOf(number)).id))
	expect(stored).toHaveLength(1)
})
