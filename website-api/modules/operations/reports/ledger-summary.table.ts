import { sql } from 'drizzle-orm'
import {
	bigint,
	check,
	date,
	foreignKey,
	integer,
	pgTable,
	primaryKey,
	text,
} from 'drizzle-orm/pg-core'
import { rupiah } from '#website-api/db/columns.ts'
import { ACCOUNT_KINDS } from '#website-api/modules/money/ledger/account-kinds.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/** Credits and debits of all accounts of a kind by day in Jakarta. */
export const ledgerDay = pgTable(
	'ledger_day',
	{
		companyId: integer('company_id').notNull(),
		day: date({ mode: 'string' }).notNull(),
		kind: text({ enum: ACCOUNT_KINDS }).notNull(),
		credited: rupiah('credited').notNull(),
		debited: rupiah('debited').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.day, table.kind] }),
		foreignKey({
			name: 'ledger_day_company_fk',
			columns: [table.companyId],
			foreignColumns: [company.id],
		}),
	],
)

/** Progress of summing the ledger: one row. */
export const ledgerSummary = pgTable(
	'ledger_summary',
	{
		id: integer().primaryKey(),
		/** Days up to this one have final sums. */
		closedDay: date('closed_day', { mode: 'string' }),
		/** Id of the newest transfer at the last run. */
		lastTransferId: bigint('last_transfer_id', { mode: 'number' }).notNull().default(0),
	},
	(table) => [check('ledger_summary_one_row', sql`${table.id} = 1`)],
)
