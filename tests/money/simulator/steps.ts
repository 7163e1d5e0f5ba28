import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { OrderRequestWire } from '#contract/order-request.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { orders, type OrderStatus } from '#website-api/modules/sales/orders/order.table.ts'
import { sweepOnce } from '#website-api/modules/sales/orders/sweep/sweep-orders.command.ts'
import { countStock, freeUnits } from '#website-api/modules/catalog/stock/stock.command.ts'
import { EXAMPLE_CARRIAGE, exampleOrder, formKeyText } from '#tests/support/example-shop.ts'
import { giveOrderTo } from '../support/customers.ts'
import { byCaller, checkout, orderIn, outcomeOf } from '../support/shop-calls.ts'
import type { ModelOrder } from './model.ts'
import type { Fault, Simulation } from './simulation.ts'

type Placed = { order: OrderRequestWire; key: string; number: string }

/** One possible step in the shop: applied to the API and to the model, then compared. */
export type Step = (simulation: Simulation, fault: Fault) => Promise<void>

export function pick<T>(simulation: Simulation, from: readonly T[]): T | undefined {
	return from[Math.floor(simulation.random() * from.length)]
}

/** The steps of shoppers, which record the submitted forms. */
export function shopperSteps() {
	const sent: Placed[] = []

	const place: Step = async (simulation, fault) => {
		const { model, shop, price } = simulation
		const lines = Array.from({ length: 1 + Math.floor(simulation.random() * 4) }, () => {
			const id = pick(simulation, shop.variantIds) ?? 0
			return [id, 1 + Math.floor(simulation.random() * 3)] satisfies [number, number]
		})
		const units = new Map<number, number>()
		for (const [id, quantity] of lines) units.set(id, (units.get(id) ?? 0) + quantity)
		const countStockOnHand = [...units.values()].reduce((sum, quantity) => sum + quantity, 0)
		const order = exampleOrder(lines, countStockOnHand * price + EXAMPLE_CARRIAGE)
		const key = formKeyText()
		const answers = await simulation.call(checkout(shop, order, key), fault)
		if (!model.isInStock(units)) {
			for (const answer of answers) expect(outcomeOf(answer)).toBe('409 OUT_OF_STOCK')
			return
		}
		const placed = answers.map(orderIn)
		const [first] = placed
		if (!first) throw new Error('No answer')
		expect(new Set(placed.map((one) => one.ORDER_NUMBER)).size).toBe(1)
		const customerId =
			simulation.random() < 0.6 ? pick(simulation, simulation.customers) : undefined
		if (customerId) await giveOrderTo(simulation.db, first.ORDER_NUMBER, customerId)
		sent.push({ order, key, number: first.ORDER_NUMBER })
		model.place({
			number: first.ORDER_NUMBER,
			customerId,
			units,
			status: 'PENDING',
			total: first.TOTAL,
			shipping: first.SHIPPING_PRICE,
			productTotal: first.SUB_TOTAL,
			walletPaid: 0,
			partPaid: 0,
			coins: 0,
			vouchers: [],
			payments: new Map(),
		})
	}

	/** Resends an old form: the same response, without an effect. */
	const repeat: Step = async (simulation, fault) => {
		const previous = pick(simulation, sent)
		if (!previous) return
		for (const answer of await simulation.call(
			checkout(simulation.shop, previous.order, previous.key),
			fault,
		)) {
			expect(answer.status).toBe(200)
			expect(orderIn(answer).ORDER_NUMBER).toBe(previous.number)
		}
	}

	/** Sends an old key with another body, or an old cart with another key. */
	const tamper: Step = async (simulation, fault) => {
		const previous = pick(simulation, sent)
		if (!previous) return
		const other = simulation.random() < 0.5
		const request = other
			? checkout(simulation.shop, { ...previous.order, NOTE: 'other' }, previous.key)
			: checkout(simulation.shop, previous.order)
		for (const answer of await simulation.call(request, fault)) {
			expect(outcomeOf(answer)).toBe(other ? '422 KEY_REUSED' : '409 CART_ALREADY_ORDERED')
		}
	}

	return { place, repeat, tamper }
}

/** The bank reports a payment: early, late, repeated, or of the wrong amount. */
export const pay: Step = async (simulation, fault) => {
	const order = someOrder(simulation)
	if (!order) return
	const again = simulation.random() < 0.3 ? pick(simulation, [...order.payments.keys()]) : undefined
	const reference =
		again ?? `${order.number} ${simulation.model.orders.length} ${order.payments.size}`
	const extra = pick(simulation, [0, 0, 0, 0, -1, 1_000]) ?? 0
	const amount = Math.max(1, simulation.model.due(order) + extra)
	const body = { PROVIDER: 'BCA', REFERENCE: reference, AMOUNT: amount }
	const request = byCaller(simulation.caller, `/orders/${order.number}/payments`, body)
	const answers = await simulation.call(request, fault)
	const expected = simulation.model.pay(order, reference, amount)
	for (const answer of answers) expect(outcomeOf(answer)).toBe(expected)
}

