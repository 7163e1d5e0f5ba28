import { type Context, Hono } from 'hono'
import { OperatorPaymentWire } from '#contract/operator.ts'
import { OperatorShortfallWire } from '#contract/shortfall.ts'
import { inTransaction, type Transaction } from '#website-api/db/database.ts'
import { readJson } from '#website-api/http/input.ts'
import type { OperatorEnv } from '#website-api/modules/platform/operators/operator-guard.ts'
import { actAs } from '#website-api/modules/platform/operators/operator-key.queries.ts'
import {
	type FoundOrder,
	findOperatorOrder,
	operatorOrderWireOf,
} from '#website-api/modules/sales/orders/staff-orders.queries.ts'
import { lockOrder } from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { receivePayment } from './receive-payment.command.ts'
import { acceptShortfall } from './shortfall/accept-shortfall.command.ts'
import { waiverLimitOf } from './shortfall/waiver-limit.queries.ts'

/** Staff endpoints for the money of an order, under /operator/v1/orders. */
export const orderPaymentStaffRoutes = new Hono<OperatorEnv>()
	.post('/:number/payments', async (c) => {
		const order = await found(c)
		const wire = await readJson(c, OperatorPaymentWire)
		const notice = { provider: wire.PROVIDER, reference: wire.REFERENCE, amount: wire.AMOUNT }
		const receipt = await inTransaction(c.var.db, async (tx) => {
			await actAs(tx, c.var.operator)
			return receivePayment(tx, order.companyId, order.number, notice, 'staff', {
				isOnlyDue: wire.ONLY_DUE,
				shortfall:
					wire.SHORTFALL_REASON === undefined
						? undefined
						: await shortfallBy(c, tx, order, wire.SHORTFALL_REASON),
			})
		})
		const ORDER = await operatorOrderWireOf(c.var.db, order, c.var.operator)
		return c.json({ data: { OUTCOME: receipt.outcome, IS_REPEAT: receipt.isRepeat, ORDER } })
	})
	.post('/:number/shortfall', async (c) => {
		const order = await found(c)
		const { REASON } = await readJson(c, OperatorShortfallWire)
		await inTransaction(c.var.db, async (tx) => {
			await actAs(tx, c.var.operator)
			const locked = await lockOrder(tx, order.companyId, order.number)
			await acceptShortfall(tx, locked, await shortfallBy(c, tx, order, REASON))
		})
		return c.json({ data: await operatorOrderWireOf(c.var.db, order, c.var.operator) })
	})

function found(c: Context<OperatorEnv>): Promise<FoundOrder> {
	return findOperatorOrder(c.var.db, c.var.operator, c.req.param('number') ?? '')
}

async function shortfallBy(
	c: Context<OperatorEnv>,
	tx: Transaction,
	{ companyId }: FoundOrder,
	reason: string,
) {
	const { operator } = c.var
	return { reason, by: operator.label, most: await waiverLimitOf(tx, companyId, operator) }
}
