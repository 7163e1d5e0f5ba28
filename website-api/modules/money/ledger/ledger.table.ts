import { sql } from 'drizzle-orm'
import {
	bigint,
	check,
	foreignKey,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	unique,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { moment, rupiah, isListed } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { ACCOUNT_KINDS, UNITS } from './account-kinds.ts'

/** Ledger accounts of money or coins. Balances change through `post` (post.command.ts) only. */
export const account = pgTable(
	'account',
	{
		id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		kind: text({ enum: ACCOUNT_KINDS }).notNull(),
		unit: text({ enum: UNITS }).notNull(),
		/** Owner; both null for an account of the shop, whose rows differ by `shard`. */
		customerId: uuid('customer_id'),
		orderId: uuid('order_id'),
		shard: integer().notNull().default(0),
		balance: rupiah('balance').notNull().default(0),
		/** Minimum balance; null: no limit. */
		minBalance: rupiah('min_balance'),
	},
	(table) => [
		primaryKey({ columns: [table.id, table.companyId] }),
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
		check('account_unit_known', isListed(table.unit)),
		check(
			'account_covered',
			sql`${table.minBalance} is null or ${table.balance} >= ${table.minBalance}`,
		),
	],
)

/** Transfers of an amount from one account (debit) to another (credit). Append-only. */
export const transfer = pgTable(
	'transfer',
	{
		id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
		companyId: integer('company_id').notNull(),
		unit: text({ enum: UNITS }).notNull(),
		debitId: bigint('debit_id', { mode: 'number' }).notNull(),
		creditId: bigint('credit_id', { mode: 'number' }).notNull(),
		amount: rupiah('amount').notNull(),
		/** e.g. "payment". */
		reason: text().notNull(),
		orderId: uuid('order_id'),
		withdrawalId: uuid('withdrawal_id'),
		/** Idempotency key derived from the intent, e.g. "refund:{order}". */
		dedupeKey: text('dedupe_key').notNull(),
		reversesId: bigint('reverses_id', { mode: 'number' }),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.id, table.companyId] }),
		unique('transfer_dedupe').on(table.companyId, table.dedupeKey),
		unique('transfer_reversed_once').on(table.reversesId, table.companyId),
		unique('transfer_mirror').on(
			table.id,
			table.companyId,
			table.unit,
			table.debitId,
			table.creditId,
			table.amount,
		),
		// Both accounts have the same company and unit.
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
		// A reversal has the same amount with debit and credit swapped.
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
