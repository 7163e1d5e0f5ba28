import { and, eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { OrderRequestWire } from '#contract/order.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { sweepOnce } from '#website-api/modules/sales/orders/sweep/sweep-orders.command.ts'
import { countStock, freeUnits } from '#website-api/modules/catalog/stock/stock.command.ts'
import { EXAMPLE_CARRIAGE, exampleOrder, formKeyText } from '#tests/support/example-shop.ts'
import { giveOrderTo } from '../support/customers.ts'
import { byOperator, checkout, orderIn, outcomeOf } from '../support/shop-calls.ts'
import type { ModelOrder } from './model.ts'
import type { Fault, World } from './world.ts'

type Placed = { order: OrderRequestWire; key: string; number: string }

/** One thing that may happen in the shop: done to the API, done to the model, compared. */
export type Step = (world: World, fault: Fault) => Promise<void>

export function pick<T>(world: World, from: readonly T[]): T | undefined {
	return from[Math.floor(world.random() * from.length)]
}

/** Steps of shoppers; they remember the forms they have sent. */
export function shopperSteps() {
	const sent: Placed[] = []

	const place: Step = async (world, fault) => {
		const { model, shop, price } = world
		const lines = Array.from({ length: 1 + Math.floor(world.random() * 4) }, () => {
			const id = pick(world, shop.variantIds) ?? 0
			return [id, 1 + Math.floor(world.random() * 3)] satisfies [number, number]
		})
		const units = new Map<number, number>()
		for (const [id, quantity] of lines) units.set(id, (units.get(id) ?? 0) + quantity)
		const count = [...units.values()].reduce((sum, quantity) => sum + quantity, 0)
		const order = exampleOrder(lines, count * price + EXAMPLE_CARRIAGE)
		const key = formKeyText()
		const answers = await world.call(checkout(shop, order, key), fault)
		if (!model.fits(units)) {
			for (const answer of answers) expect(outcomeOf(answer)).toBe('409 OUT_OF_STOCK')
			return
		}
		const placed = answers.map(orderIn)
		const [first] = placed
		if (!first) throw new Error('No answer')
		expect(new Set(placed.map((one) => one.ORDER_NUMBER)).size).toBe(1)
		const customerId = world.random() < 0.6 ? pick(world, world.customers) : undefined
		if (customerId) await giveOrderTo(world.db, first.ORDER_NUMBER, customerId)
		sent.push({ order, key, number: first.ORDER_NUMBER })
		model.place({
			number: first.ORDER_NUMBER,
			customerId,
			units,
			status: 'PENDING',
			total: first.TOTAL,
			shipping: first.SHIPPING_PRICE,
			goods: first.SUB_TOTAL,
			...{ walletPaid: 0, coins: 0, vouchers: [] },
			payments: new Map(),
		})
	}

	/** An old form again: the same answer, and nothing happens. */
	const repeat: Step = async (world, fault) => {
		const old = pick(world, sent)
		if (!old) return
		for (const answer of await world.call(checkout(world.shop, old.order, old.key), fault)) {
			expect(answer.status).toBe(200)
			expect(orderIn(answer).ORDER_NUMBER).toBe(old.number)
		}
	}

	/** An old key with other content, or an old cart with another key. */
	const tamper: Step = async (world, fault) => {
		const old = pick(world, sent)
		if (!old) return
		const other = world.random() < 0.5
		const request = other
			? checkout(world.shop, { ...old.order, NOTE: 'other' }, old.key)
			: checkout(world.shop, old.order)
		for (const answer of await world.call(request, fault)) {
			expect(outcomeOf(answer)).toBe(other ? '422 KEY_REUSED' : '409 CART_ALREADY_ORDERED')
		}
	}

	return { place, repeat, tamper }
}

/** A payment is told by the bank, early, late, again, or of the wrong amount. */
export const pay: Step = async (world, fault) => {
	const order = someOrder(world)
	if (!order) return
	const again = world.random() < 0.3 ? pick(world, [...order.payments.keys()]) : undefined
	const reference = again ?? `${order.number} ${world.model.orders.length} ${order.payments.size}`
	const extra = pick(world, [0, 0, 0, 0, -1, 1_000]) ?? 0
	const amount = Math.max(1, world.model.due(order) + extra)
	const body = { PROVIDER: 'BCA', REFERENCE: reference, AMOUNT: amount }
	const request = byOperator(world.operator, `/orders/${order.number}/payments`, body)
	const answers = await world.call(request, fault)
	const expected = world.model.pay(order, reference, amount)
	for (const answer of answers) expect(outcomeOf(answer)).toBe(expected)
}

const moves = {
	processing: 'PROCESSING',
	shipment: 'SHIPPING',
	delivery: 'DELIVERED',
	completion: 'COMPLETED',
	cancellation: 'CANCEL',
} as const

/** Staff press a button, possible or not. */
export const button: Step = async (world, fault) => {
	const order = someOrder(world)
	const step = pick(world, [
		'processing',
		'shipment',
		'delivery',
		'completion',
		'cancellation',
	] as const)
	if (!order || !step) return
	const to = moves[step]
	const body = step === 'shipment' ? { TRACKING_NUMBER: 'JP00000000' } : {}
	const request = byOperator(world.operator, `/orders/${order.number}/${step}`, body)
	const answers = await world.call(request, fault)
	const may = world.model.mayMove(order, to, 'staff')
	const outcomes = answers.map(outcomeOf)
	if (may) world.model.move(order, to)
	if (!may) for (const outcome of outcomes) expect(outcome).toBe('409 TRANSITION_REFUSED')
	else if (fault === 'calm') expect(outcomes).toEqual(['200'])
	// Twice, or dead after its commit: the second finds the order where it was to go.
	else for (const outcome of outcomes) expect(outcome).toMatch(/^(200|409 TRANSITION_REFUSED)$/)
}

/** Time passes for some orders at once; the clock then does what is due. */
export const jump: Step = async (world, fault) => {
	const late = Array.from({ length: 4 }, () => someOrder(world)).filter((one) => one !== undefined)
	for (const { number } of late) {
		await world.db
			.update(orders)
			.set({ dueAt: sql`${orders.dueAt} - interval '10 days'` })
			.where(eq(orders.number, number))
	}
	await world.run((db) => sweepOnce(db), fault)
	if (fault === 'twice') await Promise.all([sweepOnce(world.db), sweepOnce(world.db)])
	// What a dead sweeper still has locked is left for the next round: late, never wrong.
	while (await isAnyDue(world)) await sweepOnce(world.db)
	for (const order of new Set(late)) {
		const to = { PENDING: 'EXPIRED', DELIVERED: 'COMPLETED', CHANGE_PROCESSING: 'CANCEL' } as const
		const due = Object.entries(to).find(([from]) => from === order.status)?.[1]
		if (due) world.model.move(order, due)
	}
}

async function isAnyDue({ db, shop }: World): Promise<boolean> {
	const due = await db
		.select({ id: orders.id })
		.from(orders)
		.where(and(eq(orders.companyId, shop.companyId), sql`${orders.dueAt} <= now()`))
		.limit(1)
	return due.length > 0
}

/** The storeroom is counted: deliveries come in, or something is missing. */
export const count: Step = async (world, fault) => {
	const variantId = pick(world, world.shop.variantIds) ?? 0
	const row = world.model.stock.get(variantId)
	if (!row) return
	const onHand = Math.floor(world.random() * 60)
	const refused = await world.run(
		(db) =>
			inTransaction(db, (tx) =>
				countStock(tx, world.shop.companyId, [{ variantId, onHand }], 'count'),
			),
		fault,
	)
	expect(refused).toEqual(onHand < row.reserved ? [variantId] : [])
	if (onHand >= row.reserved) row.onHand = onHand
}

/** What is shown as free is free. */
export const look: Step = async (world) => {
	const ids = world.shop.variantIds
	const shown = await freeUnits(world.db, world.shop.companyId, ids)
	expect(shown).toEqual(new Map(ids.map((id) => [id, world.model.free(id)])))
}

/** Mostly a young order: old ones have ended. */
export function someOrder(world: World): ModelOrder | undefined {
	const { orders: all } = world.model
	const young = all.slice(-30)
	return pick(world, world.random() < 0.85 ? young : all)
}
