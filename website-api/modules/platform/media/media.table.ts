import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/** A stored picture; its bytes are in the storage under this id. */
export const media = pgTable(
	'media',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		/** A digest of company and content. */
		id: text().notNull(),
		/** MIME type of the master. */
		type: text().notNull(),
		width: integer().notNull(),
		height: integer().notNull(),
		bytes: integer().notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		index('media_by_id').on(table.id),
		check('media_id_form', sql`${table.id} ~ '^[a-z0-9]{8,64}$'`),
		check('media_size_positive', sql`${table.width} > 0 and ${table.height} > 0`),
	],
)
