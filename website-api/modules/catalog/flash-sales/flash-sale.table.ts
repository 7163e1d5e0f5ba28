import { sql } from 'drizzle-orm'
import {
	bigint,
	boolean,
	check,
	foreignKey,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	unique,
} from 'drizzle-orm/pg-core'
import { moment, rupiah, type LocalText } from '#website-api/db/columns.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/** A flash sale: from `startsAt` until, but excluding, `endsAt`, by the database's clock. */
export const flashSale = pgTable(
	'flash_sale',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
		name: jsonb().$type<LocalText>().notNull(),
		startsAt: moment('starts_at').notNull(),
		endsAt: moment('ends_at').notNull(),
		/** Version; increased by staff changes, so that a stale save is detected. */
		version: integer().notNull().default(0),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		check('flash_sale_window', sql`${table.startsAt} < ${table.endsAt}`),
		index('flash_sale_by_end').on(table.companyId, table.endsAt),
	],
)

/** A variant in a sale, with its price, the number of units at that price and the limit per buyer. */
export const flashItem = pgTable(
	'flash_item',
	{
		companyId: integer('company_id').notNull(),
		id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
		saleId: bigint('sale_id', { mode: 'number' }).notNull(),
		variantId: bigint('variant_id', { mode: 'number' }).notNull(),
		/** Whole rupiah. */
		price: rupiah('price').notNull(),
		/** Units at that price; the counters have what is left of them. */
		quota: integer().notNull(),
		/** The maximum number of units per buyer. */
		most: integer().notNull(),
		/** Used by lists; updated by the price clock, up to ten seconds behind the counters. */
		soldOut: boolean('sold_out').notNull().default(false),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		unique('flash_item_once_per_sale').on(table.companyId, table.saleId, table.variantId),
		foreignKey({
			name: 'flash_item_sale_fk',
			columns: [table.companyId, table.saleId],
			foreignColumns: [flashSale.companyId, flashSale.id],
		}),
		foreignKey({
			name: 'flash_item_variant_fk',
			columns: [table.companyId, table.variantId],
			foreignColumns: [variant.companyId, variant.id],
		}),
		check('flash_item_price_positive', sql`${table.price} >= 1`),
		check('flash_item_quota_range', sql`${table.quota} between 1 and 1000000`),
		check('flash_item_most_within_quota', sql`${table.most} between 1 and ${table.quota}`),
		index('flash_item_of_variant').on(table.companyId, table.variantId),
	],
)

/** A part of an item's quota; an item has several, so that concurrent buyers seldom wait for each other. */
export const flashCounter = pgTable(
	'flash_counter',
	{
		companyId: integer('company_id').notNull(),
		itemId: bigint('item_id', { mode: 'number' }).notNull(),
		shard: integer().notNull(),
		quota: integer().notNull(),
		claimed: integer().notNull().default(0),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.itemId, table.shard] }),
		foreignKey({
			name: 'flash_counter_item_fk',
			columns: [table.companyId, table.itemId],
			foreignColumns: [flashItem.companyId, flashItem.id],
		}),
		check('flash_counter_shard_range', sql`${table.shard} between 0 and 15`),
		check(
			'flash_counter_within_quota',
			sql`0 <= ${table.claimed} and ${table.claimed} <= ${table.quota}`,
		),
	],
)

/** Units of an item that a buyer has; a buyer is a key of `countedKeys` (buyer-keys.ts). */
export const flashBuyer = pgTable(
	'flash_buyer',
	{
		companyId: integer('company_id').notNull(),
		itemId: bigint('item_id', { mode: 'number' }).notNull(),
		buyer: text().notNull(),
		claimed: integer().notNull(),
		/** Copy of the item's limit, for the CHECK of `claimed`. */
		most: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.itemId, table.buyer] }),
		foreignKey({
			name: 'flash_buyer_item_fk',
			columns: [table.companyId, table.itemId],
			foreignColumns: [flashItem.companyId, flashItem.id],
		}),
		check('flash_buyer_form', sql`${table.buyer} ~ '^[0-9a-f]{64}$'`),
		check(
			'flash_buyer_within_most',
			sql`0 <= ${table.claimed} and ${table.claimed} <= ${table.most}`,
		),
	],
)
