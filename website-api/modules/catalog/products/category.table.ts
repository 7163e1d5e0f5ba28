import {
	bigint,
	foreignKey,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	unique,
} from 'drizzle-orm/pg-core'
import type { LocalText } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { media } from '#website-api/modules/platform/media/media.table.ts'

/** A node of the category tree. */
export const category = pgTable(
	'category',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
		parentId: bigint('parent_id', { mode: 'number' }),
		slug: text().notNull(),
		name: jsonb().$type<LocalText>().notNull(),
		iconMediaId: text('icon_media_id'),
		position: integer().notNull().default(0),
		/** Version; increased by staff changes, so that a stale save is rejected. */
		version: integer().notNull().default(0),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		unique('category_slug_unique').on(table.companyId, table.slug),
		foreignKey({
			name: 'category_parent_fk',
			columns: [table.companyId, table.parentId],
			foreignColumns: [table.companyId, table.id],
		}),
		foreignKey({
			name: 'category_icon_fk',
			columns: [table.companyId, table.iconMediaId],
			foreignColumns: [media.companyId, media.id],
		}),
	],
)

export const brand = pgTable(
	'brand',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
		slug: text().notNull(),
		name: text().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		unique('brand_slug_unique').on(table.companyId, table.slug),
	],
)
