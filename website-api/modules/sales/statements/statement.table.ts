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
import { moment, isListed } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'

const day = (name: string) => date(name, { mode: 'string' })
/** Hundredths of a rupiah: balances have cents because of interest. */
const sen = (name: string) => bigint(name, { mode: 'number' })

/** An uploaded statement of one account. Rows of this and the following tables are never changed or deleted. */
export const bankStatement = pgTable(
	'bank_statement',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull(),
		/** Number of the company's account, or QRIS. */
		bankCode: text('bank_code').notNull(),
		accountNumber: text('account_number').notNull(),
		/** Key of the layout it was read with. */
		layout: text().notNull(),
		fileName: text('file_name').notNull(),
		/** First day of its lines; null: it has only pending ones. */
		firstDay: day('first_day'),
		lastDay: day('last_day'),
		lineCount: integer('line_count').notNull(),
		/** Number of lines that no earlier statement had. */
		newLineCount: integer('new_line_count').notNull(),
		pendingCount: integer('pending_count').notNull(),
		/** Number of skipped lines of accounts that are not the company's. */
		foreignCount: integer('foreign_count').notNull(),
		unreadableRows: integer('unreadable_rows').array().notNull(),
		/** Name of the staff member or key that uploaded it. */
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

/** A movement of an account, stored once even if several statements contain it. */
export const bankLine = pgTable(
	'bank_line',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull(),
		/** The first statement that contains it. */
		statementId: uuid('statement_id').notNull(),
		bankCode: text('bank_code').notNull(),
		accountNumber: text('account_number').notNull(),
		/** Day in Asia/Jakarta. */
		bookedOn: day('booked_on').notNull(),
		/** null: not in the statement. */
		bookedAt: moment('booked_at'),
		/** Positive for credits. */
		amountSen: sen('amount_sen').notNull(),
		/** Balance after the line; null: not in the statement. */
		balanceSen: sen('balance_sen'),
		/** The provider's reference of a QRIS payment, else ''. */
		reference: text().notNull(),
		/** Numbers the lines of one day that are equal in all of the above. */
		occurrence: integer().notNull(),
		/** The bank's description; '' for debits. */
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
			table.companyId,
			table.accountNumber,
			table.bookedOn,
			table.amountSen,
			table.reference,
			sql`coalesce(${table.balanceSen}, (-9000000000000000)::bigint)`,
			table.occurrence,
		),
		index('bank_line_chain').on(
			table.companyId,
			table.accountNumber,
			table.balanceSen,
			table.bookedOn,
		),
		check('bank_line_moves_money', sql`${table.amountSen} <> 0`),
		check('bank_line_occurrence_positive', sql`${table.occurrence} >= 1`),
	],
)

export const SETTLEMENT_KINDS = ['CONFIRMED', 'IGNORED'] as const

/** A staff decision about a line. A confirmation is final; an ignored line may still be confirmed. */
export const bankLineSettlement = pgTable(
	'bank_line_settlement',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull(),
		lineId: uuid('line_id').notNull(),
		kind: text({ enum: SETTLEMENT_KINDS }).notNull(),
		/** The order that the payment was booked for. */
		orderId: uuid('order_id'),
		note: text().notNull(),
		/** Name of the staff member or key. */
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
		check('bank_line_settlement_kind_known', isListed(table.kind)),
		check(
			'bank_line_settlement_of_order',
			sql`(${table.kind} = 'CONFIRMED') = (${table.orderId} is not null)`,
		),
	],
)
