import { sql } from 'drizzle-orm'
import {
	check,
	foreignKey,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { WITHDRAWAL_SOURCES, WITHDRAWAL_STATUSES } from '#contract/withdrawal.ts'
import { moment, rupiah, isListed } from '#website-api/db/columns.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'

/** Withdrawals of customers' money to their bank; held in the ledger from the request on. */
export const withdrawal = pgTable(
	'withdrawal',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull(),
		customerId: uuid('customer_id').notNull(),
		source: text({ enum: WITHDRAWAL_SOURCES }).notNull(),
		amount: rupiah('amount').notNull(),
		bank: jsonb().$type<{ code: string; number: string; holder: string }>().notNull(),
		status: text({ enum: WITHDRAWAL_STATUSES }).notNull().default('REQUESTED'),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		foreignKey({
			name: 'withdrawal_customer_fk',
			columns: [table.companyId, table.customerId],
			foreignColumns: [customer.companyId, customer.id],
		}),
		index('withdrawal_of_customer').on(table.companyId, table.customerId, table.at),
		uniqueIndex('withdrawal_one_open')
			.on(table.companyId, table.customerId)
			.where(sql`${table.status} in ('REQUESTED', 'APPROVED')`),
		check('withdrawal_minimum', sql`${table.amount} >= 50000`),
		check('withdrawal_status_known', isListed(table.status)),
	],
)

/** Ends of withdrawals: paid or rejected, never both. */
export const withdrawalEnd = pgTable(
	'withdrawal_end',
	{
		companyId: integer('company_id').notNull(),
		withdrawalId: uuid('withdrawal_id').notNull(),
		outcome: text({ enum: ['PAID', 'REJECTED'] }).notNull(),
		/** The bank's reference of the payout; null when rejected. */
		reference: text(),
		/** Reason for the rejection, written by staff. */
		reason: text(),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.withdrawalId] }),
		uniqueIndex('withdrawal_end_reference').on(table.companyId, table.reference),
		foreignKey({
			name: 'withdrawal_end_withdrawal_fk',
			columns: [table.companyId, table.withdrawalId],
			foreignColumns: [withdrawal.companyId, withdrawal.id],
		}),
		check(
			'withdrawal_end_reason_of_rejection',
			sql`${table.reason} is null or ${table.outcome} = 'REJECTED'`,
		),
		check('withdrawal_end_outcome_known', isListed(table.outcome)),
		check(
			'withdrawal_end_paid_has_reference',
			sql`(${table.outcome} = 'PAID') = (${table.reference} is not null)`,
		),
	],
)
