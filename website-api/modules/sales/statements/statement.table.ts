import { sql } from 'drizzle-orm'
import {
	bigint,
	check,
	date,
	foreignKey,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'

const day = (name: string) => date(name, { mode: 'string' })
/** Hundredths of a rupiah: balances have cents, by interest. */
const sen = (name: string) => bigint(name, { mode: 'number' })

/** A statement of one account that was uploaded. Never changed, never deleted, as all that follows here. */
export const bankStatement = pgTable(
	'bank_statement',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull(),
		/** Of the company's account, or QRIS. */
		bankCode: text('bank_code').notNull(),
		accountNumber: text('account_number').notNull(),
		/** Key of the layout that it was read by. */
		layout: text().notNull(),
		fileName: text('file_name').notNull(),
		/** Of its lines; null: it has only pending ones. */
		firstDay: day('first_day'),
		lastDay: day('last_day'),
		lineCount: integer('line_count').notNull(),
		/** Lines that no earlier statement had. */
		newLineCount: integer('new_line_count').notNull(),
		pendingCount: integer('pending_count').notNull(),
		/** Lines of accounts that are not the company's, which were left out. */
		foreignCount: integer('foreign_count').notNull(),
		unreadableRows: integer('unreadable_rows').array().notNull(),
		/** Name of who uploaded it. */
		uploadedBy: text('uploaded_by').notNull(),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		foreignKey({
			name: 'bank_statement_company_fk',
			columns: [table.companyId],
			foreignColumns: [company.id],
		}),
		index('bank_statement_newest').on(table.companyId, table.at),
		check('bank_statement_days', sql`${table.firstDay} <= ${table.lastDay}`),
	],
)

/** One movement of an account, once however many statements have it. */
export const bankLine = pgTable(
	'bank_line',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull(),
		/** The first that had it. */
		statementId: uuid('statement_id').notNull(),
		bankCode: text('bank_code').notNull(),
		accountNumber: text('account_number').notNull(),
		/** Day in Asia/Jakarta. */
		bookedOn: day('booked_on').notNull(),
		/** null: the statement says no time. */
		bookedAt: moment('booked_at'),
		/** Above zero: money came. */
		amountSen: sen('amount_sen').notNull(),
		/** After the line; null: the statement says none. */
		balanceSen: sen('balance_sen'),
		/** The provider's own number of a QRIS payment, else ''. */
		reference: text().notNull(),
		/** Counts lines of one day that are equal in all of the above. */
		occurrence: integer().notNull(),
		/** What the bank says of it; '' of money that went. */
		description: text().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		foreignKey({
			name: 'bank_line_statement_fk',
			columns: [table.companyId, table.statementId],
			foreignColumns: [bankStatement.companyId, bankStatement.id],
		}),
		uniqueIndex('bank_line_once').on(
			...[table.companyId, table.accountNumber, table.bookedOn, table.amountSen, table.reference],
			sql`coalesce(${table.balanceSen}, (-9000000000000000)::bigint)`,
			table.occurrence,
		),
		index('bank_line_chain').on(
			...[table.companyId, table.accountNumber, table.balanceSen, table.bookedOn],
		),
		check('bank_line_moves_money', sql`${table.amountSen} <> 0`),
		check('bank_line_occurrence_positive', sql`${table.occurrence} >= 1`),
	],
)

export const SETTLEMENT_KINDS = ['CONFIRMED', 'IGNORED'] as const

/** What someone decided about a line. A confirmation is final; a line that was ignored may still be confirmed. */
export const bankLineSettlement = pgTable(
	'bank_line_settlement',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull(),
		lineId: uuid('line_id').notNull(),
		kind: text({ enum: SETTLEMENT_KINDS }).notNull(),
		/** The order that the money was booked for. */
		orderId: uuid('order_id'),
		note: text().notNull(),
		/** Name of who decided. */
		settledBy: text('settled_by').notNull(),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		foreignKey({
			name: 'bank_line_settlement_line_fk',
			columns: [table.companyId, table.lineId],
			foreignColumns: [bankLine.companyId, bankLine.id],
		}),
		foreignKey({
			name: 'bank_line_settlement_order_fk',
			columns: [table.companyId, table.orderId],
			foreignColumns: [orders.companyId, orders.id],
		}),
		index('bank_line_settlement_of_line').on(table.companyId, table.lineId),
		index('bank_line_settlement_by_order')
			.on(table.companyId, table.orderId)
			.where(sql`${table.orderId} is not null`),
		uniqueIndex('bank_line_confirmed_once')
			.on(table.companyId, table.lineId)
			.where(sql`${table.kind} = 'CONFIRMED'`),
		check('bank_line_settlement_kind_known', sql`${table.kind} in ('CONFIRMED', 'IGNORED')`),
		check(
			'bank_line_settlement_of_order',
			sql`(${table.kind} = 'CONFIRMED') = (${table.orderId} is not null)`,
		),
	],
)
