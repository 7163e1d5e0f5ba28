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
} from 'drizzle-orm/pg-core'
import { moment, type LocalText } from '#website-api/db/columns.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { media } from '#website-api/modules/platform/media/media.table.ts'

export const articleCategory = pgTable(
	'article_category',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		slug: text().notNull(),
		name: jsonb().$type<LocalText>().notNull(),
		position: integer().notNull().default(0),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.slug] }),
		check(
			'article_category_slug_form',
			sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${table.slug}) <= 100`,
		),
	],
)

/** An article; withdrawn ones are kept, so that their pages respond with 410. */
export const article = pgTable(
	'article',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		slug: text().notNull(),
		categorySlug: text('category_slug').notNull(),
		title: jsonb().$type<LocalText>().notNull(),
		summary: jsonb().$type<LocalText>().notNull(),
		html: jsonb().$type<LocalText>().notNull(),
		author: text().notNull(),
		mediaId: text('media_id'),
		/** Alternative text of the picture. */
		alt: jsonb().$type<LocalText>(),
		/** See readingMinutes. */
		readingMinutes: integer('reading_minutes').notNull(),
		publishedAt: moment('published_at').notNull(),
		withdrawnAt: moment('withdrawn_at'),
		updatedAt: moment('updated_at').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.slug] }),
		foreignKey({
			name: 'article_category_fk',
			columns: [table.companyId, table.categorySlug],
			foreignColumns: [articleCategory.companyId, articleCategory.slug],
		}).onUpdate('cascade'),
		foreignKey({
			name: 'article_media_fk',
			columns: [table.companyId, table.mediaId],
			foreignColumns: [media.companyId, media.id],
		}),
		index('article_newest').on(table.companyId, table.publishedAt.desc().nullsFirst(), table.slug),
		check(
			'article_slug_form',
			sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${table.slug}) <= 100`,
		),
		check('article_reading_minutes_positive', sql`${table.readingMinutes} >= 1`),
	],
)

/** Products linked by an article. */
export const articleProduct = pgTable(
	'article_product',
	{
		companyId: integer('company_id').notNull(),
		articleSlug: text('article_slug').notNull(),
		productId: bigint('product_id', { mode: 'number' }).notNull(),
		position: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.articleSlug, table.productId] }),
		foreignKey({
			name: 'article_product_article_fk',
			columns: [table.companyId, table.articleSlug],
			foreignColumns: [article.companyId, article.slug],
		}).onUpdate('cascade'),
		foreignKey({
			name: 'article_product_product_fk',
			columns: [table.companyId, table.productId],
			foreignColumns: [product.companyId, product.id],
		}),
	],
)
