import { and, eq, sql } from 'drizzle-orm'
import {
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
import { moment, rupiah, isListed } from '#website-api/db/columns.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { PAYMENT_PROVIDERS, type OnlineMethod } from '#contract/online-method.ts'
import { ONLINE_STATES } from '#contract/online-offer.ts'
import type { Instructions } from '#website-api/modules/platform/gateways/payment-gateway.ts'

/** Attempts to pay for an order through a provider. */
export const paymentAttempt = pgTable(
	'payment_attempt',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull(),
		orderId: uuid('order_id').notNull(),
		provider: text({ enum: PAYMENT_PROVIDERS }).notNull(),
		method: text().$type<OnlineMethod>().notNull(),
		/** Ours, which the provider knows it by: the order's number and a count. */
		reference: text().notNull(),
		/** The provider's; null until its answer arrived. */
		providerId: text('provider_id'),
		/** What the buyer is asked for, whole rupiah. */
		amount: rupiah('amount').notNull(),
		/** The part of the amount that is for the provider's fee, and not for the order. */
		fee: rupiah('fee').notNull().default(0),
		/**
		 * OPENING: the provider may not know of it yet. FAILED: it refused. UNCLEAR: for staff. REVERSED: paid, and taken
		 * back by the bank or by the card's holder.
		 */
		state: text({ enum: ONLINE_STATES }).notNull(),
		instructions: jsonb().$type<Instructions>(),
		/** The provider's own words, for staff. */
		said: text().notNull().default(''),
		openedAt: moment('opened_at').notNull().defaultNow(),
		expiresAt: moment('expires_at').notNull(),
		/** How often the provider was asked. */
		asked: integer().notNull().default(0),
		/** Null: there is nothing more to ask. */
		nextAskAt: moment('next_ask_at'),
		/** When the buyer last had the provider asked. */
		checkedAt: moment('checked_at'),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		unique('payment_attempt_reference').on(table.companyId, table.reference),
		foreignKey({
			name: 'payment_attempt_order_fk',
			columns: [table.companyId, table.orderId],
			foreignColumns: [orders.companyId, orders.id],
		}),
		uniqueIndex('payment_attempt_one_open')
			.on(table.companyId, table.orderId)
			.where(sql`${table.state} in ('OPENING', 'OPEN')`),
		index('payment_attempt_of_order').on(table.companyId, table.orderId, table.openedAt),
		index('payment_attempt_to_ask')
			.on(table.nextAskAt)
			.where(sql`${table.nextAskAt} is not null`),
		index('payment_attempt_unclear')
			.on(table.companyId, table.orderId)
			.where(sql`${table.state} = 'UNCLEAR'`),
		check('payment_attempt_amount_positive', sql`${table.amount} >= 1`),
		check('payment_attempt_fee_within', sql`${table.fee} >= 0 and ${table.fee} < ${table.amount}`),
		check('payment_attempt_provider_known', isListed(table.provider)),
		check('payment_attempt_state_known', isListed(table.state)),
		check(
			'payment_attempt_open_is_payable',
			sql`${table.state} <> 'OPEN' or ${table.instructions} is not null`,
		),
	],
)
export type AttemptRow = typeof paymentAttempt.$inferSelect
export type AttemptKey = Pick<AttemptRow, 'companyId' | 'id'>

/** One attempt. */
export function isAttempt({ companyId, id }: AttemptKey) {
	return and(eq(paymentAttempt.companyId, companyId), eq(paymentAttempt.id, id))
}
