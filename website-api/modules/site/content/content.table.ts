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
} from 'drizzle-orm/pg-core'
import type { CONTENT_PAGE_KEYS } from '#contract/content.ts'
import { moment, type LocalText } from '#website-api/db/columns.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { banner } from '#website-api/modules/site/settings/site.table.ts'

export type ContentPageKey = (typeof CONTENT_PAGE_KEYS)[number]

/** Questions under one heading; the answers are HTML. */
export type FaqGroup = { title: LocalText; entries: { question: LocalText; answer: LocalText }[] }

/** A page of fixed address that a company writes itself. */
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
		/** The shop was given it and has not looked at it yet; shoppers see it all the same. */
		needsReview: boolean('needs_review').notNull().default(false),
		updatedAt: moment('updated_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.key] }),
		check('content_page_key_form', sql`${table.key} ~ '^[a-z]+(-[a-z]+)*$'`),
	],
)

/** A page of the company's own address; withdrawn ones are remembered, so that they answer 410. */
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
		/** As of a page of fixed address. */
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

/** An address that a page of the company's own had before; it follows every change of the page's address. */
export const informationAddress = pgTable(
	'information_address',
	{
		companyId: integer('company_id').notNull(),
		slug: text().notNull(),
		informationSlug: text('information_slug').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.slug] }),
		foreignKey({
			name: 'information_address_information_fk',
			columns: [table.companyId, table.informationSlug],
			foreignColumns: [information.companyId, information.slug],
		})
			.onUpdate('cascade')
			.onDelete('cascade'),
		index('information_address_of_information').on(table.companyId, table.informationSlug),
	],
)

/** Products that a banner's page shows. */
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
		}),
		foreignKey({
			name: 'banner_product_product_fk',
			columns: [table.companyId, table.productId],
			foreignColumns: [product.companyId, product.id],
		}),
	],
)
