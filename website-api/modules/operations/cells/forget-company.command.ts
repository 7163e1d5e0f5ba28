import { sql } from 'drizzle-orm'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { companyAtRest } from '#website-api/modules/platform/companies/company-at-rest.table.ts'
import { eq } from 'drizzle-orm'
import { OWN_TABLES } from './move.ts'

/**
 * Deletes all rows of a company that is not served here: what an abandoned move has copied, or what stayed after a move.
 * Accounts of staff are kept, since the history of other companies may name them.
 */
export async function forgetRows(db: Database, companyId: number) {
	await inTransaction(db, async (tx) => {
		await withoutTriggers(tx)
		await tx.execute(sql`set local statement_timeout = 0`)
		await tx.execute(sql`
			delete from operator_event_end
			where event_id in (select id from operator_event where company_id = ${companyId})`)
		for (const { name, column } of OWN_TABLES) {
			await tx.execute(
				sql`delete from ${sql.identifier(name)} where ${sql.identifier(column)} = ${companyId}`,
			)
		}
		await tx.execute(sql`delete from operator_key where company_id = ${companyId}`)
		await tx.execute(sql`delete from page_change where company_id = ${companyId}`)
		await tx.delete(companyAtRest).where(eq(companyAtRest.companyId, companyId))
	})
}

/** For the rest of the transaction no triggers fire and no references are checked, as when rows are replicated. */
export async function withoutTriggers(tx: Transaction) {
	await tx.execute(sql`set local session_replication_role = replica`)
}
