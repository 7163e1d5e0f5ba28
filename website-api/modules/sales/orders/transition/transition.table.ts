import { sql } from 'drizzle-orm'
import { check, foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ORDER_STATUSES } from '#contract/order.ts'

/** Who may move an order: people, the clock, a payment, or the shop's own machinery. */
export const ACTORS = ['customer', 'staff', 'courier', 'timer', 'payment', 'system'] as const
export type Actor = (typeof ACTORS)[number]

/** The thirteen status changes there are; filled by a migration. The status history refers to it. */
export const allowedTransition = pgTable(
	'allowed_transition',
	{
		fromStatus: text('from_status', { enum: ORDER_STATUSES }).notNull(),
		toStatus: text('to_status', { enum: ORDER_STATUSES }).notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.fromStatus, table.toStatus] }),
		check('allowed_transition_moves', sql`${table.fromStatus} <> ${table.toStatus}`),
	],
)

/** Who may make each of them. */
export const transitionActor = pgTable(
	'transition_actor',
	{
		fromStatus: text('from_status', { enum: ORDER_STATUSES }).notNull(),
		toStatus: text('to_status', { enum: ORDER_STATUSES }).notNull(),
		actor: text({ enum: ACTORS }).notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.fromStatus, table.toStatus, table.actor] }),
		foreignKey({
			name: 'transition_actor_allowed_fk',
			columns: [table.fromStatus, table.toStatus],
			foreignColumns: [allowedTransition.fromStatus, allowedTransition.toStatus],
		}),
	],
)
