import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type {
	FeedFault,
	ProductListQueryWire,
	ProductListWire,
	StockedVariantWire,
} from '#contract/operator-work.ts'
import type { LocalText } from '#website-api/db/columns.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { wordsOf } from '#website-api/modules/catalog/search/typed-words.ts'
import { stock } from '#website-api/modules/catalog/stock/stock.table.ts'
import { feedFaults, isLeftOutOfFeeds } from './feed-faults.queries.ts'
import { product, productMedia, type ProductOption } from './product.table.ts'
import { variant } from './variant.table.ts'

/** The maximum number of available units that counts as low stock. */
export const LOW = 5

/** The columns of a product in lists of its variants. */
export const listedColumns = { id: product.id, name: product.name, options: product.options }

/** A page of a company's products with prices and stock, newest first. */
export async function stockedProducts(
	db: Queryable,
	companyId: number,
	query: z.output<typeof ProductListQueryWire>,
): Promise<z.output<typeof ProductListWire>['data']> {
	const rows = await db
		.select({
			...listedColumns,
			publishedAt: product.publishedAt,
			slug: product.slug,
			status: product.status,
			faults: query.IS_LEFT_OUT_OF_FEEDS ? feedFaults : sql<FeedFault[]>`array[]::text[]`,
			mediaId: sql<string | null>`(
				select ${productMedia.mediaId} from ${productMedia}
				where ${productMedia.companyId} = ${product.companyId} and ${productMedia.productId} = ${product.id}
				order by ${productMedia.position} limit 1)`,
		})
		.from(product)
		.where(
			and(
				eq(product.companyId, companyId),
				query.STATUS && eq(product.status, query.STATUS),
				query.SEARCH === undefined ? undefined : await found(db, companyId, query.SEARCH),
				query.IS_LOW ? isLow(db) : undefined,
				query.IS_LEFT_OUT_OF_FEEDS ? isLeftOutOfFeeds : undefined,
				query.CATEGORY_ID === undefined ? undefined : isBelow(companyId, query.CATEGORY_ID),
				query.NEXT === undefined || !/^\d{1,15}$/.test(query.NEXT)
					? undefined
					: sql`${product.id} < ${Number(query.NEXT)}`,
			),
		)
		.orderBy(sql`${product.id} desc`)
		.limit(query.LIMIT + 1)
	const shown = rows.slice(0, query.LIMIT)
	const variants = await variantsOf(db, companyId, shown)
	return {
		list: shown.map(({ mediaId, ...row }) => ({
			PRODUCT_ID: row.id,
			SLUG: row.slug,
			NAME_ID: row.name.id,
			NAME_EN: row.name.en,
			STATUS: row.status,
			PUBLISH_DATE: row.publishedAt.toISOString(),
			MEDIA_ID: mediaId,
			FEED_FAULT_LIST: row.faults,
			VARIANT_LIST: variants.get(row.id) ?? [],
		})),
		NEXT: rows.length > query.LIMIT ? String(shown.at(-1)?.id) : null,
	}
}

/** One variant with its stock, and its product's id. 404 PRODUCT_NOT_FOUND. */
export async function stockedVariant(
	db: Queryable,
	companyId: number,
	id: number,
): Promise<{ productId: number; name: LocalText; wire: StockedVariantWire }> {
	const [row] = await db
		.select(listedColumns)
		.from(variant)
		.innerJoin(
			product,
			and(eq(product.companyId, variant.companyId), eq(product.id, variant.productId)),
		)
		.where(and(eq(variant.companyId, companyId), eq(variant.id, id)))
	if (!row) throw new Problem(404, 'PRODUCT_NOT_FOUND')
	const variants = await variantsOf(db, companyId, [row])
	const wire = variants.get(row.id)?.find((one) => one.VARIANT_ID === id)
	if (!wire) throw new Problem(404, 'PRODUCT_NOT_FOUND')
	return { productId: row.id, name: row.name, wire }
}

async function variantsOf(
	db: Queryable,
	companyId: number,
	products: { id: number; options: ProductOption[] }[],
) {
	const byProduct = new Map<number, StockedVariantWire[]>()
	if (products.length === 0) return byProduct
	const options = new Map(products.map((one) => [one.id, one.options]))
	const rows = await db
		.select({ variant, onHand: stock.onHand, reserved: stock.reserved })
		.from(variant)
		.leftJoin(stock, and(eq(stock.companyId, variant.companyId), eq(stock.variantId, variant.id)))
		.where(and(eq(variant.companyId, companyId), inArray(variant.productId, [...options.keys()])))
		.orderBy(asc(variant.productId), asc(variant.position), asc(variant.id))
	for (const { variant: row, onHand, reserved } of rows) {
		const wire: StockedVariantWire = {
			VARIANT_ID: row.id,
			SKU: row.sku,
			VARIANT_LABEL: choiceLabel(options.get(row.productId) ?? [], row.choice),
			PRICE: row.price,
			DISCOUNT_PRICE: row.discountPrice,
			IS_ACTIVE: row.active,
			ON_HAND: onHand ?? 0,
			RESERVED: reserved ?? 0,
		}
		byProduct.set(row.productId, [...(byProduct.get(row.productId) ?? []), wire])
	}
	return byProduct
}

/** The label of a variant, e.g. "Merah, L". */
export function choiceLabel(options: ProductOption[], choice: number[]): string {
	return options
		.map(({ values }, at) => values[choice[at] ?? -1]?.label.id ?? '')
		.filter((label) => label !== '')
		.join(', ')
}

/** The condition that a product is in a category or one of its descendants. */
export function isBelow(companyId: number, categoryId: number): SQL {
	return sql`${product.categoryId} in (
		with recursive below (id) as (
			select ${categoryId}::bigint
			union
			select category.id from category join below on category.parent_id = below.id
			where category.company_id = ${companyId}
		)
		select id from below)`
}

/** The condition that a product has this SKU or matches these words. */
export async function found(db: Queryable, companyId: number, search: string): Promise<SQL> {
	const query = wordsOf(search)
		.map((word) => `'${word}':*`)
		.join(' & ')
	const isNamed =
		query === '' ? sql`false` : sql`${product.search} @@ to_tsquery('simple'::regconfig, ${query})`
	// Queried first: as part of the search it would keep the planner from using either index.
	const [withSku] = await db
		.select({ id: variant.productId })
		.from(variant)
		.where(and(eq(variant.companyId, companyId), eq(variant.sku, search)))
	return withSku ? sql`(${product.id} = ${withSku.id} or ${isNamed})` : isNamed
}

// Not `exists`, so that the planner can read all variants of the shop at once.
function isLow(db: Queryable): SQL {
	const low = db
		.select({ low: sql`true` })
		.from(variant)
		.innerJoin(stock, and(eq(stock.companyId, variant.companyId), eq(stock.variantId, variant.id)))
		.where(
			and(
				eq(variant.companyId, product.companyId),
				eq(variant.productId, product.id),
				eq(variant.active, true),
				sql`${stock.onHand} - ${stock.reserved} <= ${LOW}`,
			),
		)
		.limit(1)
	return sql`coalesce(${low}, false)`
}
