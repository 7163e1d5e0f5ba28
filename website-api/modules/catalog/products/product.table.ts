import { and, eq, sql } from 'drizzle-orm'
import {
	bigint,
	boolean,
	check,
	customType,
	foreignKey,
	index,
	integer,
	jsonb,
	pgTable,
	type PgColumn,
	primaryKey,
	smallint,
	text,
	unique,
} from 'drizzle-orm/pg-core'
import {
	PLAIN_FIELD_NAMES,
	type PlainField,
	type PlainKind,
	type PlainValues,
} from '#contract/plain-field-values.ts'
import { PLAIN_FIELDS } from '#contract/plain-fields.ts'
import { PRODUCT_TEXT_NAMES, PRODUCT_TEXTS, type ProductText } from '#contract/product-texts.ts'
import { recordOf } from '#contract/record-of.ts'
import { PRODUCT_STATUSES } from '#contract/stocked-product.ts'
import {
	isSize,
	sizeColumn,
	moment,
	rupiah,
	tsvector,
	type LocalText,
	isListed,
	valuesOf,
} from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { media } from '#website-api/modules/platform/media/media.table.ts'
import { brand, category } from './category.table.ts'

export type ProductOption = {
	name: LocalText
	values: { label: LocalText; swatch: string | null }[]
}

