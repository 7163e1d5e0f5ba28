import { type Context, Hono } from 'hono'
import {
	listOrderCorrections,
	OperatorCorrectionWire,
	OperatorStepBackWire,
} from '#contract/order-correction.ts'
import { inTransaction, type Transaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { readJson } from '#website-api/http/input.ts'
import type { OperatorEnv } from '#website-api/modules/platform/operators/operator-guard.ts'
import { actAs } from '#website-api/modules/platform/operators/operator-key.queries.ts'
import { shippingMethods } from '#website-api/modules/sales/shipping/vendors.ts'
import type { OrderRow } from '../order.table.ts'
import { findOperatorOrder, operatorOrderWireOf } from '../staff-orders.queries.ts'
import { lockOrder } from '../transition/move-order.command.ts'
import { correctionsOf, correctOrder, stepBack } from './correct-order.command.ts'

/** Staff endpoints that put an order right, under /operator/v1/orders. */
export const orderCorrectionStaffRoutes = new Hono<OperatorEnv>()
	.post('/:number/correction', async (c) => {
		const wanted = await readJson(c, OperatorCorrectionWire)
		return change(c, (tx, order) => correctOrder(tx, order, wanted, c.var.operator.label))
	})
	.post('/:number/step-back', async (c) => {
		const { REASON: reason } = await readJson(c, OperatorStepBackWire)
		return change(c, (tx, order) => stepBack(tx, order, { madeBy: c.var.operator.label, reason }))
	})

/** Corrections of an order, and what it can be corrected to. */
export const orderCorrectionAnswers = [
	answer(listOrderCorrections, async ({ db, operator, params }) => ({
		list: await correctionsOf(db, await findOperatorOrder(db, operator, params.number)),
		couriers: shippingMethods
			.filter(({ vendorCode }) => vendorCode !== 'SELF_PICKUP')
			.map(({ methodName: name, ...method }) => ({ ...method, name })),
	})),
]

function found(c: Context<OperatorEnv>) {
	return findOperatorOrder(c.var.db, c.var.operator, c.req.param('number') ?? '')
}

async function change(
	c: Context<OperatorEnv>,
	work: (tx: Transaction, order: OrderRow) => Promise<unknown>,
) {
	const order = await found(c)
	await inTransaction(c.var.db, async (tx) => {
		await actAs(tx, c.var.operator)
		await work(tx, await lockOrder(tx, order.companyId, order.number))
	})
	return c.json({ data: await operatorOrderWireOf(c.var.db, order, c.var.operator) })
}
