import { eq, sql } from 'drizzle-orm'
import { onlyRow } from '#website-api/db/only-row.ts'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './database.ts'

/** The position after the last row of a company; 0 without rows. Two at once may get the same. */
export async function nextPosition(
	db: Queryable,
	table: PgTable & { companyId: PgColumn; position: PgColumn },
	companyId: number,
): Promise<number> {
	const rows = await db
		.select({ next: sql<number>`coalesce(max(${table.position}) + 1, 0)`.mapWith(Number) })
		.from(table)
		.where(eq(table.companyId, companyId))
	return onlyRow(rows).next
}
