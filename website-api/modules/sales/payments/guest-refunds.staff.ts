import { and, asc, eq, isNull } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { OperatorPayoutWire } from '#contract/operator.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { idFrom, readJson } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { checkedPayout } from '#website-api/modules/money/audit/checked-payout.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { payGuestRefund } from './pay-guest-refund.command.ts'
import { guestRefund } from './payment.table.ts'
import type { OperatorEnv } from '#website-api/modules/platform/operators/operator-guard.ts'
import type { Operator } from '#website-api/modules/platform/operators/operator.ts'

/** Endpoints for refunds owed to guests, who have no wallet, under /operator/v1/guest-refunds. */
export const guestRefundStaffRoutes = new Hono<OperatorEnv>()
	.get('/', async (c) => {
		return c.json({ data: { list: await refunds(c.var.db, c.var.operator, 'open') } })
	})
	.post('/:id/payout', async (c) => {
		const id = idFrom(c, 'REFUND_NOT_FOUND')
		const { REFERENCE } = await readJson(c, OperatorPayoutWire)
		const companyId = await companyOf(c, id)
		await checkedPayout(c.var, (tx) => payGuestRefund(tx, companyId, id, REFERENCE))
		const [data] = await refunds(c.var.db, c.var.operator, { id })
		return c.json({ data })
	})

async function companyOf(c: Context<OperatorEnv>, id: string): Promise<number> {
	const [row] = await c.var.db
		.select({ companyId: guestRefund.companyId })
		.from(guestRefund)
		.where(and(eq(guestRefund.id, id), seenBy(c.var.operator)))
	if (!row) throw new Problem(404, 'REFUND_NOT_FOUND')
	return row.companyId
}

async function refunds(db: Queryable, operator: Operator, wanted: 'open' | { id: string }) {
	const rows = await db
		.select({ refund: guestRefund, order: orders })
		.from(guestRefund)
		.innerJoin(
			orders,
			and(eq(orders.companyId, guestRefund.companyId), eq(orders.id, guestRefund.orderId)),
		)
		.where(
			and(
				wanted === 'open' ? isNull(guestRefund.paidOutAt) : eq(guestRefund.id, wanted.id),
				seenBy(operator),
			),
		)
		.orderBy(asc(guestRefund.at))
	return rows.map(({ refund, order }) => ({
		REFUND_ID: refund.id,
		ORDER_NUMBER: order.number,
		CUSTOMER_NAME: order.customerName,
		CUSTOMER_PHONE: order.customerPhone,
		AMOUNT: refund.amount,
		REASON: refund.reason,
		REFUND_DATE: refund.at.toISOString(),
		PAID_DATE: refund.paidOutAt?.toISOString() ?? null,
		PAID_REFERENCE: refund.paidReference,
	}))
}

function seenBy({ companyId }: Operator) {
	return companyId === null ? undefined : eq(guestRefund.companyId, companyId)
}