type SnakeCase<Name extends string> = Name extends `${infer Letter}${infer Rest}`
	? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${SnakeCase<Rest>}`
	: ''

/** `careInstructions` is the column `care_instructions`. */
export function columnName<Name extends ProductText | PlainField>(name: Name): SnakeCase<Name>
export function columnName(name: string): string {
	return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

const localText = (name: string) =>
	jsonb(name).$type<LocalText>().notNull().default({ id: '', en: '' })

/** A column for every text of PRODUCT_TEXTS. */
function textColumns(): Record<ProductText, ReturnType<typeof localText>> {
	return recordOf(PRODUCT_TEXT_NAMES, (text) => [text, localText(columnName(text))])
}

/** The types of plain fields in the database. */
export const PLAIN_TYPES = {
	number: 'integer',
	choice: 'text',
	yesNo: 'boolean',
} as const satisfies Record<PlainKind, string>

function plainColumn<Value>(name: PlainField) {
	const { kind, none } = PLAIN_FIELDS[name]
	const column = customType<{ data: Value }>({ dataType: () => PLAIN_TYPES[kind] })
	return column(columnName(name))
		.notNull()
		.default(sql<Value>`${none}`)
}

type PlainColumns = { [K in PlainField]: ReturnType<typeof plainColumn<PlainValues[K]>> }

/** A column for every field of PLAIN_FIELDS. */
function plainColumns(): PlainColumns
function plainColumns(): unknown {
	return recordOf(PLAIN_FIELD_NAMES, (name) => [name, plainColumn(name)])
}

/** That a plain field holds what may be entered. */
function plainCheck(name: PlainField, column: PgColumn) {
	const { kind, entered } = PLAIN_FIELDS[name]
	if (kind === 'yesNo') return []
	const isEntered =
		kind === 'choice'
			? sql`${column} in (${valuesOf(entered.options)})`
			: sql`${column} between 0 and ${sql.raw(String(entered.maxValue))}`
	return [check(`product_${columnName(name)}_known`, isEntered)]
}

/** The texts of a jsonb column as plain text. */
const plainWords = (column: string, path: string) =>
	`search_plain(jsonb_path_query_array(${column}, '${path}') #>> '{}')`
const inEveryLanguage = (column: string) => plainWords(column, '$.*')
const choices = plainWords('options', '$[*].values[*].label.*')

const searchWeighted = sql.raw(
	[
		[inEveryLanguage('name'), 'A'],
		['search_plain(keywords)', 'B'],
		[choices, 'C'],
		['search_plain(skus)', 'D'],
	]
		.map(([words, weight]) => `setweight(to_tsvector('simple'::regconfig, ${words}), '${weight}')`)
		.join(' || '),
)

const searchAll = sql.raw(
	`strip(to_tsvector('simple'::regconfig, ${[
		inEveryLanguage('name'),
		'search_plain(keywords)',
		choices,
		'search_plain(skus)',
		...PRODUCT_TEXT_NAMES.filter((text) => PRODUCT_TEXTS[text].isSearched).map((text) =>
			inEveryLanguage(columnName(text)),
		),
	].join(" || ' ' || ")}))`,
)

/** A product; shoppers see it if it is ACTIVE and published. Long texts are stored outside its row. */
export const product = pgTable(
	'product',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
		slug: text().notNull(),
		name: jsonb().$type<LocalText>().notNull(),
		...textColumns(),
		categoryId: bigint('category_id', { mode: 'number' }),
		brandId: bigint('brand_id', { mode: 'number' }),
		status: text({ enum: PRODUCT_STATUSES }).notNull().default('ACTIVE'),
		...plainColumns(),
		options: jsonb().$type<ProductOption[]>().notNull().default([]),
		/** The first 500 option values of active variants, in the options' order; by triggers. */
		optionValueIds: integer('option_value_ids').array().notNull().default([]),
		isDigital: boolean('is_digital').notNull().default(false),
		/** Search keywords entered by staff. */
		tags: text().array().notNull().default([]),
		sizeMm: sizeColumn(),
		/** What the version before sizes in millimetres wrote, and writes beside this one. */
		lengthCm: integer('length_cm'),
		widthCm: integer('width_cm'),
		heightCm: integer('height_cm'),
		/** Version; increased by staff changes, so that a stale save is rejected. */
		version: integer().notNull().default(0),
		/** Search keywords: brand, category names, tags. */
		keywords: text().notNull().default(''),
		/** The SKUs of its variants, for a search. */
		skus: text().notNull().default(''),
		/** Search vector of name (weight A), keywords (B), choices (C) and SKUs (D). */
		search: tsvector().notNull().generatedAlwaysAs(searchWeighted),
		/** All words of the product, including its texts. */
		searchText: tsvector('search_text').notNull().generatedAlwaysAs(searchAll),
		/** Lowest and highest current price; maintained by refreshProductPrices. */
		priceMin: rupiah('price_min').notNull().default(0),
		priceMax: rupiah('price_max').notNull().default(0),
		/** Regular price of the cheapest variant while it is discounted. */
		priceBefore: rupiah('price_before'),
		/** When it is published, or a discount or flash sale of one of its variants next begins or ends. */
		pricesChangeAt: moment('prices_change_at'),
		/** End of the running flash sale of one of its variants; null: none. Maintained by refreshProductPrices. */
		flashUntil: moment('flash_until'),
		ratingSum: integer('rating_sum').notNull().default(0),
		ratingCount: integer('rating_count').notNull().default(0),
		/** Average in tenths, 0 to 50; 0 without reviews. */
		ratingTenths: integer('rating_tenths')
			.notNull()
			.generatedAlwaysAs(
				sql`case when rating_count = 0 then 0 else round(rating_sum * 10.0 / rating_count)::integer end`,
			),
		soldCount: integer('sold_count').notNull().default(0),
		/** 1 and 2: best-sellers of a larger shop, 3: all others; maintained by mark_sales_tiers. */
		salesTier: smallint('sales_tier').notNull().default(3),
		publishedAt: moment('published_at').notNull().defaultNow(),
		updatedAt: moment('updated_at').notNull().defaultNow(),
		/** Key of an imported product in its file, e.g. the Shopify handle. */
		importHandle: text('import_handle'),
		/** Digest of the imported rows, so that importing them again changes nothing. */
		importHash: text('import_hash'),
		/** Digest of the addresses of its pictures in the file that was imported completely last. */
		importPictureHash: text('import_picture_hash'),
		/** Digest of the imported stock that was last applied completely; null: some of it was not. */
		importStockHash: text('import_stock_hash'),
		/** Some pictures of its file could not be fetched: the next import tries again. */
		picturesPending: boolean('pictures_pending').notNull().default(false),
	},
	(table) => {
		const inStatus = [table.companyId, table.status] as const
		const inCategory = [table.companyId, table.categoryId, table.status] as const
		return [
			primaryKey({ columns: [table.companyId, table.id] }),
			unique('product_slug_unique').on(table.companyId, table.slug),
			unique('product_import_handle_unique').on(table.companyId, table.importHandle),
			foreignKey({
				name: 'product_category_fk',
				columns: [table.companyId, table.categoryId],
				foreignColumns: [category.companyId, category.id],
			}),
			foreignKey({
				name: 'product_brand_fk',
				columns: [table.companyId, table.brandId],
				foreignColumns: [brand.companyId, brand.id],
			}),
			check(
				'product_price_range',
				sql`0 <= ${table.priceMin} and ${table.priceMin} <= ${table.priceMax}`,
			),
			check(
				'product_rating_range',
				sql`${table.ratingSum} between ${table.ratingCount} and 5 * ${table.ratingCount}`,
			),
			check(
				'product_measures_range',
				sql`${table.lengthCm} between 1 and 1000 and ${table.widthCm} between 1 and 1000 and ${table.heightCm} between 1 and 1000`,
			),
			check('product_size_range', isSize(table.sizeMm)),
			check('product_sold_positive', sql`${table.soldCount} >= 0`),
			check('product_sales_tier_known', sql`${table.salesTier} in (1, 2, 3)`),
			check('product_status_known', isListed(table.status)),
			...PLAIN_FIELD_NAMES.flatMap((name) => plainCheck(name, table[name])),
			// A search reads the whole list of entries that an index has not yet sorted in: there is none.
			index('product_search').using('gin', table.search).with({ fastupdate: 'off' }),
			index('product_search_tier_1')
				.using('gin', table.search)
				.with({ fastupdate: 'off' })
				.where(sql`${table.salesTier} = 1`),
			index('product_search_tier_2')
				.using('gin', table.search)
				.with({ fastupdate: 'off' })
				.where(sql`${table.salesTier} = 2`),
			index('product_sales_tier')
				.on(table.companyId, table.id)
				.where(sql`${table.salesTier} < 3`),
			index('product_option_values').using('gin', table.optionValueIds),
			index('product_of_brand').on(table.companyId, table.brandId, table.status, table.publishedAt),
			index('product_search_text').using('gin', table.searchText).with({ fastupdate: 'off' }),
			// It includes brand, prices and option values.
			index('product_newest').on(...inStatus, table.publishedAt, table.id),
			index('product_price').on(...inStatus, table.priceMin, table.id),
			index('product_sold').on(...inStatus, table.soldCount, table.id),
			index('product_rating').on(...inStatus, table.ratingTenths, table.ratingCount, table.id),
			index('product_category').on(...inCategory, table.publishedAt),
			index('product_highest').on(...inStatus, table.priceMax),
			index('product_lowest_of_category').on(...inCategory, table.priceMin),
			index('product_highest_of_category').on(...inCategory, table.priceMax),
			index('product_discounted')
				.on(...inStatus, table.publishedAt, table.id)
				.where(sql`${table.priceBefore} is not null`),
			index('product_updated').on(...inStatus, table.updatedAt),
			index('product_prices_change')
				.on(table.pricesChangeAt)
				.where(sql`${table.pricesChangeAt} is not null`),
		]
	},
)

/** Pictures of a product in their order. */
export const productMedia = pgTable(
	'product_media',
	{
		companyId: integer('company_id').notNull(),
		productId: bigint('product_id', { mode: 'number' }).notNull(),
		position: integer().notNull(),
		mediaId: text('media_id').notNull(),
		alt: jsonb().$type<LocalText>().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.productId, table.position] }),
		foreignKey({
			name: 'product_media_product_fk',
			columns: [table.companyId, table.productId],
			foreignColumns: [product.companyId, product.id],
		}).onDelete('cascade'),
		foreignKey({
			name: 'product_media_media_fk',
			columns: [table.companyId, table.mediaId],
			foreignColumns: [media.companyId, media.id],
		}),
	],
)

/** A condition in a variable names its tables, also within a column of a query of one table. */
export const isPictureOfProduct = and(
	eq(productMedia.companyId, product.companyId),
	eq(productMedia.productId, product.id),
)
