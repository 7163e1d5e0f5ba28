import { sql } from 'drizzle-orm'
import {
	bigint,
	check,
	foreignKey,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	uuid,
} from 'drizzle-orm/pg-core'
import { flashBuyer, flashCounter } from './flash-sale.table.ts'

/**
 * Units of an item that an order took, by the counter they were taken from; deleted when the order expires or is
 * cancelled.
 */
export const flashClaim = pgTable(
	'flash_claim',
	{
		companyId: integer('company_id').notNull(),
		orderId: uuid('order_id').notNull(),
		itemId: bigint('item_id', { mode: 'number' }).notNull(),
		shard: integer().notNull(),
		quantity: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.orderId, table.itemId, table.shard] }),
		foreignKey({
			name: 'flash_claim_counter_fk',
			columns: [table.companyId, table.itemId, table.shard],
			foreignColumns: [flashCounter.companyId, flashCounter.itemId, flashCounter.shard],
		}),
		check('flash_claim_quantity_positive', sql`${table.quantity} >= 1`),
		index('flash_claim_of_counter').on(table.companyId, table.itemId, table.shard),
	],
)

/** The same units by buyer: one row for each key by which the buyer is counted. */
export const flashUse = pgTable(
	'flash_use',
	{
		companyId: integer('company_id').notNull(),
		orderId: uuid('order_id').notNull(),
		itemId: bigint('item_id', { mode: 'number' }).notNull(),
		buyer: text().notNull(),
		quantity: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.orderId, table.itemId, table.buyer] }),
		foreignKey({
			name: 'flash_use_buyer_fk',
			columns: [table.companyId, table.itemId, table.buyer],
			foreignColumns: [flashBuyer.companyId, flashBuyer.itemId, flashBuyer.buyer],
		}),
		check('flash_use_quantity_positive', sql`${table.quantity} >= 1`),
		index('flash_use_of_buyer').on(table.companyId, table.itemId, table.buyer),
	],
)
