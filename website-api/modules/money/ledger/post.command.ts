import { asc, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { accountIds } from './account.command.ts'
import { type AccountName, unitOf } from './account-kinds.ts'
import { account, transfer } from './ledger.table.ts'

export type Movement = {
	from: AccountName
	to: AccountName
	/** Whole rupiah or coins, 1 to 10^12. */
	amount: number
	reason: string
	/** Unique per company; derived from the intent, not from the attempt. */
	dedupeKey: string
	orderId?: string
	withdrawalId?: string
	reversesId?: number
}

/** Constraint violated by an overdraft (SQLSTATE 23514). */
export const ACCOUNT_COVERED = 'account_covered'
/** Constraint violated by a repeated dedupeKey (SQLSTATE 23505). */
export const TRANSFER_DEDUPE = 'transfer_dedupe'

/**
 * Posts transfers between accounts of one company; the only writer of the ledger. Balances are updated by ascending
 * account id. The database refuses an overdraft and a repeated dedupeKey, which aborts `tx`.
 */
export async function post(tx: Transaction, companyId: number, movements: Movement[]) {
	if (movements.length === 0) return
	const idOf = await accountIds(
		tx,
		companyId,
		movements.flatMap(({ from, to }) => [from, to]),
	)
	const rows = movements.map((movement) => ({
		companyId,
		unit: unitOf(movement.from.kind),
		debitId: idOf(movement.from),
		creditId: idOf(movement.to),
		amount: movement.amount,
		reason: movement.reason,
		orderId: movement.orderId,
		withdrawalId: movement.withdrawalId,
		dedupeKey: movement.dedupeKey,
		reversesId: movement.reversesId,
	}))
	await tx.insert(transfer).values(rows)
	await moveBalances(tx, rows)
}

async function moveBalances(
	tx: Transaction,
	rows: { debitId: number; creditId: number; amount: number }[],
) {
	const changes = new Map<number, number>()
	for (const { debitId, creditId, amount } of rows) {
		changes.set(debitId, (changes.get(debitId) ?? 0) - amount)
		changes.set(creditId, (changes.get(creditId) ?? 0) + amount)
	}
	const ids = [...changes.keys()].sort((a, b) => a - b)
	await tx
		.select({ id: account.id })
		.from(account)
		.where(inArray(account.id, ids))
		.orderBy(asc(account.id))
		.for('no key update')
	const values = ids.map((id) => sql`(${id}::bigint, ${changes.get(id)}::bigint)`)
	await tx.execute(sql`
		update account set balance = balance + moved.change
		from (values ${sql.join(values, sql`, `)}) as moved (id, change)
		where account.id = moved.id`)
}
