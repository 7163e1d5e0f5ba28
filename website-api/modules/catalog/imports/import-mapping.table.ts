import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#website-api/db/columns.ts'
import type { Mapping } from '#website-api/modules/catalog/import-files/layout.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/** What staff said that the columns of files with the same set of names are. */
export const importMapping = pgTable(
	'import_mapping',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		/** Digest of the sorted names. */
		headerDigest: text('header_digest').notNull(),
		columns: jsonb().$type<Mapping>().notNull(),
		updatedAt: moment('updated_at').notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.companyId, table.headerDigest] })],
)
