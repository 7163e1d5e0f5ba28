import { sql } from 'drizzle-orm'
import { check, foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ORDER_ACTORS, ORDER_STATUSES } from '#contract/order-statuses.ts'

export type Actor = (typeof ORDER_ACTORS)[number]

/** The seventeen allowed transitions, of which two are steps back; filled by migrations and referenced by the status history. */
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

/** Actors allowed to make each transition. */
export const transitionActor = pgTable(
	'transition_actor',
	{
		fromStatus: text('from_status', { enum: ORDER_STATUSES }).notNull(),
		toStatus: text('to_status', { enum: ORDER_STATUSES }).notNull(),
		actor: text({ enum: ORDER_ACTORS }).notNull(),
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
