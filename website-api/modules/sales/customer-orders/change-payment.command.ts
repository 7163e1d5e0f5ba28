import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { PaymentChoice } from '#contract/customer-order-step.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { OfferedOnline } from '#website-api/modules/platform/gateways/accounts/online-methods.queries.ts'
import { requirePayment } from '#website-api/modules/sales/orders/place/checkout-fields.ts'
import { orders, type OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { requirePayable } from '#website-api/modules/sales/payments/confirmation.queries.ts'
import { paymentConfirmation } from '#website-api/modules/sales/payments/payment.table.ts'

/**
 * Changes the payment method of a locked, unpaid order. The amount stays, as it identifies the order. 409
 * ORDER_EXPIRED, ORDER_CANCELLED, ALREADY_PAID or ALREADY_CONFIRMED, 422 on BANK_CODE, ONLINE_METHOD or PAYMENT_METHOD.
 */
export async function changePayment(
	tx: Transaction,
	order: OrderRow,
	wanted: PaymentChoice,
	/** What the company's providers offer now. */
	offers: OfferedOnline[],
) {
	requirePayable(order)
	const { companyId, id, total, walletPaid } = order
	const [waiting] = await tx
		.select({ id: paymentConfirmation.id })
		.from(paymentConfirmation)
		.where(
			and(
				eq(paymentConfirmation.companyId, companyId),
				eq(paymentConfirmation.orderId, id),
				eq(paymentConfirmation.status, 'WAITING'),
			),
		)
	if (waiting) throw new Problem(409, 'ALREADY_CONFIRMED')
	const price = { total, wallet: walletPaid }
	const payment = await requirePayment(tx, companyId, wanted, price, offers, false)
	const changed = await tx
		.update(orders)
		.set(payment)
		.where(
			and(
				eq(orders.companyId, companyId),
				eq(orders.id, id),
				eq(orders.status, 'PENDING'),
				or(isNull(orders.dueAt), gt(orders.dueAt, sql`now()`)),
			),
		)
		.returning({ id: orders.id })
	if (changed.length === 0) throw new Problem(409, 'ORDER_EXPIRED')
}