const moves = {
	processing: 'PROCESSING',
	shipment: 'SHIPPING',
	delivery: 'DELIVERED',
	completion: 'COMPLETED',
	cancellation: 'CANCEL',
} as const

/** Staff try a status change, valid or not. */
export const moveByStaff: Step = async (simulation, fault) => {
	const order = someOrder(simulation)
	const step = pick(simulation, [
		'processing',
		'shipment',
		'delivery',
		'completion',
		'cancellation',
	] as const)
	if (!order || !step) return
	const to = moves[step]
	const body = step === 'shipment' ? { TRACKING_NUMBER: 'JP00000000' } : {}
	const request = byCaller(simulation.caller, `/orders/${order.number}/${step}`, body)
	const answers = await simulation.call(request, fault)
	const isAllowed = simulation.model.canMove(order, to, 'staff')
	const outcomes = answers.map(outcomeOf)
	if (isAllowed) simulation.model.move(order, to)
	if (!isAllowed) for (const outcome of outcomes) expect(outcome).toBe('409 TRANSITION_REFUSED')
	else if (fault === 'calm') expect(outcomes).toEqual(['200'])
	// Twice, or dead after its commit: the second finds the order where it was to go.
	else for (const outcome of outcomes) expect(outcome).toMatch(/^(200|409 TRANSITION_REFUSED)$/)
}

const afterDue: Partial<Record<OrderStatus, OrderStatus>> = {
	PENDING: 'EXPIRED',
	SHIPPING: 'DELIVERED',
	DELIVERED: 'COMPLETED',
	CHANGE_PROCESSING: 'CANCEL',
}

/** Makes some orders due at once; the sweeper then processes them. */
export const advanceClock: Step = async (simulation, fault) => {
	const overdue = Array.from({ length: 4 }, () => someOrder(simulation)).filter(
		(one) => one !== undefined,
	)
	for (const { number } of overdue) {
		await simulation.db
			.update(orders)
			.set({ dueAt: sql`now() - interval '1 minute'` })
			.where(and(eq(orders.number, number), isNotNull(orders.dueAt)))
	}
	await simulation.run((db) => sweepOnce(db), fault)
	if (fault === 'twice') await Promise.all([sweepOnce(simulation.db), sweepOnce(simulation.db)])
	// Rows still locked by a dead sweeper are left for the next sweep: late, never wrong.
	while (await isAnyDue(simulation)) await sweepOnce(simulation.db)
	for (const order of new Set(overdue)) {
		const due = afterDue[order.status]
		if (due) simulation.model.move(order, due)
	}
}

async function isAnyDue({ db, shop }: Simulation): Promise<boolean> {
	const due = await db
		.select({ id: orders.id })
		.from(orders)
		.where(and(eq(orders.companyId, shop.companyId), sql`${orders.dueAt} <= now()`))
		.limit(1)
	return due.length > 0
}

/** Counts the stock: deliveries arrive, or units are missing. */
export const countStockOnHand: Step = async (simulation, fault) => {
	const variantId = pick(simulation, simulation.shop.variantIds) ?? 0
	const row = simulation.model.stock.get(variantId)
	if (!row) return
	const onHand = Math.floor(simulation.random() * 60)
	const refused = await simulation.run(
		(db) =>
			inTransaction(db, (tx) =>
				countStock(tx, simulation.shop.companyId, [{ variantId, onHand }], 'count'),
			),
		fault,
	)
	expect(refused).toEqual(onHand < row.reserved ? [variantId] : [])
	if (onHand >= row.reserved) row.onHand = onHand
}

/** Expects that units shown as free are free. */
export const checkFreeUnits: Step = async (simulation) => {
	const ids = simulation.shop.variantIds
	const shownUnits = await freeUnits(simulation.db, simulation.shop.companyId, ids)
	expect(shownUnits).toEqual(new Map(ids.map((id) => [id, simulation.model.free(id)])))
}

/** Usually a recent order, since old ones have ended. */
export function someOrder(simulation: Simulation): ModelOrder | undefined {
	const { orders: all } = simulation.model
	const recent = all.slice(-30)
	return pick(simulation, simulation.random() < 0.85 ? recent : all)
}
