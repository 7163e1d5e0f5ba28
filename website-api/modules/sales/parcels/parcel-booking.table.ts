import { sql } from 'drizzle-orm'
import {
	boolean,
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
import { BOOKING_REFUSALS } from '#contract/parcel-states.ts'
import { moment, isListed } from '#website-api/db/columns.ts'
import { parcel } from './parcel.table.ts'

/** A courier that staff asked for, or asked not to come, until its provider has answered; a refusal stays until it is asked for again. */
export const parcelBooking = pgTable(
	'parcel_booking',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull(),
		orderId: uuid('order_id').notNull(),
		parcelNumber: integer('parcel_number').notNull(),
		/** Null: as soon as the courier comes. */
		pickupAt: moment('pickup_at'),
		/** That nobody comes is asked for. */
		isCancellation: boolean('is_cancellation').notNull().default(false),
		/** The staff member's name or the key's label. */
		askedBy: text('asked_by').notNull(),
		tries: integer().notNull().default(0),
		/** Null: it is over. */
		nextTryAt: moment('next_try_at'),
		/** Why nobody comes; null: not known yet. */
		refusal: text({ enum: BOOKING_REFUSALS }),
		/** The provider's words. */
		said: text().notNull().default(''),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		unique('parcel_booking_once').on(table.companyId, table.orderId, table.parcelNumber),
		foreignKey({
			name: 'parcel_booking_parcel_fk',
			columns: [table.companyId, table.orderId, table.parcelNumber],
			foreignColumns: [parcel.companyId, parcel.orderId, parcel.number],
		}),
		index('parcel_booking_waiting')
			.on(table.nextTryAt)
			.where(sql`${table.nextTryAt} is not null`),
		check('parcel_booking_refusal_known', isListed(table.refusal)),
		check(
			'parcel_booking_over_or_waits',
			sql`(${table.nextTryAt} is null) = (${table.refusal} is not null)`,
		),
	],
)

export type ParcelBookingRow = typeof parcelBooking.$inferSelect
