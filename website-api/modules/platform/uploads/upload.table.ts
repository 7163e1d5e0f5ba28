import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, moment, isListed } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

export const UPLOAD_TYPES = ['image/jpeg', 'application/pdf'] as const

/** A file from a shopper, under a random id; pictures are stored only as encoded by the API. */
export const upload = pgTable(
	'upload',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		id: uuid().notNull().defaultRandom(),
		contentType: text('content_type', { enum: UPLOAD_TYPES }).notNull(),
		/** Null since files have a storage, where the bytes are under `id`; only old files have them here. */
		content: bytea(),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		check('upload_type_known', isListed(table.contentType)),
		check(
			'upload_size',
			sql`${table.content} is null or octet_length(${table.content}) between 1 and 5242880`,
		),
	],
)
