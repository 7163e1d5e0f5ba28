import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { rupiah } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/** A table of how much each role may move by itself; no row: the role's default. */
export function roleLimitTable(name: string) {
	return pgTable(
		name,
		{
			companyId: integer('company_id').notNull(),
			role: text().notNull(),
			/** Whole rupiah; null: no limit. */
			most: rupiah('most'),
		},
		(table) => [
			primaryKey({ columns: [table.companyId, table.role] }),
			foreignKey({
				name: `${name}_company_fk`,
				columns: [table.companyId],
				foreignColumns: [company.id],
			}),
			check(`${name}_not_negative`, sql`${table.most} >= 0`),
		],
	)
}
export type RoleLimitTable = ReturnType<typeof roleLimitTable>
