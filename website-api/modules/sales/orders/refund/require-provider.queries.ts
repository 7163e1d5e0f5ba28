import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	attemptFor,
	refundableAttempts,
} from '#website-api/modules/sales/provider-refunds/refundable-attempt.queries.ts'
import type { OrderRow } from '../order.table.ts'

/** 409 REFUND_NOT_BY_PROVIDER unless a provider of the order's payments can give this amount back. */
export async function requireProvider(tx: Transaction, { id: orderId }: OrderRow, amount: number) {
	const attempt = attemptFor(await refundableAttempts(tx, [orderId]), { orderId, amount })
	if (!attempt) throw new Problem(409, 'REFUND_NOT_BY_PROVIDER')
}
