import { and, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import {
	OrderBatchWire,
	OrderListQueryWire,
	OrderShipmentBatchWire,
} from '#contract/operator-work.ts'
import { inTransaction, type Transaction } from '#website-api/db/database.ts'
import { readJson, readQuery } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { reasonOf } from '#website-api/http/failure.ts'
import { rupiahText } from '#website-api/i18n/rupiah-text.ts'
import {
	chosenCompany,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { actAs } from '#website-api/modules/platform/operators/operator-key.queries.ts'
import { normaliseReferenceNumber } from '#website-api/modules/platform/references/reference-number.ts'
import { paymentConfirmation } from '#website-api/modules/sales/payments/payment.table.ts'
import { receivePayment } from '#website-api/modules/sales/payments/receive-payment.command.ts'
import { amountDue } from './refund/amount-due.ts'
import { orderCounts, orderPage } from './order-work.queries.ts'
import { lockOrder, moveOrder } from './transition/move-order.command.ts'

/** Endpoints for lists and batches of orders, under /operator/v1. */
export const orderWorkStaffRoutes = new Hono<OperatorEnv>()
	.get('/order-list', async (c) => {
		const query = readQuery(c, OrderListQueryWire)
		return c.json({ data: await orderPage(c.var.db, chosenCompany(c.var.operator), query) })
	})
	.get('/order-counts', async (c) => {
		return c.json({ data: { list: await orderCounts(c.var.db, chosenCompany(c.var.operator)) } })
	})
	.post('/order-batches/payments', async (c) => {
		const { ORDER_NUMBER_LIST } = await readJson(c, OrderBatchWire)
		return batch(c, ORDER_NUMBER_LIST, acceptExactPayment)
	})
	.post('/order-batches/processing', async (c) => {
		const { ORDER_NUMBER_LIST } = await readJson(c, OrderBatchWire)
		return batch(c, ORDER_NUMBER_LIST, async (tx, companyId, number) => {
			const order = await lockOrder(tx, companyId, number)
			await moveOrder(tx, order, { to: 'PROCESSING', actor: 'staff' })
		})
	})
	.post('/order-batches/deliveries', async (c) => {
		const { ORDER_NUMBER_LIST } = await readJson(c, OrderBatchWire)
		return batch(c, ORDER_NUMBER_LIST, async (tx, companyId, number) => {
			const order = await lockOrder(tx, companyId, number)
			await moveOrder(tx, order, { to: 'DELIVERED', actor: 'staff' })
		})
	})
	.post('/order-batches/shipments', async (c) => {
		const { list } = await readJson(c, OrderShipmentBatchWire)
		const tracking = new Map(list.map((one) => [one.ORDER_NUMBER, one.TRACKING_NUMBER]))
		return batch(c, [...tracking.keys()], async (tx, companyId, number, typed) => {
			const trackingNumber = tracking.get(typed)
			await moveOrder(tx, await lockOrder(tx, companyId, number), {
				to: 'SHIPPING',
				actor: 'staff',
				...(trackingNumber === undefined ? {} : { trackingNumber }),
			})
		})
	})

type Step = (tx: Transaction, companyId: number, number: string, typed: string) => Promise<unknown>

/** Runs the step for each order in its own transaction; reports failures with their reasons. */
async function batch(c: Context<OperatorEnv>, typedNumbers: string[], step: Step) {
	const { db, operator, locale } = c.var
	const companyId = chosenCompany(operator)
	const list: {
		ORDER_NUMBER: string
		IS_DONE: boolean
		CODE: string | null
		MESSAGE: string | null
	}[] = []
	for (const typed of new Set(typedNumbers)) {
		const number = normaliseReferenceNumber(typed)
		try {
			await inTransaction(db, async (tx) => {
				await actAs(tx, operator)
				await step(tx, companyId, number, typed)
			})
			list.push({ ORDER_NUMBER: number, IS_DONE: true, CODE: null, MESSAGE: null })
		} catch (error) {
			if (!(error instanceof Problem)) throw error
			const { code, words } = reasonOf(error, locale)
			list.push({ ORDER_NUMBER: number, IS_DONE: false, CODE: code, MESSAGE: words })
		}
	}
	return c.json({ data: { list } })
}

/** Books the amount of a pending confirmation if it equals the amount due. */
async function acceptExactPayment(tx: Transaction, companyId: number, number: string) {
	const order = await lockOrder(tx, companyId, number)
	const [waiting] = await tx
		.select()
		.from(paymentConfirmation)
		.where(
			and(
				eq(paymentConfirmation.companyId, companyId),
				eq(paymentConfirmation.orderId, order.id),
				eq(paymentConfirmation.status, 'WAITING'),
			),
		)
	if (!waiting) throw new Problem(409, 'CONFIRMATION_NOT_FOUND')
	const due = amountDue(order)
	if (waiting.amount !== due) {
		throw new Problem(409, 'AMOUNT_DIFFERS', { params: { amount: rupiahText(due) } })
	}
	const notice = {
		provider: waiting.bankCode,
		amount: due,
		// What the buyer says; that it is booked once follows from the amount due.
		reference: `${waiting.senderName}, ${waiting.senderBank}, ${waiting.paidOn}`,
		isNotUnique: true,
	} as const
	await receivePayment(tx, companyId, number, notice, 'staff')
}
