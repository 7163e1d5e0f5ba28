import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { decideReview } from '#website-api/modules/programmes/affiliates/commission-review.command.ts'
import { commissionReview } from '#website-api/modules/programmes/affiliates/commission-review.table.ts'
import { commission } from '#website-api/modules/programmes/affiliates/commission.table.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { balanceOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { applyReturnedUnits } from '#website-api/modules/sales/orders/transition/order-effects.command.ts'
import { orders, type OrderStatus } from '#website-api/modules/sales/orders/order.table.ts'
import {
	lockOrder,
	moveOrder,
} from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { receivePayment } from '#website-api/modules/sales/payments/receive-payment.command.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleSale, orderById } from '#tests/support/example-sale.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { moneyTest } from './support/money-test.ts'

const money = moneyTest(20)
const statusPath = [
	'PAYMENT_CONFIRMED',
	'PROCESSING',
	'SHIPPING',
	'DELIVERED',
	'COMPLETED',
] as const

async function setting() {
	const shop = await exampleShop(money.db, [{ price: 99_990, stock: 500 }])
	const { customerId } = await exampleCustomer(money.db, shop)
	await money.db
		.update(customer)
		.set({ affiliateCode: `KODE${shop.companyId}` })
		.where(eq(customer.id, customerId))
	const { customerId: buyer } = await exampleCustomer(money.db, shop)
	return { shop, affiliate: customerId, buyer }
}
type Setting = Awaited<ReturnType<typeof setting>>

async function byLink({ shop, buyer }: Setting, quantity = 3) {
	const sale = {
		customerId: buyer,
		lines: [[0, quantity] as [number, number]],
		upTo: 'PENDING' as const,
	}
	const order = await exampleSale(money.db, shop, sale)
	await money.db
		.update(orders)
		.set({
			affiliateCode: `KODE${shop.companyId}`,
			customerPhone: '+6287700000001',
			customerEmail: 'lain@contoh.id',
		})
		.where(eq(orders.id, order.id))
	return order.id
}

async function move(shop: ExampleShop, id: string, to: OrderStatus) {
	const { number, total } = await orderById(money.db, id)
	await inTransaction(money.db, async (tx) => {
		if (to === 'PAYMENT_CONFIRMED') {
			const notice = { provider: 'BCA', reference: number, amount: total }
			return receivePayment(tx, shop.companyId, number, notice, 'staff')
		}
		const tracking = to === 'SHIPPING' ? { trackingNumber: 'JP1234567890' } : {}
		const order = await lockOrder(tx, shop.companyId, number)
		return moveOrder(tx, order, { to, actor: 'staff', ...tracking })
	})
}

async function upTo(shop: ExampleShop, id: string, last: (typeof statusPath)[number]) {
	for (const to of statusPath.slice(0, statusPath.indexOf(last) + 1)) await move(shop, id, to)
}

/** Registers a returned unit, like a refunded return. */
async function back(shop: ExampleShop, id: string, quantity: number, dedupeKey: string) {
	const { number } = await orderById(money.db, id)
	await inTransaction(money.db, async (tx) => {
		const order = await lockOrder(tx, shop.companyId, number)
		await applyReturnedUnits(tx, { order, units: [{ position: 0, quantity }], dedupeKey })
	})
}

async function standing({ shop, affiliate }: Setting) {
	const amountIn = (kind: 'affiliate_pending' | 'affiliate_available') =>
		balanceOf(money.db, shop.companyId, affiliate, kind)
	const rows = await money.db
		.select()
		.from(commission)
		.where(eq(commission.companyId, shop.companyId))
	const sum = (of: (row: (typeof rows)[number]) => number) =>
		rows.reduce((total, row) => total + of(row), 0)
	return {
		pending: await amountIn('affiliate_pending'),
		available: await amountIn('affiliate_available'),
		reversed: sum((row) => row.reversed),
		earned: sum((row) => row.earned),
	}
}

