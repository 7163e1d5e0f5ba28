import { sql } from 'drizzle-orm'
import {
	check,
	foreignKey,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	uuid,
} from 'drizzle-orm/pg-core'
import { moment, rupiah } from '#website-api/db/columns.ts'
import { roleLimitTable } from '#website-api/modules/platform/role-limits/role-limit.table.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'

/** What staff added to a wallet or took from it by hand; never changed, but its texts end with the account. */
export const walletAdjustment = pgTable(
	'wallet_adjustment',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull(),
		customerId: uuid('customer_id').notNull(),
		/** Negative: taken. */
		amount: rupiah('amount').notNull(),
		reason: text().notNull(),
		/** What the customer reads. */
		note: text().notNull().default(''),
		/** The staff member or the key. */
		makerId: uuid('maker_id').notNull(),
		/** The staff member's name or the key's label. */
		madeBy: text('made_by').notNull(),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		foreignKey({
			name: 'wallet_adjustment_customer_fk',
			columns: [table.companyId, table.customerId],
			foreignColumns: [customer.companyId, customer.id],
		}),
		index('wallet_adjustment_of_customer').on(table.companyId, table.customerId),
		index('wallet_adjustment_of_maker').on(table.companyId, table.makerId, table.at),
		check(
			'wallet_adjustment_amount',
			sql`${table.amount} <> 0 and ${table.amount} between -100000000 and 100000000`,
		),
	],
)

/** How much a role may add to and take from wallets within a day; no row: the role's default. */
export const walletLimit = roleLimitTable('wallet_limit')
