import type { Transaction } from '#website-api/db/database.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import { Problem } from '#website-api/http/problem.ts'
import { ACCOUNT_COVERED } from '#website-api/modules/money/ledger/post.queries.ts'
import { payInto } from '#website-api/modules/sales/orders/order-money.queries.ts'
import { lockOrder } from '#website-api/modules/sales/orders/transition.queries.ts'
import { requirePayable } from './confirmation.queries.ts'
import { confirmOrder } from './receive-payment.queries.ts'

/**
 * Pays a customer's open order from their wallet, which confirms it at once. 404 for another's order; 409
 * INSUFFICIENT_BALANCE, or why it can no longer be paid.
 */
export async function payFromWallet(
	tx: Transaction,
	companyId: number,
	customerId: string,
	number: string,
) {
	const order = await lockOrder(tx, companyId, number)
	if (order.customerId !== customerId) throw new Problem(404, 'ORDER_NOT_FOUND')
	requirePayable(order)
	try {
		await payInto(tx, order, { kind: 'wallet', customerId }, `wallet:${order.id}`)
	} catch (error) {
		if (breaks(error, '23514', ACCOUNT_COVERED)) throw new Problem(409, 'INSUFFICIENT_BALANCE')
		throw error
	}
	await confirmOrder(tx, order, 'payment')
}
