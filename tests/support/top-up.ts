import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { post } from '#website-api/modules/money/ledger/post.command.ts'
import { drawReferenceNumber } from '#website-api/modules/platform/references/reference-number.ts'
import { orderedCart, orders } from '#website-api/modules/sales/orders/order.table.ts'
import { payment } from '#website-api/modules/sales/payments/payment.table.ts'

/** The phone of the orders that `topUp` makes. */
export const TOP_UP_PHONE = '+6281299999999'

/**
 * Adds money to customers' wallets in a way that the audit accepts: each paid this amount for an order after it had
 * expired.
 */
export async function topUp(
	tx: Transaction,
	companyId: number,
	customerIds: string[],
	amount: number,
) {
	if (customerIds.length === 0) return
	const late = customerIds.map((customerId) => ({
		companyId,
		customerId,
		orderId: randomUUID(),
		paymentId: randomUUID(),
	}))
	await tx
		.insert(orderedCart)
		.values(late.map(({ orderId }) => ({ companyId, cartToken: orderId, cartVersion: 1 })))
	await tx.insert(orders).values(
		late.map(({ customerId, orderId }) => ({
			companyId,
			id: orderId,
			number: drawReferenceNumber(),
			customerId,
			cartToken: orderId,
			cartVersion: 1,
			customerName: 'Budi Santoso',
			customerPhone: TOP_UP_PHONE,
			customerEmail: 'budi@example.com',
			vendorCode: 'SELF_PICKUP' as const,
			vendorMethod: 'self_pickup',
			vendorName: 'Ambil sendiri',
			vendorMethodName: 'Ambil sendiri',
			vendorMethodGroup: 'others' as const,
			vendorMethodImageUrl: '',
			weightGrams: 0,
			subTotal: amount,
			shippingPrice: 0,
			uniqueCode: 0,
			total: amount,
			paymentMethod: 'BANK_TRANSFER' as const,
		})),
	)
	const ids = late.map(({ orderId }) => orderId)
	await tx
		.update(orders)
		.set({ status: 'EXPIRED', version: 1, movedBy: 'timer' })
		.where(and(eq(orders.companyId, companyId), inArray(orders.id, ids)))
	await tx.insert(payment).values(
		late.map(({ orderId, paymentId }) => ({
			companyId,
			id: paymentId,
			orderId,
			provider: 'BCA',
			reference: paymentId,
			amount,
			outcome: 'CREDITED' as const,
		})),
	)
	await post(
		tx,
		companyId,
		late.map(({ customerId, orderId, paymentId }) => ({
			from: { kind: 'bank_in' },
			to: { kind: 'wallet', customerId },
			amount,
			reason: 'late',
			dedupeKey: `late:${paymentId}`,
			orderId,
		})),
	)
}
