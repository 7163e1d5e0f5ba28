import { sql } from 'drizzle-orm'
import {
	bigint,
	check,
	foreignKey,
	index,
	integer,
	jsonb,
	pgTable,
	text,
	uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { staffAccount } from '#website-api/modules/platform/staff/staff-account.table.ts'
import { operatorKey } from './operator-key.table.ts'

/**
 * Every change that was asked for through the operator API: with which key, what, of which thing, when. Written
 * before the change is made, so that none is without it. Never changed, never deleted; no personal data.
 */
export const operatorEvent = pgTable(
	'operator_event',
	{
		id: uuid().primaryKey().defaultRandom(),
		/** The key; null: a staff member asked. */
		keyId: uuid('key_id'),
		staffId: uuid('staff_id'),
		/** The key's label or the staff member's name at the time. */
		keyLabel: text('key_label').notNull(),
		/** The company that the address or the key names; null: neither does. */
		companyId: integer('company_id'),
		/** Method and path, as contract/operator-access.ts lists them. */
		operation: text().notNull(),
		/** What the address names, e.g. an order's number. */
		subject: text().notNull(),
		correlationId: text('correlation_id').notNull(),
		/** Where it was asked from, as the admin says; '' for the command line. */
		address: text().notNull().default(''),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		foreignKey({
			name: 'operator_event_key_fk',
			columns: [table.keyId],
			foreignColumns: [operatorKey.id],
		}),
		foreignKey({
			name: 'operator_event_company_fk',
			columns: [table.companyId],
			foreignColumns: [company.id],
		}),
		foreignKey({
			name: 'operator_event_staff_fk',
			columns: [table.staffId],
			foreignColumns: [staffAccount.id],
		}),
		index('operator_event_newest').on(table.at),
		check(
			'operator_event_of_somebody',
			sql`(${table.keyId} is null) <> (${table.staffId} is null)`,
		),
	],
)

/** What came of it; without one the process ended before it answered. */
export const operatorEventEnd = pgTable(
	'operator_event_end',
	{
		eventId: uuid('event_id').primaryKey(),
		/** The answer's status. */
		status: integer().notNull(),
		/** What a creation made, e.g. a voucher's code. */
		made: text(),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		foreignKey({
			name: 'operator_event_end_event_fk',
			columns: [table.eventId],
			foreignColumns: [operatorEvent.id],
		}),
	],
)

/**
 * What an event's change made of a row: written by triggers in the same transaction, so that neither is without the
 * other. Secrets and buyers' personal data are left out, long texts are cut.
 */
export const operatorChange = pgTable(
	'operator_change',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		eventId: uuid('event_id').notNull(),
		tableName: text('table_name').notNull(),
		/** Of the row; null: it belongs to none. */
		companyId: integer('company_id'),
		/** The columns that name the row. */
		rowKey: jsonb('row_key').$type<ChangedColumns>().notNull(),
		/** The changed columns; null: the row was made. */
		before: jsonb().$type<ChangedColumns>(),
		/** null: the row was deleted. */
		after: jsonb().$type<ChangedColumns>(),
	},
	(table) => [
		foreignKey({
			name: 'operator_change_event_fk',
			columns: [table.eventId],
			foreignColumns: [operatorEvent.id],
		}),
		index('operator_change_of_event').on(table.eventId),
	],
)
type ChangedColumns = Record<string, unknown>
