import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { RefundTarget } from '#contract/order.ts'
import { RETURN_DAYS } from '#contract/return.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	followCod,
	hasReturned,
} from '#website-api/modules/sales/cash-on-delivery/courier-debt.command.ts'
import { answerChange } from '#website-api/modules/sales/customer-orders/order-change-answer.command.ts'
import { isOwnEmail } from '#website-api/modules/platform/mail/own-email.queries.ts'
import { announceToUnverified } from '#website-api/modules/platform/mail/unsolicited-mail.command.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import {
	releaseStock,
	shipStock,
	unshipStock,
} from '#website-api/modules/catalog/stock/stock.command.ts'
import { applyEffects, releaseCounters } from './order-effects.command.ts'
import { returnAllCoins } from '../refund/order-coins.command.ts'
import { orderLine } from '../order-line.table.ts'
import { amountDue } from '../refund/amount-due.ts'
import { refundOrder, settleSale } from '../refund/order-money.command.ts'
import { type OrderRow, type OrderStatus, orders } from '../order.table.ts'
import { announceArrival, arrivedAfter } from './automatic-delivery.command.ts'
import type { Actor } from './transition.table.ts'

export type Move = {
	to: OrderStatus
	actor: Actor
	/** Required for SHIPPING, except for self pick-up and where its courier gives it later. */
	trackingNumber?: string
	isNumberLater?: boolean
	/** Only a part of it is sent, so that it does not count as delivered by itself. */
	isPart?: boolean
	/** Where the money of a cancelled order goes; absent: to the wallet or, for a guest, to the list of refunds. */
	refundTo?: RefundTarget | undefined
}

/** Days until a delivered order completes, or a proposed change times out. */
const PATIENCE_DAYS = RETURN_DAYS

/** The company's order by number, locked until the transaction ends. 404 ORDER_NOT_FOUND. */
export async function lockOrder(
	tx: Transaction,
	companyId: number,
	number: string,
): Promise<OrderRow> {
	const [order] = await tx
		.select()
		.from(orders)
		.where(and(eq(orders.companyId, companyId), eq(orders.number, number)))
		.for('update')
	if (!order) throw new Problem(404, 'ORDER_NOT_FOUND')
	return order
}

/**
 * Moves an order that was read in this transaction to another status, with all effects: stock, money, next automatic
 * transition, history, announcement. 409 TRANSITION_REFUSED if the database does not allow it, 409 ORDER_CHANGED if
 * it was changed concurrently.
 */
export async function moveOrder(tx: Transaction, order: OrderRow, move: Move): Promise<OrderRow> {
	const moved = await changeStatus(tx, order, move)
	await releaseCounters(tx, moved)
	await moveStock(tx, order, moved)
	await followCod(tx, order, moved)
	if (move.to === 'CANCEL' || move.to === 'EXPIRED') {
		await refundOrder(tx, moved, move.refundTo)
		await returnAllCoins(tx, moved)
	}
	if (move.to === 'CANCEL' && order.status === 'CHANGE_PROCESSING') {
		await answerChange(tx, order, 'REFUSED')
	}
	if (move.to === 'COMPLETED') await settleSale(tx, moved)
	await applyEffects(tx, order, moved)
	const status = {
		companyId: order.companyId,
		topic: 'order.status',
		dedupeKey: `order.status:${order.id}:${moved.version}`,
		payload: {
			orderId: order.id,
			number: order.number,
			from: order.status,
			to: move.to,
			...(move.refundTo ? { refundTo: move.refundTo } : {}),
		},
	}
	// Unpaid: the email is unverified, so that expiry is only mailed to a customer's verified address.
	const email = order.customerEmail
	if (move.to === 'EXPIRED' && email !== '' && !(await isOwnEmail(tx, order, email))) {
		await announceToUnverified(tx, status, { email })
	} else await announce(tx, status)
	if (move.to === 'DELIVERED' && moved.dueAt !== null) await announceCompletion(tx, moved)
	if (move.to === 'SHIPPING') await announceArrival(tx, moved)
	return moved
}

/** The buyer is reminded a day before automatic completion. */
async function announceCompletion(tx: Transaction, { companyId, id, version }: OrderRow) {
	await announce(tx, {
		companyId,
		topic: 'order.completing',
		dedupeKey: `order.completing:${id}:${version}`,
		payload: { orderId: id },
		afterSeconds: (PATIENCE_DAYS - 1) * 24 * 3_600,
	})
}

