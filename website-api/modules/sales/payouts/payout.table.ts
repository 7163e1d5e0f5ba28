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
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { PAYOUT_STATES, PAYOUT_WAYS } from '#contract/bank-payout.ts'
import { moment, rupiah, isListed } from '#website-api/db/columns.ts'
import { withdrawal } from '#website-api/modules/money/withdrawals/withdrawal.table.ts'
import type { Payee } from '#website-api/modules/platform/gateways/payouts/payout-gateway.ts'
import { guestRefund } from '#website-api/modules/sales/payments/payment.table.ts'

/** Payouts of withdrawals and of guests' refunds, by a provider or by a file for the shop's bank. */
export const payout = pgTable(
	'payout',
	{
		companyId: integer('company_id').notNull(),
		/** The provider's key of every try. */
		id: uuid().notNull(),
		way: text({ enum: PAYOUT_WAYS }).notNull(),
		withdrawalId: uuid('withdrawal_id'),
		refundId: uuid('refund_id'),
		/** The file that it is in. */
		batchId: uuid('batch_id'),
		amount: rupiah('amount').notNull(),
		/** What the provider asks the shop for it. */
		fee: rupiah('fee').notNull().default(0),
		/** Where a guest's refund goes; a withdrawal has its own. */
		bank: jsonb().$type<Payee>(),
		/** The holder's name as the bank has it; null: not known. */
		bankHolder: text('bank_holder'),
		state: text({ enum: PAYOUT_STATES }).notNull(),
		/** The provider's id; null until its answer arrived. */
		providerId: text('provider_id'),
		/** The provider's own words, for staff. */
		said: text().notNull().default(''),
		/** Id of the staff account or the key. */
		requestedBy: uuid('requested_by').notNull(),
		requester: text().notNull(),
		requestedAt: moment('requested_at').notNull().defaultNow(),
		approvedBy: uuid('approved_by'),
		approver: text(),
		approvedAt: moment('approved_at'),
		/** How often the provider was asked. */
		asked: integer().notNull().default(0),
		/** Null: there is nothing to ask. */
		nextAskAt: moment('next_ask_at'),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		foreignKey({
			name: 'payout_withdrawal_fk',
			columns: [table.companyId, table.withdrawalId],
			foreignColumns: [withdrawal.companyId, withdrawal.id],
		}),
		foreignKey({
			name: 'payout_refund_fk',
			columns: [table.companyId, table.refundId],
			foreignColumns: [guestRefund.companyId, guestRefund.id],
		}),
		uniqueIndex('payout_one_of_withdrawal')
			.on(table.companyId, table.withdrawalId)
			.where(sql`${table.state} in ('REQUESTED', 'HELD', 'SENDING', 'SENT', 'UNCLEAR', 'PAID')`),
		uniqueIndex('payout_one_of_refund')
			.on(table.companyId, table.refundId)
			.where(sql`${table.state} in ('REQUESTED', 'HELD', 'SENDING', 'SENT', 'UNCLEAR', 'PAID')`),
		index('payout_by_time').on(table.companyId, table.requestedAt),
		index('payout_of_batch')
			.on(table.companyId, table.batchId)
			.where(sql`${table.batchId} is not null`),
		index('payout_of_provider')
			.on(table.companyId, table.providerId)
			.where(sql`${table.providerId} is not null`),
		index('payout_to_ask')
			.on(table.nextAskAt)
			.where(sql`${table.nextAskAt} is not null`),
		check('payout_way_known', isListed(table.way)),
		check('payout_state_known', isListed(table.state)),
		check('payout_of_one', sql`(${table.withdrawalId} is null) <> (${table.refundId} is null)`),
		check('payout_bank_of_refund', sql`(${table.bank} is null) = (${table.refundId} is null)`),
		check('payout_batch_of_file', sql`(${table.way} = 'FILE') = (${table.batchId} is not null)`),
		check('payout_amounts', sql`${table.amount} >= 1 and ${table.fee} >= 0`),
		check('payout_two_people', sql`${table.approvedBy} <> ${table.requestedBy}`),
		check(
			'payout_approved',
			sql`${table.way} = 'FILE' or ${table.state} in ('REQUESTED', 'HELD', 'CANCELLED') or ${table.approvedBy} is not null`,
		),
	],
)
export type PayoutRow = typeof payout.$inferSelect
export type PayoutKey = Pick<PayoutRow, 'companyId' | 'id'>

/** One payout. */
export function isPayout({ companyId, id }: PayoutKey) {
	return and(eq(payout.companyId, companyId), eq(payout.id, id))
}
