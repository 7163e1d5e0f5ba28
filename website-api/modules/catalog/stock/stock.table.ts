import { sql } from 'drizzle-orm'
import {
	bigint,
	boolean,
	check,
	foreignKey,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { moment, isListed } from '#website-api/db/columns.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'

/**
 * Stock of a variant: `onHand` units in the warehouse, of which `reserved` belong to open orders. Available units are
 * onHand - reserved. `heldForGuests` of the reserved units belong to guests' unpaid orders, which together may take a
 * part of the stock only. Only the commands of this folder write to it; the foreign key copies changes of the variant.
 */
export const stock = pgTable(
	'stock',
	{
		companyId: integer('company_id').notNull(),
		variantId: bigint('variant_id', { mode: 'number' }).notNull(),
		onHand: integer('on_hand').notNull().default(0),
		reserved: integer().notNull().default(0),
		heldForGuests: integer('held_for_guests').notNull().default(0),
		/** The variant's product. */
		productId: bigint('product_id', { mode: 'number' }).notNull(),
		/** The variant is active. */
		isOffered: boolean('is_offered').notNull(),
		/** Units are available. A column of its own, so that an order that leaves some changes no index. */
		isFree: boolean('is_free')
			.notNull()
			.generatedAlwaysAs(sql`is_offered and on_hand > reserved`),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.variantId] }),
		foreignKey({
			name: 'stock_variant_fk',
			columns: [table.companyId, table.variantId, table.productId, table.isOffered],
			foreignColumns: [variant.companyId, variant.id, variant.productId, variant.active],
		}).onUpdate('cascade'),
		index('stock_free_of_product')
			.on(table.companyId, table.productId)
			.where(sql`${table.isFree}`),
		check(
			'stock_within_bounds',
			sql`0 <= ${table.reserved} and ${table.reserved} <= ${table.onHand}`,
		),
		// Not compared with the reserved units: those of an order that has expired are released first.
		check('stock_held_for_guests', sql`0 <= ${table.heldForGuests}`),
	],
)

/** Why a stock row changed. */
export const STOCK_REASONS = ['count', 'reserve', 'release', 'change', 'ship', 'unship'] as const
export type StockReason = (typeof STOCK_REASONS)[number]

/** The log of every change of a stock row: its rows add up to the stock, and are never changed. */
export const stockMove = pgTable(
	'stock_move',
	{
		id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
		companyId: integer('company_id').notNull(),
		variantId: bigint('variant_id', { mode: 'number' }).notNull(),
		onHandChange: integer('on_hand_change').notNull(),
		reservedChange: integer('reserved_change').notNull(),
		reason: text({ enum: STOCK_REASONS }).notNull(),
		orderId: uuid('order_id'),
		/** Reference of the change, e.g. the name of an import; for an order also which of its changes. */
		source: text(),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.id, table.companyId] }),
		foreignKey({
			name: 'stock_move_stock_fk',
			columns: [table.companyId, table.variantId],
			foreignColumns: [stock.companyId, stock.variantId],
		}),
		check('stock_move_reason_known', isListed(table.reason)),
		// An order reserves a variant once, releases or ships it once, and releases units once per change; a parcel that was
		// marked as sent by mistake is put back and sent again, once per change of status.
		uniqueIndex('stock_move_once_per_order')
			.on(
				table.orderId,
				table.companyId,
				table.variantId,
				table.reason,
				sql`coalesce(${table.source}, '')`,
			)
			.where(sql`${table.orderId} is not null`),
		index('stock_move_of_stock').on(table.companyId, table.variantId),
	],
)
