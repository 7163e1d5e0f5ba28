import { and, eq, or, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { transfer } from '#website-api/modules/money/ledger/ledger.table.ts'
import { payment } from '#website-api/modules/sales/payments/payment.table.ts'
import type { AttemptRow } from './attempt.table.ts'

/** The key of what a buyer paid for the provider's fee. */
export const feeKey = ({ id }: Pick<AttemptRow, 'id'>) => `provider-fee:${id}`

/** The reference of an attempt's payment: of further ones into the same number with their count. */
export function paymentReference({ reference }: AttemptRow, earlier: number): string {
	return earlier === 0 ? reference : `${reference}/${earlier + 1}`
}

/** How much is booked for an attempt, with the buyer's part of the fee, and in how many payments. */
export async function bookedOf(
	tx: Transaction,
	attempt: AttemptRow,
): Promise<{ payments: number; amount: number }> {
	const { companyId, orderId, provider, reference } = attempt
	const { payments, amount } = onlyRow(
		await tx
			.select({
				payments: sql`count(*)`.mapWith(Number),
				amount: sql`coalesce(sum(${payment.amount}), 0)`.mapWith(Number),
			})
			.from(payment)
			.where(
				and(
					eq(payment.companyId, companyId),
					eq(payment.orderId, orderId),
					eq(payment.provider, provider),
					or(
						eq(payment.reference, reference),
						sql`starts_with(${payment.reference}, ${`${reference}/`})`,
					),
				),
			),
	)
	const [fee] = await tx
		.select({ amount: transfer.amount })
		.from(transfer)
		.where(and(eq(transfer.companyId, companyId), eq(transfer.dedupeKey, feeKey(attempt))))
	return { payments, amount: amount + (fee?.amount ?? 0) }
}
