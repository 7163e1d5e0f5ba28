import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { requirePayable } from '#website-api/modules/money/audit/payout-check.queries.ts'
import { withdrawalCode } from '#website-api/modules/money/withdrawals/withdrawal-list.queries.ts'
import { lockApproved } from '#website-api/modules/money/withdrawals/withdrawal.command.ts'
import { bookPaid } from './book-payout.command.ts'
import { isPayout, payout, type PayoutRow } from './payout.table.ts'
import { insertPayout, type Requester } from './request-payout.command.ts'

type Batch = { companyId: number; batchId: string }

/**
 * Puts approved withdrawals into a file: until it is paid or taken back, they are paid in no other way. Returns the file's id.
 * 404 WITHDRAWAL_NOT_FOUND; 409 WITHDRAWAL_STATE, WITHDRAWAL_ENDED, PAYOUT_RUNNING, PAYOUT_HELD.
 */
export async function insertBatch(
	tx: Transaction,
	companyId: number,
	withdrawalIds: readonly string[],
	by: Requester,
): Promise<string> {
	const batchId = randomUUID()
	for (const withdrawalId of [...new Set(withdrawalIds)].sort()) {
		const row = await lockApproved(tx, companyId, withdrawalId)
		await requirePayable(tx, companyId, row)
		await insertPayout(tx, {
			companyId,
			id: randomUUID(),
			way: 'FILE',
			batchId,
			withdrawalId,
			amount: row.amount,
			state: 'SENT',
			requestedBy: by.id,
			requester: by.label,
		})
	}
	return batchId
}

/** Books that the bank made the transfers of a file. 404 PAYOUT_NOT_FOUND; 409 PAYOUT_STATE, REFERENCE_USED. */
export async function payBatch(tx: Transaction, batch: Batch, reference: string, by: Requester) {
	for (const row of await lockOpen(tx, batch)) {
		const { withdrawalId } = row
		if (withdrawalId === null) continue
		await tx
			.update(payout)
			.set({ state: 'PAID', said: `${by.label}: ${reference}` })
			.where(isPayout(row))
		await bookPaid(tx, row, `${reference} ${withdrawalCode(withdrawalId)}`)
	}
}

/** Takes a file back that was not given to the bank. 404 PAYOUT_NOT_FOUND; 409 PAYOUT_STATE. */
export async function cancelBatch(tx: Transaction, batch: Batch) {
	for (const row of await lockOpen(tx, batch)) {
		await tx.update(payout).set({ state: 'CANCELLED' }).where(isPayout(row))
	}
}

async function lockOpen(tx: Transaction, { companyId, batchId }: Batch): Promise<PayoutRow[]> {
	const rows = await tx
		.select()
		.from(payout)
		.where(and(eq(payout.companyId, companyId), eq(payout.batchId, batchId)))
		.orderBy(payout.withdrawalId)
		.for('update')
	if (rows.length === 0) throw new Problem(404, 'PAYOUT_NOT_FOUND')
	if (rows.some(({ state }) => state !== 'SENT')) throw new Problem(409, 'PAYOUT_STATE')
	return rows
}
