import { and, eq, sql } from 'drizzle-orm'
import {
	check,
	foreignKey,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { PROVIDER_REFUND_STATES } from '#contract/payout.ts'
import { moment, rupiah, isListed } from '#website-api/db/columns.ts'
import { paymentAttempt } from '#website-api/modules/sales/payment-attempts/attempt.table.ts'
import { guestRefund } from '#website-api/modules/sales/payments/payment.table.ts'

/** Refunds of guests that the provider of the payment is asked to make. The id is the key of every try. */
export const providerRefund = pgTable(
	'provider_refund',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull(),
		refundId: uuid('refund_id').notNull(),
		attemptId: uuid('attempt_id').notNull(),
		amount: rupiah('amount').notNull(),
		/** The provider's; null: it gives none, or its answer was lost. */
		providerId: text('provider_id'),
		/** REQUESTED: the provider has not answered yet. REFUSED, maybe after DONE: it is paid in another way. */
		state: text({ enum: PROVIDER_REFUND_STATES }).notNull().default('REQUESTED'),
		/** The provider's own words, for staff. */
		said: text().notNull().default(''),
		/** The staff member's name or the key's label. */
		requestedBy: text('requested_by').notNull(),
		requestedAt: moment('requested_at').notNull().defaultNow(),
		/** When it is tried again; of DONE, when the provider is asked whether it came to the buyer. Null: never. */
		nextTryAt: moment('next_try_at'),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		foreignKey({
			name: 'provider_refund_refund_fk',
			columns: [table.companyId, table.refundId],
			foreignColumns: [guestRefund.companyId, guestRefund.id],
		}),
		foreignKey({
			name: 'provider_refund_attempt_fk',
			columns: [table.companyId, table.attemptId],
			foreignColumns: [paymentAttempt.companyId, paymentAttempt.id],
		}),
		uniqueIndex('provider_refund_one')
			.on(table.companyId, table.refundId)
			.where(sql`${table.state} in ('REQUESTED', 'DONE')`),
		index('provider_refund_of_attempt').on(table.companyId, table.attemptId),
		index('provider_refund_to_try')
			.on(table.nextTryAt)
			.where(sql`${table.nextTryAt} is not null`),
		check('provider_refund_state_known', isListed(table.state)),
		check('provider_refund_amount_positive', sql`${table.amount} >= 1`),
	],
)
export type ProviderRefundRow = typeof providerRefund.$inferSelect

/** One refund. */
export function isRefund({ companyId, id }: Pick<ProviderRefundRow, 'companyId' | 'id'>) {
	return and(eq(providerRefund.companyId, companyId), eq(providerRefund.id, id))
}
