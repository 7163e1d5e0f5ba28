import { sql } from 'drizzle-orm'
import {
	check,
	date,
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
import { CONFIRMATION_STATUSES, PAYMENT_OUTCOMES } from '#contract/payment.ts'
import { GUEST_REFUND_REASONS } from '#contract/payout.ts'
import { moment, rupiah, isListed } from '#website-api/db/columns.ts'
import { withdrawal } from '#website-api/modules/money/withdrawals/withdrawal.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { upload } from '#website-api/modules/platform/uploads/upload.table.ts'

/** Payment confirmations by shoppers, to be checked by staff. */
export const paymentConfirmation = pgTable(
	'payment_confirmation',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull(),
		orderId: uuid('order_id').notNull(),
		bankCode: text('bank_code').notNull(),
		senderBank: text('sender_bank').notNull(),
		senderName: text('sender_name').notNull(),
		amount: rupiah('amount').notNull(),
		/** Day in Asia/Jakarta. */
		paidOn: date('paid_on', { mode: 'string' }).notNull(),
		note: text().notNull().default(''),
		proofId: uuid('proof_id').notNull(),
		status: text({ enum: CONFIRMATION_STATUSES }).notNull().default('WAITING'),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		foreignKey({
			name: 'payment_confirmation_order_fk',
			columns: [table.companyId, table.orderId],
			foreignColumns: [orders.companyId, orders.id],
		}),
		foreignKey({
			name: 'payment_confirmation_proof_fk',
			columns: [table.companyId, table.proofId],
			foreignColumns: [upload.companyId, upload.id],
		}),
		uniqueIndex('payment_confirmation_one_waiting')
			.on(table.companyId, table.orderId)
			.where(sql`${table.status} = 'WAITING'`),
		index('payment_confirmation_of_order').on(table.companyId, table.orderId, table.at),
		check('payment_confirmation_status_known', isListed(table.status)),
	],
)

/** Received payments, one per reference of the bank or provider. */
export const payment = pgTable(
	'payment',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull(),
		orderId: uuid('order_id').notNull(),
		/** e.g. a bank's code, or WALLET. */
		provider: text().notNull(),
		/** The provider's reference of the payment. */
		reference: text().notNull(),
		amount: rupiah('amount').notNull(),
		/**
		 * PAID: with it the order was paid. PART: a part of what the order costs. Otherwise the order did not need it:
		 * CREDITED to the wallet, or MARKED for a refund by the shop.
		 */
		outcome: text({ enum: PAYMENT_OUTCOMES }).notNull(),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		unique('payment_reference').on(table.companyId, table.provider, table.reference),
		foreignKey({
			name: 'payment_order_fk',
			columns: [table.companyId, table.orderId],
			foreignColumns: [orders.companyId, orders.id],
		}),
		index('payment_of_order').on(table.companyId, table.orderId, table.at),
		uniqueIndex('payment_pays_once')
			.on(table.companyId, table.orderId)
			.where(sql`${table.outcome} = 'PAID'`),
		check('payment_amount_positive', sql`${table.amount} >= 1`),
		check('payment_outcome_known', isListed(table.outcome)),
	],
)

/** Why an order's buyer gets money back. */
export type RefundReason = Exclude<(typeof GUEST_REFUND_REASONS)[number], 'WITHDRAWN'>

/** Refunds owed to guests and to deleted accounts, who have no wallet, until they are paid out. */
export const guestRefund = pgTable(
	'guest_refund',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull(),
		/** Null: of a withdrawal. */
		orderId: uuid('order_id'),
		/** One that the bank sent back after the account was deleted. */
		withdrawalId: uuid('withdrawal_id'),
		amount: rupiah('amount').notNull(),
		/**
		 * CANCELLED, CHANGED, RETURNED: what happened to the paid order. LATE: the payment arrived after the order
		 * had ended. SECOND: the order was already paid. WITHDRAWN: of a withdrawal.
		 */
		reason: text({ enum: GUEST_REFUND_REASONS }).notNull(),
		at: moment('at').notNull().defaultNow(),
		paidOutAt: moment('paid_out_at'),
		/** The bank's reference of the payout. */
		paidReference: text('paid_reference'),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		foreignKey({
			name: 'guest_refund_order_fk',
			columns: [table.companyId, table.orderId],
			foreignColumns: [orders.companyId, orders.id],
		}),
		foreignKey({
			name: 'guest_refund_withdrawal_fk',
			columns: [table.companyId, table.withdrawalId],
			foreignColumns: [withdrawal.companyId, withdrawal.id],
		}),
		uniqueIndex('guest_refund_reference').on(table.companyId, table.paidReference),
		check(
			'guest_refund_reference_of_payout',
			sql`${table.paidReference} is null or ${table.paidOutAt} is not null`,
		),
		check(
			'guest_refund_of_one',
			sql`(${table.orderId} is null) <> (${table.withdrawalId} is null)`,
		),
		check('guest_refund_amount_positive', sql`${table.amount} >= 1`),
		check('guest_refund_reason_known', isListed(table.reason)),
		index('guest_refund_open')
			.on(table.companyId, table.at)
			.where(sql`${table.paidOutAt} is null`),
	],
)
