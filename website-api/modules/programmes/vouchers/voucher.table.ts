import { sql } from 'drizzle-orm'
import {
	bigint,
	boolean,
	check,
	foreignKey,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	unique,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { type LocalText, moment, rupiah } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'

/** A voucher (spec section 3, "Coupon"), with its period and its limits. */
export const voucher = pgTable(
	'voucher',
	{
		companyId: integer('company_id').notNull(),
		id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
		/** Upper case; typed by shoppers. */
		code: text().notNull(),
		title: jsonb().$type<LocalText>().notNull(),
		shortDescription: jsonb('short_description').$type<LocalText>().notNull(),
		startsAt: moment('starts_at').notNull().defaultNow(),
		endsAt: moment('ends_at').notNull(),
		/** Credits the wallet when the order completes, instead of reducing the total. */
		isCashback: boolean('is_cashback').notNull().default(false),
		isPercentage: boolean('is_percentage').notNull().default(false),
		/** Applies to shipping, otherwise to the items. */
		isForShipping: boolean('is_for_shipping').notNull().default(false),
		/** Not listed: usable only with its code. */
		isPrivate: boolean('is_private').notNull().default(false),
		isActive: boolean('is_active').notNull().default(true),
		/** Whole rupiah, or percent where `isPercentage`. */
		amount: rupiah('amount').notNull(),
		/** Maximum amount of a percentage; null: no limit. */
		maximumAmount: rupiah('maximum_amount'),
		minimumSubTotal: rupiah('minimum_sub_total').notNull().default(0),
		/** Maximum number of uses; null: no limit. */
		quota: integer(),
		perCustomer: integer('per_customer').notNull().default(1),
		/** Number of voucher_use rows that were not reversed. */
		used: integer().notNull().default(0),
		/** Version; increased by staff changes, so that a stale save is rejected. */
		version: integer().notNull().default(0),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		unique('voucher_code_unique').on(table.companyId, table.code),
		foreignKey({
			name: 'voucher_company_fk',
			columns: [table.companyId],
			foreignColumns: [company.id],
		}),
		check('voucher_code_form', sql`${table.code} ~ '^[A-Z0-9][A-Z0-9-]{2,39}$'`),
		check('voucher_period', sql`${table.startsAt} < ${table.endsAt}`),
		check(
			'voucher_amount_range',
			sql`${table.amount} between 1 and case when ${table.isPercentage} then 100 else 1000000000000 end`,
		),
		check(
			'voucher_maximum_positive',
			sql`${table.maximumAmount} is null or ${table.maximumAmount} >= 1`,
		),
		check('voucher_minimum_positive', sql`${table.minimumSubTotal} >= 0`),
		check('voucher_per_customer_range', sql`${table.perCustomer} between 1 and 1000`),
		check(
			'voucher_used_within_quota',
			sql`${table.used} >= 0 and (${table.quota} is null or ${table.used} <= ${table.quota})`,
		),
		index('voucher_shown')
			.on(table.companyId, table.endsAt)
			.where(sql`${table.isActive} and not ${table.isPrivate}`),
	],
)
export type VoucherRow = typeof voucher.$inferSelect

/** A voucher used by an order, with its benefit; reversed when the order expires or is cancelled. */
export const voucherUse = pgTable(
	'voucher_use',
	{
		companyId: integer('company_id').notNull(),
		orderId: uuid('order_id').notNull(),
		isForShipping: boolean('is_for_shipping').notNull(),
		voucherId: bigint('voucher_id', { mode: 'number' }).notNull(),
		code: text().notNull(),
		/** The holder: the customer's id, or a guest's phone. */
		holder: text().notNull(),
		/** Digests of the buyer (buyer-keys.ts), by which later uses are counted. */
		keys: text().array().notNull().default([]),
		/** Number of the use among the holder's; unique among uses that were not reversed. */
		slot: integer().notNull(),
		/** Discount on the order. */
		discount: rupiah('discount').notNull(),
		/** Promised cashback, and the credited part (null: the order is not completed). */
		cashback: rupiah('cashback').notNull(),
		credited: rupiah('credited'),
		at: moment('at').notNull().defaultNow(),
		undoneAt: moment('undone_at'),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.orderId, table.isForShipping] }),
		foreignKey({
			name: 'voucher_use_voucher_fk',
			columns: [table.companyId, table.voucherId],
			foreignColumns: [voucher.companyId, voucher.id],
		}),
		foreignKey({
			name: 'voucher_use_order_fk',
			columns: [table.companyId, table.orderId],
			foreignColumns: [orders.companyId, orders.id],
		}),
		uniqueIndex('voucher_use_once_per_slot')
			.on(table.companyId, table.voucherId, table.holder, table.slot)
			.where(sql`${table.undoneAt} is null`),
		check('voucher_use_slot_range', sql`${table.slot} between 1 and 1000`),
		check(
			'voucher_use_amounts',
			sql`${table.discount} >= 0 and ${table.cashback} >= 0 and (${table.discount} = 0 or ${table.cashback} = 0)`,
		),
		check('voucher_use_credited_within', sql`${table.credited} between 0 and ${table.cashback}`),
	],
)
export type VoucherUseRow = typeof voucherUse.$inferSelect
