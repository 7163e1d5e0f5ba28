import { sql } from 'drizzle-orm'
import {
	bigint,
	check,
	foreignKey,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	unique,
	uuid,
} from 'drizzle-orm/pg-core'
import { DRAFT_STATES } from '#contract/order-draft.ts'
import { type DraftContent } from '#contract/draft-content.ts'
import { moment, isListed } from '#website-api/db/columns.ts'
import { stock } from '#website-api/modules/catalog/stock/stock.table.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'

/** Orders that staff are writing. The order that a draft becomes has its id; contact and address are then deleted here. */
export const orderDraft = pgTable(
	'order_draft',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull(),
		/** Counts its changes. */
		version: integer().notNull().default(1),
		state: text({ enum: DRAFT_STATES }).notNull().default('OPEN'),
		content: jsonb().$type<DraftContent>().notNull(),
		/** Until when its units are reserved; null: they are not. */
		holdEndsAt: moment('hold_ends_at'),
		/** The number that the caller of the operator API gave it. */
		outsideNumber: text('outside_number'),
		/** Of the request that created it: a repeat of its number must say the same. */
		digest: text().notNull(),
		orderId: uuid('order_id'),
		/** The staff member's name or the key's label; "" for the buyer. */
		madeBy: text('made_by').notNull(),
		changedBy: text('changed_by').notNull(),
		madeAt: moment('made_at').notNull().defaultNow(),
		changedAt: moment('changed_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		unique('order_draft_outside_number').on(table.companyId, table.outsideNumber),
		foreignKey({
			name: 'order_draft_company_fk',
			columns: [table.companyId],
			foreignColumns: [company.id],
		}),
		foreignKey({
			name: 'order_draft_order_fk',
			columns: [table.companyId, table.orderId],
			foreignColumns: [orders.companyId, orders.id],
		}),
		index('order_draft_open')
			.on(table.companyId, table.changedAt)
			.where(sql`${table.state} = 'OPEN'`),
		index('order_draft_held')
			.on(table.holdEndsAt)
			.where(sql`${table.holdEndsAt} is not null`),
		check('order_draft_state_known', isListed(table.state)),
		check(
			'order_draft_becomes_order',
			sql`(${table.state} = 'ORDERED') = (${table.orderId} is not null)`,
		),
		check('order_draft_same_id', sql`${table.orderId} = ${table.id}`),
		check('order_draft_hold_of_open', sql`${table.holdEndsAt} is null or ${table.state} = 'OPEN'`),
	],
)

/** Units that are reserved for an open draft. */
export const draftHold = pgTable(
	'draft_hold',
	{
		companyId: integer('company_id').notNull(),
		draftId: uuid('draft_id').notNull(),
		variantId: bigint('variant_id', { mode: 'number' }).notNull(),
		quantity: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.draftId, table.variantId] }),
		foreignKey({
			name: 'draft_hold_draft_fk',
			columns: [table.companyId, table.draftId],
			foreignColumns: [orderDraft.companyId, orderDraft.id],
		}),
		foreignKey({
			name: 'draft_hold_stock_fk',
			columns: [table.companyId, table.variantId],
			foreignColumns: [stock.companyId, stock.variantId],
		}),
		index('draft_hold_of_variant').on(table.companyId, table.variantId),
		check('draft_hold_positive', sql`${table.quantity} >= 1`),
	],
)

export type DraftRow = typeof orderDraft.$inferSelect
