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
	unique,
} from 'drizzle-orm/pg-core'
import { isSize, sizeColumn, moment, rupiah } from '#website-api/db/columns.ts'
import { product } from './product.table.ts'

/** A variant: a product with one choice of its options. Its id is the CART_ID of the wire. */
export const variant = pgTable(
	'variant',
	{
		companyId: integer('company_id').notNull(),
		id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
		productId: bigint('product_id', { mode: 'number' }).notNull(),
		sku: text().notNull(),
		/** As printed, also when it is no valid GTIN; null: unknown. */
		barcode: text(),
		/** The maker's part number; null: unknown. */
		mpn: text(),
		/** Index into each option's values, in the options' order. */
		choice: integer().array().notNull(),
		/** Regular price, whole rupiah. */
		price: rupiah('price').notNull(),
		/** Price while discounted, below `price`; null: no discount. */
		discountPrice: rupiah('discount_price'),
		/** Period of the discount; a missing end is open. */
		discountFrom: moment('discount_from'),
		discountUntil: moment('discount_until'),
		weightGrams: integer('weight_grams').notNull(),
		/** Null: its product's. */
		sizeMm: sizeColumn(),
		/** Position of its picture in the product. */
		mediaPosition: integer('media_position'),
		position: integer().notNull().default(0),
		/** False: no longer offered, kept for existing orders. */
		active: boolean().notNull().default(true),
		/** The quantity that an import last applied; null: never imported. */
		importedStock: integer('imported_stock'),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		foreignKey({
			name: 'variant_product_fk',
			columns: [table.companyId, table.productId],
			foreignColumns: [product.companyId, product.id],
		}),
		unique('variant_sku_unique').on(table.companyId, table.sku),
		// For the foreign key of a stock row.
		unique('variant_of_stock').on(table.companyId, table.id, table.productId, table.active),
		index('variant_of_product').on(table.companyId, table.productId, table.position),
		check('variant_price_range', sql`${table.price} between 0 and 1000000000000`),
		check(
			'variant_discount_below_price',
			sql`${table.discountPrice} is null or (${table.discountPrice} >= 0 and ${table.discountPrice} < ${table.price})`,
		),
		check('variant_barcode_length', sql`length(${table.barcode}) between 1 and 50`),
		check('variant_mpn_length', sql`length(${table.mpn}) between 1 and 70`),
		check('variant_imported_stock_range', sql`${table.importedStock} >= 0`),
		check('variant_size_range', isSize(table.sizeMm)),
		check('variant_weight_range', sql`${table.weightGrams} between 0 and 1000000`),
	],
)
