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
 * The values of a company's options (colour, size), shared by all its products; values with the same Indonesian text
 * are one. Maintained by triggers of product and variant.
 */
export const optionValue = pgTable(
	'option_value',
	{
		companyId: integer('company_id').notNull(),
		/** Counted per company by the trigger. */
		id: integer().generatedByDefaultAsIdentity().notNull(),
		/** Slugs of the option and of the value: `warna`, `biru-tua`. */
		optionKey: text('option_key').notNull(),
		valueKey: text('value_key').notNull(),
		name: jsonb().$type<LocalText>().notNull(),
		label: jsonb().$type<LocalText>().notNull(),
		/** `#rrggbb`; null: not a colour. */
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
 * The number of active products of a category with a value, including those that are to be published later.
 * Categories are as in product_count; maintained by triggers of the product table.
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
