import { and, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { OperatorOrderChangeWire } from '#contract/customer-order.ts'
import {
	OperatorCancellationWire,
	OperatorOrderAnswerWire,
	OperatorRefundWire,
	OperatorShipmentWire,
} from '#contract/operator.ts'
import { listOrderNotes, noteOrder } from '#contract/order-note.ts'
import { listStaffOrders } from '#contract/staff-order.ts'
import { inTransaction, type Transaction } from '#website-api/db/database.ts'
import { answer as answers } from '#website-api/http/answer.ts'
import { readJson } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { proposeChange } from '#website-api/modules/sales/customer-orders/order-change.command.ts'
import {
	lockOrder,
	type Move,
	moveOrder,
} from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { rejectConfirmation } from '#website-api/modules/sales/payments/confirmation.command.ts'
import { paymentConfirmation } from '#website-api/modules/sales/payments/payment.table.ts'
import { uploadBytes } from '#website-api/modules/platform/uploads/upload-bytes.ts'
import { upload } from '#website-api/modules/platform/uploads/upload.table.ts'
import type { OperatorEnv } from '#website-api/modules/platform/operators/operator-guard.ts'
import { actAs } from '#website-api/modules/platform/operators/operator-key.queries.ts'
import {
	digestOf,
	once,
	requireIdempotencyKey,
} from '#website-api/modules/platform/forms/form-key.command.ts'
import { refundOrderPart } from './refund/refund-order-part.command.ts'
import { orderCancellation } from './order-cancellation.table.ts'
import { orderNotes } from './order-notes.queries.ts'
import { addOrderNote } from './order-notes.command.ts'
import {
	type FoundOrder,
	findOperatorOrder,
	listOperatorOrders,
	operatorOrderWireOf,
} from './staff-orders.queries.ts'

/** Staff endpoints for orders, under /operator/v1/orders. */
export const orderStaffRoutes = new Hono<OperatorEnv>()
	.get('/:number', async (c) => answer(c, await found(c)))
	.get('/:number/confirmations/:id/proof', async (c) => {
		const proof = await proofOf(c, await found(c))
		return c.body(await uploadBytes(c.var.storage, proof), 200, {
			'content-type': proof.contentType,
			'content-disposition': `attachment; filename="${proof.id}"`,
			'content-security-policy': "sandbox; default-src 'none'",
			'x-content-type-options': 'nosniff',
		})
	})
	.post('/:number/confirmation-rejection', (c) =>
		change(c, async (tx, { companyId, number }) =>
			rejectConfirmation(tx, await lockOrder(tx, companyId, number)),
		),
	)
	.post('/:number/processing', (c) => move(c, { to: 'PROCESSING', actor: 'staff' }))
	.post('/:number/shipment', async (c) => {
		const { TRACKING_NUMBER } = await readJson(c, OperatorShipmentWire)
		const trackingNumber = TRACKING_NUMBER === undefined ? {} : { trackingNumber: TRACKING_NUMBER }
		return move(c, { to: 'SHIPPING', actor: 'staff', ...trackingNumber })
	})
	.post('/:number/change', async (c) => {
		const { CHANGE_REASON, LINE_LIST } = await readJson(c, OperatorOrderChangeWire)
		const lines = LINE_LIST.map((line) => ({
			position: line.LINE_POSITION,
			quantityAfter: line.QTY_AFTER,
		}))
		return change(c, async (tx, { companyId, number }) =>
			proposeChange(tx, await lockOrder(tx, companyId, number), { reason: CHANGE_REASON, lines }),
		)
	})
	.post('/:number/delivery', (c) => move(c, { to: 'DELIVERED', actor: 'staff' }))
	.post('/:number/completion', (c) => move(c, { to: 'COMPLETED', actor: 'staff' }))
	.post('/:number/cancellation', cancel)
	.post('/:number/refunds', refund)

/** The list of orders, and notes about one. */
export const orderStaffAnswers = [
	answers(listStaffOrders, async ({ db, operator, query }) => {
		const { list, total } = await listOperatorOrders(db, operator, query)
		return { list, pages: Math.ceil(total / query.pageSize), count: total }
	}),
	answers(listOrderNotes, async ({ db, operator, params }) => ({
		list: await orderNotes(db, await findOperatorOrder(db, operator, params.number)),
	})),
	answers(noteOrder, async ({ db, operator, params, body: { text } }) => {
		const order = await findOperatorOrder(db, operator, params.number)
		await inTransaction(db, async (tx) => {
			await actAs(tx, operator)
			await addOrderNote(tx, order, { text, madeBy: operator.label })
		})
		return { list: await orderNotes(db, order) }
	}),
]

function found(c: Context<OperatorEnv>): Promise<FoundOrder> {
	return findOperatorOrder(c.var.db, c.var.operator, c.req.param('number') ?? '')
}

async function answer(c: Context<OperatorEnv>, order: FoundOrder) {
	return c.json({ data: await operatorOrderWireOf(c.var.db, order, c.var.operator) })
}

async function change(
	c: Context<OperatorEnv>,
	work: (tx: Transaction, order: FoundOrder) => Promise<unknown>,
) {
	const order = await found(c)
	await inTransaction(c.var.db, async (tx) => {
		await actAs(tx, c.var.operator)
		return work(tx, order)
	})
	return answer(c, order)
}

function move(c: Context<OperatorEnv>, step: Move) {
	return change(c, async (tx, { companyId, number }) =>
		moveOrder(tx, await lockOrder(tx, companyId, number), step),
	)
}

async function refund(c: Context<OperatorEnv>) {
	const order = await found(c)
	const key = requireIdempotencyKey(c.req.header('idempotency-key'))
	const wire = await readJson(c, OperatorRefundWire)
	const { db, operator } = c.var
	const form = {
		companyId: order.companyId,
		actor: operator.id,
		route: 'POST /orders/refunds',
		key,
		requestHash: digestOf(order.number, JSON.stringify(wire)),
	}
	const { answer: made, isRepeat } = await once(db, form, OperatorOrderAnswerWire, async (tx) => {
		await actAs(tx, operator)
		const locked = await lockOrder(tx, order.companyId, order.number)
		await refundOrderPart(tx, locked, wire, operator.label)
		return { data: await operatorOrderWireOf(tx, order, operator) }
	})
	return c.json(made, isRepeat ? 200 : 201)
}

async function cancel(c: Context<OperatorEnv>) {
	const { companyId, id: orderId } = await found(c)
	const { REASON: reason, NOTE: note } = await readJson(c, OperatorCancellationWire)
	const { label: madeBy, session } = c.var.operator
	// Existing scripts with a key cancel without a reason.
	if (session !== undefined && reason === undefined) {
		throw new Problem(422, 'INVALID', { errors: { REASON: [{ message: 'FIELD_REQUIRED' }] } })
	}
	return change(c, async (tx, { number }) => {
		const order = await lockOrder(tx, companyId, number)
		await moveOrder(tx, order, { to: 'CANCEL', actor: 'staff' })
		if (reason === undefined) return
		await tx.insert(orderCancellation).values({ companyId, orderId, reason, note, madeBy })
	})
}

async function proofOf(c: Context<OperatorEnv>, order: FoundOrder) {
	const id = c.req.param('id') ?? ''
	if (!/^[0-9a-f-]{36}$/.test(id)) throw new Problem(404, 'CONFIRMATION_NOT_FOUND')
	const [proof] = await c.var.db
		.select({ id: upload.id, contentType: upload.contentType, content: upload.content })
		.from(paymentConfirmation)
		.innerJoin(
			upload,
			and(
				eq(upload.companyId, paymentConfirmation.companyId),
				eq(upload.id, paymentConfirmation.proofId),
			),
		)
		.where(
			and(
				eq(paymentConfirmation.companyId, order.companyId),
				eq(paymentConfirmation.orderId, order.id),
				eq(paymentConfirmation.id, id),
			),
		)
	if (!proof) throw new Problem(404, 'CONFIRMATION_NOT_FOUND')
	return proof
}