async function changeStatus(tx: Transaction, order: OrderRow, move: Move): Promise<OrderRow> {
	try {
		const [moved] = await tx
			.update(orders)
			.set({
				status: move.to,
				version: sql`${orders.version} + 1`,
				movedBy: move.actor,
				dueAt: await dueAfter(tx, order, move),
				notArrivedAt: null,
				...(move.trackingNumber === undefined ? {} : { trackingNumber: move.trackingNumber }),
				// A step back: the parcel was not sent.
				...(move.to === 'PROCESSING' ? { trackingNumber: null, trackingPending: false } : {}),
				...(move.isNumberLater ? { trackingPending: true } : {}),
				...(move.to === 'DELIVERED' ? { deliveredAt: sql`now()` } : {}),
			})
			.where(
				and(
					eq(orders.companyId, order.companyId),
					eq(orders.id, order.id),
					eq(orders.status, order.status),
					eq(orders.version, order.version),
				),
			)
			.returning()
		if (!moved) throw new Problem(409, 'ORDER_CHANGED')
		return moved
	} catch (error) {
		if (breaks(error, '23503', 'order_event_allowed_fk')) throw refusal(order, move)
		// No transition leads back to PENDING, where another open order may have the same amount by now.
		if (breaks(error, '23505', 'orders_open_total')) throw refusal(order, move)
		if (breaks(error, '23514', 'orders_step_of_payment')) throw refusal(order, move)
		if (breaks(error, '23514', 'orders_cod_refused')) throw refusal(order, move)
		if (breaks(error, '23514', 'orders_cod_remitted')) throw new Problem(409, 'COD_UNREMITTED')
		if (breaks(error, '23514', 'orders_not_taken_back'))
			throw new Problem(409, 'PAYMENT_TAKEN_BACK')
		if (breaks(error, '23514', 'orders_no_open_return')) throw new Problem(409, 'RETURN_OPEN')
		if (breaks(error, '23514', 'orders_parcels_unsent')) throw new Problem(409, 'PARCELS_UNSENT')
		if (breaks(error, '23514', 'orders_parcel_with_courier')) {
			throw new Problem(409, 'PARCEL_WITH_COURIER')
		}
		if (breaks(error, '23514', 'orders_shipping_tracked')) {
			throw new Problem(422, 'INVALID', {
				errors: { TRACKING_NUMBER: [{ message: 'TRACKING_NUMBER_REQUIRED' }] },
			})
		}
		// Moving to the current status is not a transition: the version must not change.
		if (breaks(error, '23514') && order.status === move.to) throw refusal(order, move)
		throw error
	}
}

function refusal(order: OrderRow, move: Move) {
	return new Problem(409, 'TRANSITION_REFUSED', { params: { from: order.status, to: move.to } })
}

async function dueAfter(tx: Transaction, order: OrderRow, move: Move): Promise<SQL | null> {
	if (move.to === 'SHIPPING') return move.isPart ? null : arrivedAfter(tx, order)
	// What its courier collected has to come first.
	if (move.to === 'DELIVERED' && amountDue(order) > 0) return null
	const waits = move.to === 'DELIVERED' || move.to === 'CHANGE_PROCESSING'
	return waits ? sql`now() + make_interval(days => ${PATIENCE_DAYS})` : null
}

async function moveStock(tx: Transaction, order: OrderRow, { status: to, version }: OrderRow) {
	const comesBack = order.status === 'SHIPPING' && to === 'PROCESSING'
	const leaves = order.status === 'PROCESSING' && (to === 'SHIPPING' || to === 'DELIVERED')
	const isRefused = order.status === 'SHIPPING' && to === 'CANCEL'
	const returns = to === 'CANCEL' || to === 'EXPIRED'
	if (!leaves && !returns && !comesBack) return
	// What is lost stays sent.
	if (isRefused && !(await hasReturned(tx, order))) return
	const lines = await tx
		.select({
			variantId: orderLine.variantId,
			quantity: sql<number>`${orderLine.quantity} - ${orderLine.removed}`,
		})
		.from(orderLine)
		.where(
			and(
				eq(orderLine.companyId, order.companyId),
				eq(orderLine.orderId, order.id),
				sql`${orderLine.quantity} > ${orderLine.removed}`,
			),
		)
	if (isRefused) await unshipStock(tx, order.companyId, order.id, lines, version)
	if (comesBack) await unshipStock(tx, order.companyId, order.id, lines, version)
	else if (leaves) await shipStock(tx, order.companyId, order.id, lines, version)
	else await releaseStock(tx, order.companyId, order.id, lines)
}
