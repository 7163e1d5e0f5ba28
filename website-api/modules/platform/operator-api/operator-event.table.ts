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
 * Audit log of the operator API: every requested change with key or staff member, operation, entity and time. Written
 * before the change is made. Rows are never changed or deleted and contain no personal data.
 */
export const operatorEvent = pgTable(
	'operator_event',
	{
		id: uuid().primaryKey().defaultRandom(),
		/** The key; null: requested by a staff member. */
		keyId: uuid('key_id'),
		staffId: uuid('staff_id'),
		/** The key's label or the staff member's name at that time. */
		keyLabel: text('key_label').notNull(),
		/** The company of the address or of the key; null: none. */
		companyId: integer('company_id'),
		/** Method and path, a key of `OPERATOR_OPERATIONS`. */
		operation: text().notNull(),
		/** The path parameters, e.g. an order's number. */
		subject: text().notNull(),
		/** Name of the subject at that time; null: unknown, or a customer. */
		subjectName: text('subject_name'),
		correlationId: text('correlation_id').notNull(),
		/** The client's address, as sent by the admin; '' for the command line. */
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
		index('operator_event_of_company').on(table.companyId, table.at, table.id),
		check(
			'operator_event_of_somebody',
			sql`(${table.keyId} is null) <> (${table.staffId} is null)`,
		),
	],
)

/** The result; no row: the process ended before it responded. */
export const operatorEventEnd = pgTable(
	'operator_event_end',
	{
		eventId: uuid('event_id').primaryKey(),
		/** HTTP status of the response. */
		status: integer().notNull(),
		/** Reference of a created entity, e.g. a voucher's code. */
		made: text(),
		/** Name of the created entity; null: unknown, or the reference itself. */
		madeName: text('made_name'),
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
 * The changes of rows by an event, written by triggers in the same transaction. Secrets and buyers' personal data are
 * left out; long texts are truncated.
 */
export const operatorChange = pgTable(
	'operator_change',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		eventId: uuid('event_id').notNull(),
		tableName: text('table_name').notNull(),
		/** Company of the row; null: none. */
		companyId: integer('company_id'),
		/** Columns that identify the row. */
		rowKey: jsonb('row_key').$type<ChangedColumns>().notNull(),
		/** The changed columns; null: the row was inserted. */
		before: jsonb().$type<ChangedColumns>(),
		/** null: the row was deleted. */
		after: jsonb().$type<ChangedColumns>(),
		/** Names at that time: of the row under '', of a reference under its column and value, e.g. "brand_id 7". */
		names: jsonb().$type<Record<string, string>>(),
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
