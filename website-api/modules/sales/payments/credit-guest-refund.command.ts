import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { requirePayable } from '#website-api/modules/money/audit/payout-check.queries.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { walletOwner } from '#website-api/modules/sales/orders/refund/order-money.command.ts'
import { bookGuestRefund, lockUnpaidRefund } from './pay-guest-refund.command.ts'

/**
 * Credits a refund of the list to the wallet of the order's buyer instead of paying it, once. 404 REFUND_NOT_FOUND; 409
 * REFUND_PAID, REFUND_RUNNING while a provider is asked for it, REFUND_WITHOUT_WALLET of a guest or a deleted account,
 * PAYOUT_RUNNING, PAYOUT_HELD.
 */
export async function creditGuestRefund(tx: Transaction, companyId: number, id: string) {
	const row = await lockUnpaidRefund(tx, companyId, id)
	const customerId = await buyerOf(tx, companyId, row.orderId)
	if (customerId === null) throw new Problem(409, 'REFUND_WITHOUT_WALLET')
	await requirePayable(tx, companyId, { refundOf: row })
	await bookGuestRefund(tx, row, `WALLET ${id}`, { kind: 'wallet', customerId }, 'refund_credited')
}

async function buyerOf(tx: Transaction, companyId: number, orderId: string | null) {
	if (orderId === null) return null
	const [order] = await tx
		.select({ companyId: orders.companyId, customerId: orders.customerId })
		.from(orders)
		.where(and(eq(orders.companyId, companyId), eq(orders.id, orderId)))
	return order ? walletOwner(tx, order) : null
}
