import { sql } from 'drizzle-orm'
import {
	foreignKey,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	unique,
	uuid,
} from 'drizzle-orm/pg-core'
import { bytea, moment } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/** What providers of payments, couriers and messages tell us, each event once. */
export const providerMessage = pgTable(
	'provider_message',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull(),
		/** e.g. MIDTRANS. */
		provider: text().notNull(),
		/** The same for every repetition of an event. */
		eventKey: text('event_key').notNull(),
		/** What it is about, by our reference. */
		reference: text().notNull(),
		/** Those that prove it or tell its kind. */
		headers: jsonb().$type<Record<string, string>>().notNull(),
		/** As it arrived. */
		body: bytea().notNull(),
		receivedAt: moment('received_at').notNull().defaultNow(),
		/** How often it came again. */
		repeats: integer().notNull().default(0),
		/** What became of it; null: not yet worked on. */
		outcome: text(),
		tries: integer().notNull().default(0),
		/** Null: done, or given up. */
		nextTryAt: moment('next_try_at').defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		unique('provider_message_event').on(table.companyId, table.provider, table.eventKey),
		foreignKey({
			name: 'provider_message_company_fk',
			columns: [table.companyId],
			foreignColumns: [company.id],
		}),
		index('provider_message_waiting')
			.on(table.nextTryAt)
			.where(sql`${table.nextTryAt} is not null`),
		index('provider_message_by_time').on(table.companyId, table.receivedAt),
	],
)
