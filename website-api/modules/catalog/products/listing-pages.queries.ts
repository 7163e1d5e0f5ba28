import { asc, desc, sql, type SQL } from 'drizzle-orm'
import type { ProductByCategoryWire } from '#contract/product-listing.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { SearchPlan } from '#website-api/modules/catalog/search/search-plan.queries.ts'
import { MAX_COUNTED } from './facets.queries.ts'
import { product } from './product.table.ts'

/** Ids of the best matches of a search; of more matches than are counted, the best-selling ones. */
export async function pageByRelevance(
	db: Queryable,
	filter: SQL | undefined,
	{ terms, score }: SearchPlan,
	{ limit, offset, ranked = MAX_COUNTED }: { limit: number; offset: number; ranked?: number },
): Promise<number[]> {
	const { rows } = await db.execute<{ id: number }>(sql`
		with asked as materialized (${terms}),
		found as materialized (
			select id, sold_count, search from product where ${filter}
			order by sold_count desc, id desc limit ${ranked}
		)
		select found.id from found cross join asked
		order by ${score} desc, found.sold_count desc, found.id desc limit ${limit} offset ${offset}`)
	return rows.map((row) => Number(row.id))
}

/** Ids of a page of a listing in the requested order. */
export async function pageOfIds(
	db: Queryable,
	filter: SQL | undefined,
	wish: ProductByCategoryWire,
	offset: number,
): Promise<number[]> {
	const direction = wish.SORT === 'ASC' ? asc : desc
	const rows = await db
		.select({ id: product.id })
		.from(product)
		.where(filter)
		.orderBy(...sortKeys[wish.ORDER_BY].map(direction), direction(product.id))
		.limit(wish.DATA_PER_PAGE)
		.offset(offset)
	return rows.map((row) => row.id)
}

// The id ends each sort key, so that no product is on two pages or on none.
const sortKeys = {
	IS_NEW_PRODUCT: [product.publishedAt],
	PRICE: [product.priceMin],
	SOLD: [product.soldCount],
	/** Without a search all products match equally. */
	RELEVANCE: [product.soldCount],
	RATING: [product.ratingTenths, product.ratingCount],
} as const
