import { sql } from 'drizzle-orm'
import {
	bigint,
	check,
	foreignKey,
	index,
	integer,
	pgTable,
	text,
	unique,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { moment, rupiah } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { ACCOUNT_KINDS, UNITS } from './account-kinds.ts'

/** A pot of money or coins. Its balance is never set: post.queries.ts, the only writer, moves it. */
export const account = pgTable(
	'account',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		kind: text({ enum: ACCOUNT_KINDS }).notNull(),
		unit: text({ enum: UNITS }).notNull(),
		/** Whose it is; both null: the shop's own, and then `shard` tells its rows apart. */
		customerId: uuid('customer_id'),
		orderId: uuid('order_id'),
		shard: integer().notNull().default(0),
		balance: rupiah('balance').notNull().default(0),
		/** The balance may not fall below this; null: no limit. */
		minBalance: rupiah('min_balance'),
	},
	(table) => [
		unique('account_of_company_and_unit').on(table.companyId, table.unit, table.id),
		uniqueIndex('account_of_customer')
			.on(table.companyId, table.customerId, table.kind)
			.where(sql`${table.customerId} is not null`),
		uniqueIndex('account_of_order')
			.on(table.companyId, table.orderId)
			.where(sql`${table.orderId} is not null`),
		uniqueIndex('account_of_house')
			.on(table.companyId, table.kind, table.shard)
			.where(sql`${table.customerId} is null and ${table.orderId} is null`),
		foreignKey({
			name: 'account_customer_fk',
			columns: [table.companyId, table.customerId],
			foreignColumns: [customer.companyId, customer.id],
		}),
		check('account_one_owner', sql`${table.customerId} is null or ${table.orderId} is null`),
		check('account_unit_known', sql`${table.unit} in ('IDR', 'COIN')`),
		check(
			'account_covered',
			sql`${table.minBalance} is null or ${table.balance} >= ${table.minBalance}`,
		),
	],
)

/** One movement of one amount from one account (debit) to another (credit). Never changed, never deleted. */
export const transfer = pgTable(
	'transfer',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		companyId: integer('company_id').notNull(),
		unit: text({ enum: UNITS }).notNull(),
		debitId: bigint('debit_id', { mode: 'number' }).notNull(),
		creditId: bigint('credit_id', { mode: 'number' }).notNull(),
		amount: rupiah('amount').notNull(),
		/** Why, e.g. "payment". */
		reason: text().notNull(),
		orderId: uuid('order_id'),
		withdrawalId: uuid('withdrawal_id'),
		/** Made from the intent, e.g. "refund:{order}", so that a second try finds the first. */
		dedupeKey: text('dedupe_key').notNull(),
		reversesId: bigint('reverses_id', { mode: 'number' }),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		unique('transfer_dedupe').on(table.companyId, table.dedupeKey),
		unique('transfer_reversed_once').on(table.reversesId),
		unique('transfer_mirror').on(
			table.id,
			table.companyId,
			table.unit,
			table.debitId,
			table.creditId,
			table.amount,
		),
		// Same shop, same unit on both sides.
		foreignKey({
			name: 'transfer_debit_fk',
			columns: [table.companyId, table.unit, table.debitId],
			foreignColumns: [account.companyId, account.unit, account.id],
		}),
		foreignKey({
			name: 'transfer_credit_fk',
			columns: [table.companyId, table.unit, table.creditId],
			foreignColumns: [account.companyId, account.unit, account.id],
		}),
		// A reversal moves exactly what it reverses, the other way.
		foreignKey({
			name: 'transfer_reverses_fk',
			columns: [
				table.reversesId,
				table.companyId,
				table.unit,
				table.creditId,
				table.debitId,
				table.amount,
			],
			foreignColumns: [
				table.id,
				table.companyId,
				table.unit,
				table.debitId,
				table.creditId,
				table.amount,
			],
		}),
		check('transfer_amount_positive', sql`${table.amount} between 1 and 1000000000000`),
		check('transfer_two_sides', sql`${table.debitId} <> ${table.creditId}`),
		index('transfer_of_debit').on(table.debitId),
		index('transfer_by_time').using('brin', table.at),
		index('transfer_of_credit').on(table.creditId),
		index('transfer_of_order')
			.on(table.orderId)
			.where(sql`${table.orderId} is not null`),
	],
)
