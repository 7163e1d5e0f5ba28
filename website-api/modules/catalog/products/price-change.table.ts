import { bigint, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, rupiah } from '#website-api/db/columns.ts'
import { variant } from './variant.table.ts'

/** Price changes by staff; rows are never changed. */
export const priceChange = pgTable(
	'price_change',
	{
		id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
		companyId: integer('company_id').notNull(),
		variantId: bigint('variant_id', { mode: 'number' }).notNull(),
		priceBefore: rupiah('price_before').notNull(),
		price: rupiah('price').notNull(),
		discountBefore: rupiah('discount_before'),
		discountPrice: rupiah('discount_price'),
		reason: text().notNull().default(''),
		/** The staff member's name or the key's label. */
		madeBy: text('made_by').notNull(),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.id, table.companyId] }),
		foreignKey({
			name: 'price_change_variant_fk',
			columns: [table.companyId, table.variantId],
			foreignColumns: [variant.companyId, variant.id],
		}),
		index('price_change_of_variant').on(table.companyId, table.variantId, table.id),
	],
)
