import { sql } from 'drizzle-orm'
import {
	bigint,
	boolean,
	check,
	foreignKey,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
} from 'drizzle-orm/pg-core'
import type { CONTENT_PAGE_KEYS } from '#contract/content.ts'
import { moment, type LocalText } from '#website-api/db/columns.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { banner } from '#website-api/modules/site/settings/site.table.ts'

export type ContentPageKey = (typeof CONTENT_PAGE_KEYS)[number]

/** Questions under one heading; the answers are HTML. */
export type FaqGroup = { title: LocalText; entries: { question: LocalText; answer: LocalText }[] }

/** A content page: a page with a fixed key, whose text the company edits. */
export const contentPage = pgTable(
	'content_page',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		key: text().$type<ContentPageKey>().notNull(),
		title: jsonb().$type<LocalText>().notNull(),
		summary: jsonb().$type<LocalText>().notNull(),
		html: jsonb().$type<LocalText>().notNull(),
		faq: jsonb().$type<FaqGroup[]>().notNull().default([]),
		/** Generated text that staff have not reviewed yet; shoppers see it anyway. */
		needsReview: boolean('needs_review').notNull().default(false),
		updatedAt: moment('updated_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.key] }),
		check('content_page_key_form', sql`${table.key} ~ '^[a-z]+(-[a-z]+)*$'`),
	],
)

/**
 * An information page: a page with a slug of the company's choice. Withdrawn ones are kept, so that they respond with
 * 410.
 */
export const information = pgTable(
	'information',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		slug: text().notNull(),
		title: jsonb().$type<LocalText>().notNull(),
		summary: jsonb().$type<LocalText>().notNull(),
		html: jsonb().$type<LocalText>().notNull(),
		position: integer().notNull().default(0),
		publishedAt: moment('published_at').notNull().defaultNow(),
		withdrawnAt: moment('withdrawn_at'),
		/** As for content pages. */
		needsReview: boolean('needs_review').notNull().default(false),
		updatedAt: moment('updated_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.slug] }),
		check(
			'information_slug_form',
			sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${table.slug}) <= 100`,
		),
	],
)

/** Products on a banner's page. */
export const bannerProduct = pgTable(
	'banner_product',
	{
		companyId: integer('company_id').notNull(),
		bannerSlug: text('banner_slug').notNull(),
		productId: bigint('product_id', { mode: 'number' }).notNull(),
		position: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.bannerSlug, table.productId] }),
		foreignKey({
			name: 'banner_product_banner_fk',
			columns: [table.companyId, table.bannerSlug],
			foreignColumns: [banner.companyId, banner.slug],
		}).onUpdate('cascade'),
		foreignKey({
			name: 'banner_product_product_fk',
			columns: [table.companyId, table.productId],
			foreignColumns: [product.companyId, product.id],
		}),
	],
)
