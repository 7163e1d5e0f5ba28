import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type {
	FeedFault,
	StockedProductPage,
	StockedProductQuery,
	StockedVariant,
} from '#contract/stocked-product.ts'
import type { LocalText } from '#website-api/db/columns.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { wordsOf } from '#website-api/modules/catalog/search/typed-words.ts'
import { stock } from '#website-api/modules/catalog/stock/stock.table.ts'
import { feedFaults, isLeftOutOfFeeds } from './feed-faults.queries.ts'
import { isPictureOfProduct, product, productMedia, type ProductOption } from './product.table.ts'
import { variant } from './variant.table.ts'

/** The maximum number of available units that counts as low stock. */
export const LOW = 5

/** The columns of a product in lists of its variants. */
export const listedColumns = { id: product.id, name: product.name, options: product.options }

/** A page of a company's products with prices and stock, newest first. */
export async function stockedProducts(
	db: Queryable,
	companyId: number,
	query: StockedProductQuery,
): Promise<StockedProductPage> {
	const rows = await db
		.select({
			...listedColumns,
			publishedAt: product.publishedAt,
			slug: product.slug,
			status: product.status,
			faults: query.isLeftOutOfFeeds ? feedFaults : sql<FeedFault[]>`array[]::text[]`,
			mediaId: sql<string | null>`(
				select ${productMedia.mediaId} from ${productMedia} where ${isPictureOfProduct}
				order by ${productMedia.position} limit 1)`,
		})
		.from(product)
		.where(
			and(
				eq(product.companyId, companyId),
				query.status && eq(product.status, query.status),
				query.search === undefined ? undefined : await found(db, companyId, query.search),
				query.isLow ? isLow(db) : undefined,
				query.isLeftOutOfFeeds ? isLeftOutOfFeeds : undefined,
				query.category === undefined ? undefined : isBelow(companyId, query.category),
				query.next === undefined || !/^\d{1,15}$/.test(query.next)
					? undefined
					: sql`${product.id} < ${Number(query.next)}`,
			),
		)
		.orderBy(sql`${product.id} desc`)
		.limit(query.limit + 1)
	const shown = rows.slice(0, query.limit)
	const variants = await variantsOf(db, companyId, shown)
	return {
		list: shown.map(({ mediaId, ...row }) => ({
			id: row.id,
			slug: row.slug,
			nameId: row.name.id,
			nameEn: row.name.en,
			status: row.status,
			publishAt: row.publishedAt,
			mediaId,
			feedFaults: row.faults,
			variants: variants.get(row.id) ?? [],
		})),
		next: rows.length > query.limit ? String(shown.at(-1)?.id) : null,
	}
}

/** One variant with its stock, and its product's id. 404 PRODUCT_NOT_FOUND. */
export async function stockedVariant(
	db: Queryable,
	companyId: number,
	id: number,
): Promise<{ productId: number; name: LocalText; stocked: StockedVariant }> {
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
	const stocked = variants.get(row.id)?.find((one) => one.id === id)
	if (!stocked) throw new Problem(404, 'PRODUCT_NOT_FOUND')
	return { productId: row.id, name: row.name, stocked }
}

async function variantsOf(
	db: Queryable,
	companyId: number,
	products: { id: number; options: ProductOption[] }[],
) {
	const byProduct = new Map<number, StockedVariant[]>()
	if (products.length === 0) return byProduct
	const options = new Map(products.map((one) => [one.id, one.options]))
	const rows = await db
		.select({ variant, onHand: stock.onHand, reserved: stock.reserved })
		.from(variant)
		.leftJoin(stock, and(eq(stock.companyId, variant.companyId), eq(stock.variantId, variant.id)))
		.where(and(eq(variant.companyId, companyId), inArray(variant.productId, [...options.keys()])))
		.orderBy(asc(variant.productId), asc(variant.position), asc(variant.id))
	for (const { variant: row, onHand, reserved } of rows) {
		const stocked: StockedVariant = {
			id: row.id,
			sku: row.sku,
			label: choiceLabel(options.get(row.productId) ?? [], row.choice),
			price: row.price,
			discountPrice: row.discountPrice,
			isActive: row.active,
			onHand: onHand ?? 0,
			reserved: reserved ?? 0,
		}
		byProduct.set(row.productId, [...(byProduct.get(row.productId) ?? []), stocked])
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
