import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { PaymentProvider } from '#contract/online-method.ts'
import type { Database } from '#website-api/db/database.ts'

type AccountTable = PgTable & Record<'companyId' | 'provider', PgColumn>
type AccountKey = { companyId: number; provider: PaymentProvider }

/** Notes that a provider's notification arrived and was proven: the shop's address is known there, and the keys are right. */
export async function noteHeard(
	db: Database,
	table: AccountTable,
	{ companyId, provider }: AccountKey,
) {
	await db.execute(sql`
		update ${table} set heard_at = now()
		where ${table.companyId} = ${companyId} and ${table.provider} = ${provider}`)
}