test.each([
	['completed', [], 'COMPLETED', { pending: 0, available: 14_998, reversed: 0 }],
	['one unit back', [1], 'COMPLETED', { pending: 0, available: 9_999, reversed: 4_999 }],
	[
		'two units back, one by one',
		[1, 1],
		'COMPLETED',
		{ pending: 0, available: 5_000, reversed: 9_998 },
	],
	['all back at once', [3], 'COMPLETED', { pending: 0, available: 0, reversed: 14_998 }],
	['all back, one by one', [1, 1, 1], 'COMPLETED', { pending: 0, available: 0, reversed: 14_998 }],
	[
		'delivered, one back, not done',
		[1],
		'DELIVERED',
		{ pending: 9_999, available: 0, reversed: 4_999 },
	],
] as const)(
	'%s: pending, available and reversed add up to the earned amount',
	async (_, units, end, expected) => {
		const fixture = await setting()
		const id = await byLink(fixture)
		await upTo(fixture.shop, id, 'DELIVERED')
		for (const [at, quantity] of units.entries())
			await back(fixture.shop, id, quantity, `back:${id}:${at}`)
		if (end === 'COMPLETED') await move(fixture.shop, id, 'COMPLETED')
		const found = await standing(fixture)
		expect(found).toEqual({ ...expected, earned: 14_998 })
		expect(found.pending + found.available + found.reversed).toBe(found.earned)
	},
)

test.each(['PAYMENT_CONFIRMED', 'PROCESSING'] as const)(
	'cancelled when %s: everything is reversed',
	async (last) => {
		const fixture = await setting()
		const id = await byLink(fixture)
		await upTo(fixture.shop, id, last)
		await move(fixture.shop, id, 'CANCEL')
		expect(await standing(fixture)).toEqual({
			pending: 0,
			available: 0,
			reversed: 14_998,
			earned: 14_998,
		})
	},
)

test('concurrent release, rejection and completion of a held commission: one decision, paid once or not at all', async () => {
	const fixture = await setting()
	const { shop } = fixture
	const id = await byLink(fixture)
	await upTo(shop, id, 'DELIVERED')
	await money.db
		.insert(commissionReview)
		.values({ companyId: shop.companyId, orderId: id, reason: 'SIMILAR_ADDRESS' })
	const { number } = await orderById(money.db, id)
	const decide = (decision: 'RELEASED' | 'REFUSED') =>
		inTransaction(money.db, async (tx) =>
			decideReview(tx, await lockOrder(tx, shop.companyId, number), decision),
		)
	const outcomes = await Promise.all([
		...[decide('RELEASED'), decide('REFUSED'), decide('RELEASED'), decide('REFUSED')].map(refused),
		refused(move(shop, id, 'COMPLETED')),
	])
	expect(outcomes.slice(0, 4).filter((each) => each === 'done')).toHaveLength(1)
	const { pending, available, reversed, earned } = await standing(fixture)
	expect([pending, available + reversed]).toEqual([0, earned])
	expect([0, earned]).toContain(available)
})

/** Four at a time: more would wait for connections, and fail on a busy machine. */
async function fourAtATime<One, Outcome>(all: One[], work: (one: One) => Promise<Outcome>) {
	const outcomes: Outcome[] = []
	for (let at = 0; at < all.length; at += 4) {
		outcomes.push(...(await Promise.all(all.slice(at, at + 4).map(work))))
	}
	return outcomes
}

test('concurrent cancellation, shipment and completion of twenty orders: each pays once or not at all', async () => {
	const fixture = await setting()
	const ids: string[] = []
	for (let order = 0; order < 20; order++) {
		// Sequentially, since open unpaid orders are limited.
		const id = await byLink(fixture, 1)
		await upTo(fixture.shop, id, 'PROCESSING')
		ids.push(id)
	}
	const outcomes = await fourAtATime(ids, (id) =>
		Promise.all([
			refused(move(fixture.shop, id, 'CANCEL')),
			refused(move(fixture.shop, id, 'SHIPPING')),
			refused(move(fixture.shop, id, 'CANCEL')),
		]),
	)
	expect(outcomes.flat().filter((each) => each === 'done')).toHaveLength(20)
	const shipped = (await Promise.all(ids.map((id) => orderById(money.db, id)))).filter(
		({ status }) => status === 'SHIPPING',
	)
	await fourAtATime(shipped, async ({ id }) => {
		await move(fixture.shop, id, 'DELIVERED')
		await Promise.all(Array.from({ length: 5 }, () => refused(move(fixture.shop, id, 'COMPLETED'))))
	})
	const one = 4_999
	expect(await standing(fixture)).toEqual({
		pending: 0,
		available: shipped.length * one,
		reversed: (20 - shipped.length) * one,
		earned: 20 * one,
	})
})

async function refused(work: Promise<unknown>): Promise<string> {
	try {
		await work
		return 'done'
	} catch (error) {
		if (error instanceof Problem) return error.code
		throw error
	}
}
