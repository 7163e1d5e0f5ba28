import { sql } from 'drizzle-orm'
import {
	bigint,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	unique,
} from 'drizzle-orm/pg-core'
import { moment } from '#website-api/db/columns.ts'

/** Work to be done outside the database once the transaction that wrote the row is committed. */
export const outbox = pgTable(
	'outbox',
	{
		id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
		companyId: integer('company_id').notNull(),
		/** e.g. "order.status". */
		topic: text().notNull(),
		dedupeKey: text('dedupe_key').notNull(),
		payload: jsonb().$type<Record<string, string | number | null | string[]>>().notNull(),
		dueAt: moment('due_at').notNull().defaultNow(),
		tries: integer().notNull().default(0),
		doneAt: moment('done_at'),
		/** Set after the last failed attempt. */
		deadAt: moment('dead_at'),
		lastError: text('last_error'),
	},
	(table) => [
		primaryKey({ columns: [table.id, table.companyId] }),
		unique('outbox_dedupe').on(table.companyId, table.dedupeKey),
		index('outbox_due')
			.on(table.dueAt)
			.where(sql`${table.doneAt} is null and ${table.deadAt} is null`),
		index('outbox_done')
			.on(table.doneAt)
			.where(sql`${table.doneAt} is not null`),
	],
)
