import { and, asc, eq, isNull } from 'drizzle-orm'
import { type GuestRefund, listGuestRefunds, payGuestRefund } from '#contract/payout.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { checkedPayout } from '#website-api/modules/money/audit/checked-payout.ts'
import type { Operator } from '#website-api/modules/platform/operators/operator.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { payGuestRefund as pay } from './pay-guest-refund.command.ts'
import { guestRefund } from './payment.table.ts'

/** Refunds owed to guests, who have no wallet. */
export const guestRefundAnswers = [
	answer(listGuestRefunds, async ({ db, operator }) => ({
		list: await refunds(db, operator, 'open'),
	})),
	answer(payGuestRefund, async ({ operator, params: { id }, body: { reference }, ...place }) => {
		const companyId = await companyOf(place.db, operator, id)
		await checkedPayout(place, (tx) => pay(tx, companyId, id, reference))
		return onlyRow(await refunds(place.db, operator, { id }))
	}),
]

async function companyOf(db: Queryable, operator: Operator, id: string): Promise<number> {
	const [row] = await db
		.select({ companyId: guestRefund.companyId })
		.from(guestRefund)
		.where(and(eq(guestRefund.id, id), seenBy(operator)))
	if (!row) throw new Problem(404, 'REFUND_NOT_FOUND')
	return row.companyId
}

async function refunds(
	db: Queryable,
	operator: Operator,
	wanted: 'open' | { id: string },
): Promise<GuestRefund[]> {
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
		id: refund.id,
		number: order.number,
		name: order.customerName,
		phone: order.customerPhone,
		amount: refund.amount,
		reason: refund.reason,
		at: refund.at,
		paidAt: refund.paidOutAt,
		reference: refund.paidReference,
	}))
}

function seenBy({ companyId }: Operator) {
	return companyId === null ? undefined : eq(guestRefund.companyId, companyId)
}
