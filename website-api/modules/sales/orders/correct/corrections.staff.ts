import { type Context, Hono } from 'hono'
import { OperatorCorrectionWire, OperatorStepBackWire } from '#contract/order-correction.ts'
import { inTransaction, type Transaction } from '#website-api/db/database.ts'
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
	.get('/:number/corrections', async (c) => {
		const list = await correctionsOf(c.var.db, await found(c))
		const COURIER_LIST = shippingMethods
			.filter(({ vendorCode }) => vendorCode !== 'SELF_PICKUP')
			.map(({ vendorCode, vendorMethod, methodName }) => ({
				VENDOR_CODE: vendorCode,
				VENDOR_METHOD: vendorMethod,
				NAME: methodName,
			}))
		return c.json({ data: { list, COURIER_LIST } })
	})
	.post('/:number/correction', async (c) => {
		const wanted = await readJson(c, OperatorCorrectionWire)
		return change(c, (tx, order) => correctOrder(tx, order, wanted, c.var.operator.label))
	})
	.post('/:number/step-back', async (c) => {
		const { REASON: reason } = await readJson(c, OperatorStepBackWire)
		return change(c, (tx, order) => stepBack(tx, order, { madeBy: c.var.operator.label, reason }))
	})

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
