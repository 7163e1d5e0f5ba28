import { sql } from 'drizzle-orm'
import { bigint, check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/** Bytes of uploads per day (UTC) and counter. */
export const uploadVolume = pgTable(
	'upload_volume',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		/** "order:{id}", "network:{digest}" or "company". */
		key: text().notNull(),
		day: date({ mode: 'string' }).notNull(),
		bytes: bigint({ mode: 'number' }).notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.key, table.day] }),
		check('upload_volume_bytes_positive', sql`${table.bytes} >= 0`),
	],
)
