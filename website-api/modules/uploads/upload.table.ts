import { sql } from 'drizzle-orm'
import { check, customType, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/companies/company.table.ts'

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export const UPLOAD_TYPES = ['image/jpeg', 'application/pdf'] as const

/** A file from a shopper, under a random name of ours; a picture is stored only as we encoded it. */
export const upload = pgTable(
	'upload',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		id: uuid().notNull().defaultRandom(),
		contentType: text('content_type', { enum: UPLOAD_TYPES }).notNull(),
		content: bytea().notNull(),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		check('upload_type_known', sql`${table.contentType} in ('image/jpeg', 'application/pdf')`),
		check('upload_size', sql`octet_length(${table.content}) between 1 and 5242880`),
	],
)
