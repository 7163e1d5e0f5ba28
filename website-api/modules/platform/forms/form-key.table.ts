import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/** An Idempotency-Key that was used, in the same transaction as its effect, with the answer it got. */
export const formKey = pgTable(
	'form_key',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		/** The customer's id, or "guest". */
		actor: text().notNull(),
		/** What was asked for, e.g. "POST /order". */
		route: text().notNull(),
		key: text().notNull(),
		/** SHA-256 of the request, so that one key cannot stand for two things. */
		requestHash: text('request_hash').notNull(),
		/** Null only inside the transaction that is at work. */
		answer: jsonb(),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.actor, table.route, table.key] }),
		index('form_key_age').on(table.at),
	],
)
