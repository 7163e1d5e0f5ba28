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
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { PARCEL_PROBLEMS, PARCEL_STATES } from '#contract/parcel-states.ts'
import { VENDOR_CODES } from '#contract/shipping-methods.ts'
import { moment, rupiah, isListed } from '#website-api/db/columns.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'

/**
 * A parcel of an order. Triggers keep what belongs together: a state never goes back, an order that is sent in one piece is one
 * parcel, and an order arrives when none of it is still to be sent.
 */
export const parcel = pgTable(
	'parcel',
	{
		companyId: integer('company_id').notNull(),
		orderId: uuid('order_id').notNull(),
		/** 1 is the order's first. */
		number: integer().notNull(),
		/** Names the parcel to providers, so that booking it twice is one booking. */
		reference: text().notNull(),
		state: text({ enum: PARCEL_STATES }).notNull().default('PREPARED'),
		problem: text({ enum: PARCEL_PROBLEMS }),
		/** Of the courier's news that set the problem, or ended it. */
		problemAt: moment('problem_at'),
		/** Since when staff have to decide something about it; null: nothing. */
		staffSince: moment('staff_since'),
		vendorCode: text('vendor_code', { enum: VENDOR_CODES }).notNull(),
		vendorMethod: text('vendor_method').notNull(),
		vendorName: text('vendor_name').notNull(),
		vendorMethodName: text('vendor_method_name').notNull(),
		/** Null: the courier has given none yet. */
		trackingNumber: text('tracking_number'),
		weightGrams: integer('weight_grams').notNull(),
		/** All three or none are known. */
		lengthMm: integer('length_mm'),
		widthMm: integer('width_mm'),
		heightMm: integer('height_mm'),
		/** Where it is booked, its id there, and the label that came from there, as stored by us; null: by hand. */
		provider: text(),
		providerOrderId: text('provider_order_id'),
		labelFile: text('label_file'),
		pickupAt: moment('pickup_at'),
		/** Who brings it, and the provider's page on which its way is followed. */
		driverName: text('driver_name'),
		driverPhone: text('driver_phone'),
		livePage: text('live_page'),
		/** What the provider said that it costs the shop, and what it charged after weighing. */
		quotedPrice: rupiah('quoted_price'),
		billedPrice: rupiah('billed_price'),
		/** The staff member's name or the key's label; null: made with the order's own step. */
		madeBy: text('made_by'),
		madeAt: moment('made_at').notNull().defaultNow(),
		sentAt: moment('sent_at'),
		/** When it was delivered, or came to another end. */
		endedAt: moment('ended_at'),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.orderId, table.number] }),
		unique('parcel_reference').on(table.companyId, table.reference),
		foreignKey({
			name: 'parcel_order_fk',
			columns: [table.companyId, table.orderId],
			foreignColumns: [orders.companyId, orders.id],
		}),
		uniqueIndex('parcel_of_provider')
			.on(table.companyId, table.provider, table.providerOrderId)
			.where(sql`${table.providerOrderId} is not null`),
		index('parcel_by_tracking')
			.on(table.companyId, table.trackingNumber)
			.where(sql`${table.trackingNumber} is not null`),
		index('parcel_for_staff')
			.on(table.companyId, table.staffSince)
			.where(sql`${table.staffSince} is not null`),
		check('parcel_number_from_one', sql`${table.number} >= 1`),
		check('parcel_state_known', isListed(table.state)),
		check(
			'parcel_problem_of_sent',
			sql`${table.problem} is null or (${table.problem} in ('ON_HOLD', 'RETURNING') and ${table.state} = 'SHIPPED')`,
		),
		check(
			'parcel_booked_somewhere',
			sql`${table.state} <> 'BOOKED' or ${table.provider} is not null`,
		),
		check(
			'parcel_size',
			sql`${table.weightGrams} >= 0 and (${table.lengthMm} is null) = (${table.widthMm} is null) and (${table.lengthMm} is null) = (${table.heightMm} is null) and (${table.lengthMm} is null or (${table.lengthMm} >= 1 and ${table.widthMm} >= 1 and ${table.heightMm} >= 1))`,
		),
		check('parcel_prices', sql`${table.quotedPrice} >= 0 and ${table.billedPrice} >= 0`),
	],
)

export type ParcelRow = typeof parcel.$inferSelect

/** Of a parcel that nobody brings. */
export const NO_DRIVER = { driverName: null, driverPhone: null, livePage: null } as const
