import { asc, desc, sql, type SQL } from 'drizzle-orm'
import type { ListingQuery } from '#contract/product-listing.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { SearchPlan } from '#website-api/modules/catalog/search/search-plan.queries.ts'
import { MAX_COUNTED } from './facets.queries.ts'
import { product } from './product.table.ts'
import { selectMatches } from './ranked-matches.queries.ts'

/** Ids of the best matches of a search; of more matches than are counted, the best-selling ones. */
export async function pageByRelevance(
	db: Queryable,
	filter: SQL | undefined,
	{ terms, score }: SearchPlan,
	{ limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
	const { rows } = await db.execute<{ id: number }>(sql`
		with asked as materialized (${terms}),
		found as materialized (${selectMatches(filter, score)})
		select id from (select * from found order by sold_count desc, id desc limit ${MAX_COUNTED}) as found
		order by score desc, sold_count desc, id desc limit ${limit} offset ${offset}`)
	return rows.map((row) => Number(row.id))
}

/**
 * Ids of a page of a listing in the requested order. `isFew`: the filter's products are looked up before they are sorted
 * ("offset 0"); reading all products in their order until the page is full would take longer.
 */
export async function pageOfIds(
	db: Queryable,
	filter: SQL | undefined,
	wish: ListingQuery,
	{ offset, isFew }: { offset: number; isFew: boolean },
): Promise<number[]> {
	const direction = wish.sort === 'ASC' ? asc : desc
	const order = [...sortKeys[wish.orderBy].map(direction), direction(product.id)]
	const { rows } = await db.execute<{ id: number }>(sql`
		select product.id from (select * from product where ${filter} ${isFew ? sql`offset 0` : sql``}) as product
		order by ${sql.join(order, sql`, `)} limit ${wish.pageSize} offset ${offset}`)
	return rows.map((row) => Number(row.id))
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
