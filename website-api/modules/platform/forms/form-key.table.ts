import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/** A used Idempotency-Key with its response, stored in the same transaction as its effect. */
export const formKey = pgTable(
	'form_key',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		/** The customer's id, or "guest". */
		actor: text().notNull(),
		/** Method and path, e.g. "POST /order". */
		route: text().notNull(),
		key: text().notNull(),
		/** SHA-256 of the request, to detect that a key is reused for another request. */
		requestHash: text('request_hash').notNull(),
		/** Null only inside the transaction that handles the request. */
		answer: jsonb(),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.actor, table.route, table.key] }),
		index('form_key_age').on(table.at),
	],
)
