import { sql } from 'drizzle-orm'
import {
	check,
	foreignKey,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	unique,
	uuid,
} from 'drizzle-orm/pg-core'
import { REVERSAL_KINDS } from '#contract/payment-reversal.ts'
import { moment, rupiah, isListed } from '#website-api/db/columns.ts'
import { paymentAttempt } from '#website-api/modules/sales/payment-attempts/attempt.table.ts'
import { orders } from '../order.table.ts'

/** Payments that a bank or the holder of a card took back; what is open of one is money that the shop is owed. */
export const paymentReversal = pgTable(
	'payment_reversal',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull(),
		orderId: uuid('order_id').notNull(),
		attemptId: uuid('attempt_id').notNull(),
		/** REVERSAL: by the bank, minutes later. CHARGEBACK: by the card's holder, weeks later. */
		kind: text({ enum: REVERSAL_KINDS }).notNull(),
		/** All that was ever taken, with what the buyer had paid for the fee. */
		amount: rupiah('amount').notNull(),
		/** What the order gave back since, later payments for it, and what was won back. */
		recovered: rupiah('recovered').notNull().default(0),
		/** What the provider gave the shop back of it. */
		wonBack: rupiah('won_back').notNull().default(0),
		/** What the shop has given up. */
		writtenOff: rupiah('written_off').notNull().default(0),
		writeOffReason: text('write_off_reason').notNull().default(''),
		/** The staff member's name or the key's label. */
		writtenOffBy: text('written_off_by'),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		unique('payment_reversal_once').on(table.companyId, table.attemptId),
		foreignKey({
			name: 'payment_reversal_order_fk',
			columns: [table.companyId, table.orderId],
			foreignColumns: [orders.companyId, orders.id],
		}),
		foreignKey({
			name: 'payment_reversal_attempt_fk',
			columns: [table.companyId, table.attemptId],
			foreignColumns: [paymentAttempt.companyId, paymentAttempt.id],
		}),
		index('payment_reversal_open')
			.on(table.companyId, table.orderId)
			.where(sql`${table.recovered} + ${table.writtenOff} < ${table.amount}`),
		check('payment_reversal_won_within', sql`${table.wonBack} between 0 and ${table.amount}`),
		check('payment_reversal_kind_known', isListed(table.kind)),
		check(
			'payment_reversal_within',
			sql`${table.amount} >= 1 and ${table.recovered} >= 0 and ${table.writtenOff} >= 0 and ${table.recovered} + ${table.writtenOff} <= ${table.amount}`,
		),
	],
)
export type ReversalRow = typeof paymentReversal.$inferSelect

/** What is neither recovered nor given up, in whole rupiah. */
export function openPartOf({
	amount,
	recovered,
	writtenOff,
}: Pick<ReversalRow, 'amount' | 'recovered' | 'writtenOff'>): number {
	return amount - recovered - writtenOff
}

/** Whether something of a reversal is open. */
export const isOpenReversal = sql`${paymentReversal.recovered} + ${paymentReversal.writtenOff} < ${paymentReversal.amount}`
