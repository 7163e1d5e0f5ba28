import {
	bigint,
	foreignKey,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	unique,
} from 'drizzle-orm/pg-core'
import type { LocalText } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/**
 * The values of a company's options (colour, size), one row for all products that have it; those with the same Indonesian
 * text are one. Triggers of product and variant keep it (migration 0060).
 */
export const optionValue = pgTable(
	'option_value',
	{
		companyId: integer('company_id').notNull(),
		id: integer().generatedAlwaysAsIdentity().notNull(),
		/** Of the option and of the value in an address: `warna`, `biru-tua`. */
		optionKey: text('option_key').notNull(),
		valueKey: text('value_key').notNull(),
		name: jsonb().$type<LocalText>().notNull(),
		label: jsonb().$type<LocalText>().notNull(),
		/** `#rrggbb`; null: it is no colour. */
		swatch: text(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		unique('option_value_keys_unique').on(table.companyId, table.optionKey, table.valueKey),
		foreignKey({
			name: 'option_value_company_fk',
			columns: [table.companyId],
			foreignColumns: [company.id],
		}),
	],
)

/**
 * How many active products of a category have a value, also of those that are to be published later. Categories are as in
 * product_count; triggers of the product table keep it (migration 0060).
 */
export const optionValueCount = pgTable(
	'option_value_count',
	{
		companyId: integer('company_id').notNull(),
		categoryId: bigint('category_id', { mode: 'number' }).notNull(),
		valueId: integer('value_id').notNull(),
		products: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.categoryId, table.valueId] }),
		index('option_value_count_most').on(table.companyId, table.categoryId, table.products),
		foreignKey({
			name: 'option_value_count_company_fk',
			columns: [table.companyId],
			foreignColumns: [company.id],
		}),
	],
)
