import { and, eq, inArray } from 'drizzle-orm'
import { recordOf } from '#contract/record-of.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import type { CustomerKind } from './account-kinds.ts'
import { account } from './ledger.table.ts'

/** A customer's balance of one kind; 0 if the account does not exist. */
export async function balanceOf(
	db: Queryable,
	companyId: number,
	customerId: string,
	kind: CustomerKind,
): Promise<number> {
	const [row] = await db
		.select({ balance: account.balance })
		.from(account)
		.where(
			and(
				eq(account.companyId, companyId),
				eq(account.customerId, customerId),
				eq(account.kind, kind),
			),
		)
	return row?.balance ?? 0
}

/** The balance of an account, locked until the end of the transaction. */
export async function lockedBalance(tx: Transaction, id: number): Promise<number> {
	const rows = await tx
		.select({ balance: account.balance })
		.from(account)
		.where(eq(account.id, id))
		.for('no key update')
	return onlyRow(rows).balance
}

/** A customer's balances of several kinds, in one query; 0 if an account does not exist. */
export async function balancesOf<Kind extends CustomerKind>(
	db: Queryable,
	companyId: number,
	customerId: string,
	kinds: readonly Kind[],
): Promise<Record<Kind, number>> {
	const rows = await db
		.select({ kind: account.kind, balance: account.balance })
		.from(account)
		.where(
			and(
				eq(account.companyId, companyId),
				eq(account.customerId, customerId),
				inArray(account.kind, [...kinds]),
			),
		)
	return recordOf(kinds, (kind) => [kind, rows.find((row) => row.kind === kind)?.balance ?? 0])
}
