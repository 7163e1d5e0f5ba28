import { sql } from 'drizzle-orm'
import {
	check,
	foreignKey,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	uuid,
} from 'drizzle-orm/pg-core'
import { moment, isListed } from '#website-api/db/columns.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'

export const REVIEW_REASONS = ['SIMILAR_ADDRESS'] as const
export const REVIEW_DECISIONS = ['RELEASED', 'REFUSED'] as const

/** An order by a link whose commission stays pending until the shop has decided. */
export const commissionReview = pgTable(
	'commission_review',
	{
		companyId: integer('company_id').notNull(),
		orderId: uuid('order_id').notNull(),
		reason: text({ enum: REVIEW_REASONS }).notNull(),
		at: moment('at').notNull().defaultNow(),
		/** null: none has decided. */
		decision: text({ enum: REVIEW_DECISIONS }),
		decidedAt: moment('decided_at'),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.orderId] }),
		foreignKey({
			name: 'commission_review_order_fk',
			columns: [table.companyId, table.orderId],
			foreignColumns: [orders.companyId, orders.id],
		}),
		index('commission_review_open')
			.on(table.companyId, table.at)
			.where(sql`${table.decision} is null`),
		check('commission_review_reason_known', isListed(table.reason)),
		check('commission_review_decision_known', isListed(table.decision)),
		check(
			'commission_review_decided_once',
			sql`(${table.decision} is null) = (${table.decidedAt} is null)`,
		),
	],
)
