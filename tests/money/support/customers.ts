import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { topUp } from '#tests/support/top-up.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { balanceOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'

/** Creates customers of a company, each with this amount in the wallet. */
export async function customersWith(
	db: Database,
	companyId: number,
	wallet: number,
	count: number,
): Promise<string[]> {
	const ids = Array.from({ length: count }, () => randomUUID())
	await inTransaction(db, async (tx) => {
		await tx.insert(customer).values(
			ids.map((id) => ({
				companyId,
				id,
				name: 'Budi Santoso',
				email: `${id}@example.com`,
				phone: phoneOf(id),
			})),
		)
	})
	if (wallet > 0) await inTransaction(db, (tx) => topUp(tx, companyId, ids, wallet))
	return ids
}

/** A unique number for each customer. */
function phoneOf(id: string): string {
	return `+6281${BigInt(`0x${id.replaceAll('-', '')}`) % 10_000_000_000n}`
}

export function walletOf(db: Database, companyId: number, customerId: string) {
	return balanceOf(db, companyId, customerId, 'wallet')
}

/** Assigns a guest's order to a customer, as if they had been signed in. */
export async function giveOrderTo(db: Database, number: string, customerId: string) {
	await db.update(orders).set({ customerId }).where(eq(orders.number, number))
}

/** Makes these orders due now. */
export async function makeDue(db: Database, companyId: number, number: string) {
	await db
		.update(orders)
		.set({ dueAt: sql`now() - interval '1 second'` })
		.where(and(eq(orders.companyId, companyId), eq(orders.number, number)))
}
