import {
	bigint,
	check,
	foreignKey,
	integer,
	pgTable,
	primaryKey,
	text,
	uuid,
} from 'drizzle-orm/pg-core'
import { CORRECTED_FIELDS } from '#contract/order-correction.ts'
import { moment, isListed } from '#website-api/db/columns.ts'
import { orders } from '../order.table.ts'

/** What was corrected in an order, by staff or by its buyer; deleted only with the customer's data. */
export const orderCorrection = pgTable(
	'order_correction',
	{
		companyId: integer('company_id').notNull(),
		orderId: uuid('order_id').notNull(),
		id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
		field: text({ enum: CORRECTED_FIELDS }).notNull(),
		before: text().notNull(),
		after: text().notNull(),
		/** Of the parcel that was corrected; null: the order. */
		parcelNumber: integer('parcel_number'),
		/** '' for a correction by the buyer. */
		reason: text().notNull(),
		/** The staff member's name or the key's label; null: the buyer. */
		madeBy: text('made_by'),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.orderId, table.id] }),
		foreignKey({
			name: 'order_correction_order_fk',
			columns: [table.companyId, table.orderId],
			foreignColumns: [orders.companyId, orders.id],
		}),
		check('order_correction_field_known', isListed(table.field)),
	],
)
