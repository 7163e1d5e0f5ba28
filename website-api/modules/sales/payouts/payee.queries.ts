import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { withdrawal } from '#website-api/modules/money/withdrawals/withdrawal.table.ts'
import type { Payee } from '#website-api/modules/platform/gateways/payouts/payout-gateway.ts'
import type { PayoutRow } from './payout.table.ts'

/** Where a payout goes: the account of the withdrawal, or the one that was written for a guest. */
export async function payeeOf(db: Queryable, row: PayoutRow): Promise<Payee> {
	if (row.bank !== null) return row.bank
	const { companyId, withdrawalId } = row
	if (withdrawalId === null) throw new Error('A payout of nothing.')
	const isOf = and(eq(withdrawal.companyId, companyId), eq(withdrawal.id, withdrawalId))
	return onlyRow(await db.select({ bank: withdrawal.bank }).from(withdrawal).where(isOf)).bank
}
