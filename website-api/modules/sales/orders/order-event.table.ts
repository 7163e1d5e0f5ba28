import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ORDER_ACTORS, ORDER_STATUSES } from '#contract/order-statuses.ts'
import { moment } from '#website-api/db/columns.ts'
import { operatorKey } from '#website-api/modules/platform/operator-api/operator-key.table.ts'
import { staffAccount } from '#website-api/modules/platform/staff/staff-account.table.ts'
import { orders } from './order.table.ts'
import { transitionActor } from './transition/transition.table.ts'

/** The status history, written by a trigger on `orders`; only actors of transition_actor can be stored. */
export const orderEvent = pgTable(
	'order_event',
	{
		companyId: integer('company_id').notNull(),
		orderId: uuid('order_id').notNull(),
		/** The order's version after the change; 0 is its creation. */
		version: integer().notNull(),
		/** Null for the creation. */
		fromStatus: text('from_status', { enum: ORDER_STATUSES }),
		toStatus: text('to_status', { enum: ORDER_STATUSES }).notNull(),
		actor: text({ enum: ORDER_ACTORS }).notNull(),
		/** The operator key that made the change; null: not made with a key. */
		operatorKeyId: uuid('operator_key_id'),
		/** The staff member who made the change. */
		staffId: uuid('staff_id'),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.orderId, table.version] }),
		foreignKey({
			name: 'order_event_order_fk',
			columns: [table.companyId, table.orderId],
			foreignColumns: [orders.companyId, orders.id],
		}),
		foreignKey({
			name: 'order_event_operator_key_fk',
			columns: [table.operatorKeyId],
			foreignColumns: [operatorKey.id],
		}),
		foreignKey({
			name: 'order_event_staff_fk',
			columns: [table.staffId],
			foreignColumns: [staffAccount.id],
		}),
		foreignKey({
			name: 'order_event_allowed_fk',
			columns: [table.fromStatus, table.toStatus, table.actor],
			foreignColumns: [transitionActor.fromStatus, transitionActor.toStatus, transitionActor.actor],
		}),
		check(
			'order_event_begins_pending',
			sql`(${table.fromStatus} is null) = (${table.version} = 0) and (${table.fromStatus} is not null or ${table.toStatus} = 'PENDING')`,
		),
	],
)
