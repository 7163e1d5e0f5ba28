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
	uuid,
} from 'drizzle-orm/pg-core'
import { REFUND_TARGETS } from '#contract/order.ts'
import { RETURN_REASONS } from '#contract/return-reasons.ts'
import { RETURN_STATUSES } from '#contract/return.ts'
import { moment, rupiah, isListed } from '#website-api/db/columns.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { upload } from '#website-api/modules/platform/uploads/upload.table.ts'

export const RETURN_ACTORS = ['customer', 'staff'] as const
/** Statuses of an open return, during which its order is not completed. */
export const OPEN_RETURN_STATUSES = ['REQUESTED', 'APPROVED', 'SENT_BACK', 'RECEIVED'] as const

/** The allowed status changes of a return with their actors; filled by a migration. */
export const returnTransition = pgTable(
	'return_transition',
	{
		fromStatus: text('from_status', { enum: RETURN_STATUSES }).notNull(),
		toStatus: text('to_status', { enum: RETURN_STATUSES }).notNull(),
		actor: text({ enum: RETURN_ACTORS }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.fromStatus, table.toStatus, table.actor] })],
)

/** Items of a delivered order that the customer wants to return. Its history is written by a trigger. */
export const returns = pgTable(
	'returns',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull(),
		/** Random number, displayed to the customer. */
		number: text().notNull(),
		orderId: uuid('order_id').notNull(),
		customerId: uuid('customer_id').notNull(),
		status: text({ enum: RETURN_STATUSES }).notNull().default('REQUESTED'),
		version: integer().notNull().default(0),
		movedBy: text('moved_by', { enum: RETURN_ACTORS }).notNull().default('customer'),
		description: text().notNull(),
		/** Amount refunded at the end. */
		refund: rupiah('refund').notNull(),
		/** Null before it was decided; returns of before went to the wallet. */
		refundTo: text('refund_to', { enum: REFUND_TARGETS }),
		rejectReason: text('reject_reason'),
		courier: text(),
		trackingNumber: text('tracking_number'),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		unique('returns_number').on(table.number, table.companyId),
		foreignKey({
			name: 'returns_order_fk',
			columns: [table.companyId, table.orderId],
			foreignColumns: [orders.companyId, orders.id],
		}),
		foreignKey({
			name: 'returns_customer_fk',
			columns: [table.companyId, table.customerId],
			foreignColumns: [customer.companyId, customer.id],
		}),
		index('returns_of_customer').on(table.companyId, table.customerId, table.at),
		index('returns_of_order').on(table.companyId, table.orderId),
		index('returns_list').on(table.companyId, table.status, table.at),
		check('returns_refund_to_known', isListed(table.refundTo)),
		check('returns_refund_positive', sql`${table.refund} >= 0`),
		check(
			'returns_sent_tracked',
			sql`${table.status} <> 'SENT_BACK' or ${table.trackingNumber} is not null`,
		),
		check(
			'returns_rejected_with_reason',
			sql`${table.status} <> 'REJECTED' or ${table.rejectReason} is not null`,
		),
	],
)

export const returnLine = pgTable(
	'return_line',
	{
		companyId: integer('company_id').notNull(),
		returnId: uuid('return_id').notNull(),
		orderId: uuid('order_id').notNull(),
		position: integer().notNull(),
		quantity: integer().notNull(),
		reason: text({ enum: RETURN_REASONS }).notNull(),
		refund: rupiah('refund').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.returnId, table.position] }),
		foreignKey({
			name: 'return_line_return_fk',
			columns: [table.companyId, table.returnId],
			foreignColumns: [returns.companyId, returns.id],
		}),
		foreignKey({
			name: 'return_line_line_fk',
			columns: [table.companyId, table.orderId, table.position],
			foreignColumns: [orderLine.companyId, orderLine.orderId, orderLine.position],
		}),
		check('return_line_quantity_positive', sql`${table.quantity} >= 1`),
		check('return_line_refund_positive', sql`${table.refund} >= 0`),
	],
)

export const returnEvent = pgTable(
	'return_event',
	{
		companyId: integer('company_id').notNull(),
		returnId: uuid('return_id').notNull(),
		version: integer().notNull(),
		/** Null for the creation. */
		fromStatus: text('from_status', { enum: RETURN_STATUSES }),
		toStatus: text('to_status', { enum: RETURN_STATUSES }).notNull(),
		actor: text({ enum: RETURN_ACTORS }).notNull(),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.returnId, table.version] }),
		foreignKey({
			name: 'return_event_return_fk',
			columns: [table.companyId, table.returnId],
			foreignColumns: [returns.companyId, returns.id],
		}),
		foreignKey({
			name: 'return_event_allowed_fk',
			columns: [table.fromStatus, table.toStatus, table.actor],
			foreignColumns: [
				returnTransition.fromStatus,
				returnTransition.toStatus,
				returnTransition.actor,
			],
		}),
		check(
			'return_event_begins_requested',
			sql`(${table.fromStatus} is null) = (${table.version} = 0) and (${table.fromStatus} is not null or ${table.toStatus} = 'REQUESTED')`,
		),
	],
)

export const returnPicture = pgTable(
	'return_picture',
	{
		companyId: integer('company_id').notNull(),
		returnId: uuid('return_id').notNull(),
		position: integer().notNull(),
		uploadId: uuid('upload_id').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.returnId, table.position] }),
		foreignKey({
			name: 'return_picture_return_fk',
			columns: [table.companyId, table.returnId],
			foreignColumns: [returns.companyId, returns.id],
		}),
		foreignKey({
			name: 'return_picture_upload_fk',
			columns: [table.companyId, table.uploadId],
			foreignColumns: [upload.companyId, upload.id],
		}),
		check('return_picture_at_most_five', sql`${table.position} between 0 and 4`),
	],
)

export const returnMessage = pgTable(
	'return_message',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull().defaultRandom(),
		returnId: uuid('return_id').notNull(),
		author: text({ enum: ['CUSTOMER', 'SHOP'] }).notNull(),
		body: text().notNull(),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		foreignKey({
			name: 'return_message_return_fk',
			columns: [table.companyId, table.returnId],
			foreignColumns: [returns.companyId, returns.id],
		}),
		index('return_message_of_return').on(table.companyId, table.returnId, table.at),
		check('return_message_author_known', isListed(table.author)),
	],
)
