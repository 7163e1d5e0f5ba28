import {
	bigint,
	boolean,
	check,
	foreignKey,
	integer,
	pgTable,
	primaryKey,
	text,
	unique,
	uuid,
} from 'drizzle-orm/pg-core'
import { PARCEL_EVENT_KINDS } from '#contract/parcel-states.ts'
import { moment, isListed } from '#website-api/db/columns.ts'
import { parcel } from './parcel.table.ts'

/** Who reported an event: staff, the courier, or a step of the whole order. */
export const PARCEL_EVENT_SOURCES = ['STAFF', 'COURIER', 'ORDER'] as const

/** What became of a parcel, as it was reported. */
export const parcelEvent = pgTable(
	'parcel_event',
	{
		companyId: integer('company_id').notNull(),
		orderId: uuid('order_id').notNull(),
		parcelNumber: integer('parcel_number').notNull(),
		id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
		/** Of the courier's news, which counts once. */
		key: text(),
		kind: text({ enum: PARCEL_EVENT_KINDS }).notNull(),
		/** Changed the parcel; not, if it came too late or said nothing new. */
		isEffective: boolean('is_effective').notNull(),
		source: text({ enum: PARCEL_EVENT_SOURCES }).notNull(),
		/** In the courier's words, or the reason that staff gave. */
		said: text().notNull().default(''),
		/** The staff member's name or the key's label. */
		madeBy: text('made_by'),
		at: moment('at').notNull().defaultNow(),
		receivedAt: moment('received_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.orderId, table.parcelNumber, table.id] }),
		unique('parcel_event_once').on(table.companyId, table.orderId, table.parcelNumber, table.key),
		foreignKey({
			name: 'parcel_event_parcel_fk',
			columns: [table.companyId, table.orderId, table.parcelNumber],
			foreignColumns: [parcel.companyId, parcel.orderId, parcel.number],
		}),
		check('parcel_event_source_known', isListed(table.source)),
		check('parcel_event_kind_known', isListed(table.kind)),
	],
)
