import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { IMPORT_STATES, type ImportFileOptions } from '#contract/product-import.ts'
import { bytea, moment, isListed } from '#website-api/db/columns.ts'
import type { ImportCounts } from '#website-api/modules/catalog/import-files/run-import.ts'
import type { Refusal } from '#website-api/modules/catalog/import-files/file-product.ts'
import type { FileReading } from '#website-api/modules/catalog/import-files/file-reading.ts'
import type { Reason } from '#website-api/modules/catalog/import-files/reasons.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/** A message about a row: rejected, or imported incompletely. */
export type ImportRemark = Omit<Refusal, 'reason'> & {
	kind: 'REFUSED' | 'NOTE'
	/** Message text, from an import by an earlier version. */
	reason: Reason | string
}

/** A product file uploaded by staff, and the state of its import. */
export const productImport = pgTable(
	'product_import',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		id: uuid().notNull().defaultRandom(),
		fileName: text('file_name').notNull(),
		/** Of an upload by an earlier version; else null, and the file is in the storage under the import's id. */
		content: bytea(),
		options: jsonb().$type<z.output<typeof ImportFileOptions>>().notNull(),
		state: text({ enum: IMPORT_STATES }).notNull().default('CHECKING'),
		/** Progress of reading, in percent. */
		share: integer().notNull().default(0),
		counts: jsonb().$type<ImportCounts>().notNull(),
		remarks: jsonb().$type<ImportRemark[]>().notNull().default([]),
		/** How the file is read; null: not read yet. */
		reading: jsonb().$type<FileReading>(),
		/** Why the file cannot be read at all: a Reason as JSON. */
		fault: text(),
		madeBy: text('made_by').notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
		/** Last heartbeat of the process that works on it. */
		beatAt: moment('beat_at'),
		/** How often a process began to work on its current state without ending it properly. */
		attempts: integer().notNull().default(0),
		startedAt: moment('started_at'),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		check('product_import_state_known', isListed(table.state)),
		check(
			'product_import_size',
			sql`${table.content} is null or octet_length(${table.content}) <= 20971520`,
		),
		index('product_import_waiting')
			.on(table.createdAt)
			.where(sql`${table.state} in ('CHECKING', 'RUNNING')`),
	],
)
