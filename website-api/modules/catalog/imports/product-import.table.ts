import { sql } from 'drizzle-orm'
import {
	check,
	customType,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	uuid,
} from 'drizzle-orm/pg-core'
import { IMPORT_STATES, type ImportFileOptionsWire } from '#contract/operator-imports.ts'
import { moment } from '#website-api/db/columns.ts'
import type { ImportCounts } from '#website-api/modules/catalog/import-files/run-import.ts'
import type { Refusal } from '#website-api/modules/catalog/import-files/read-products.ts'
import type { Reason } from '#website-api/modules/catalog/import-files/reasons.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** What is said of a row: refused, or taken with something left out. */
export type ImportRemark = Omit<Refusal, 'reason'> & {
	kind: 'REFUSED' | 'NOTE'
	/** In words: of an import by an earlier version. */
	reason: Reason | string
}

/** A product file that staff uploaded, and what has become of it. */
export const productImport = pgTable(
	'product_import',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		id: uuid().notNull().defaultRandom(),
		fileName: text('file_name').notNull(),
		/** null: imported, and not needed any more. */
		content: bytea(),
		options: jsonb().$type<ImportFileOptionsWire>().notNull(),
		state: text({ enum: IMPORT_STATES }).notNull().default('CHECKING'),
		/** How much of the file is read, in percent. */
		share: integer().notNull().default(0),
		counts: jsonb().$type<ImportCounts>().notNull(),
		remarks: jsonb().$type<ImportRemark[]>().notNull().default([]),
		/** Why the file cannot be read at all: a Reason as JSON. */
		fault: text(),
		madeBy: text('made_by').notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
		/** When the process that works on it last said so. */
		beatAt: moment('beat_at'),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		check(
			'product_import_state_known',
			sql`${table.state} in ('CHECKING', 'CHECKED', 'RUNNING', 'DONE', 'FAILED')`,
		),
		check(
			'product_import_size',
			sql`${table.content} is null or octet_length(${table.content}) <= 20971520`,
		),
		index('product_import_waiting')
			.on(table.createdAt)
			.where(sql`${table.state} in ('CHECKING', 'RUNNING')`),
	],
)
