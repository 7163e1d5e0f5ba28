import { and, eq, gte, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm'
import type { ListingQuery } from '#contract/product-listing.ts'
import { isInStock, isShown } from './card.queries.ts'
import { type CountedRows, facetColumns, MAX_COUNTED } from './facets.queries.ts'
import { product } from './product.table.ts'

/** Filters that apply before brand and price: facets are counted over this. @param searched a search's condition */
export function baseFilter(
	companyId: number,
	wish: ListingQuery,
	categoryIds: number[] | undefined,
	searched: SQL | undefined,
) {
	return and(
		eq(product.companyId, companyId),
		isShown,
		categoryIds && inArray(product.categoryId, categoryIds),
		searched,
		...filtersOf(wish),
	)
}

/** The filters by rating, stock and discount. */
export function filtersOf(wish: ListingQuery): SQL[] {
	const filters: SQL[] = []
	if (wish.ratingMin) filters.push(gte(product.ratingTenths, wish.ratingMin * 10))
	if (wish.inStock) filters.push(isInStock)
	if (wish.discounted) filters.push(isNotNull(product.priceBefore))
	return filters
}

/** The newest products of a filter; any products of a filter by rating, which has an index. */
export function newestRows({ ratingMin }: ListingQuery): CountedRows {
	const order = ratingMin === undefined ? sql`order by published_at desc` : sql``
	return (filter) => sql`
		select option_value_ids, ${facetColumns} from product where ${filter} ${order} limit ${MAX_COUNTED + 1}`
}

/** The filters by price and brand. */
export function narrowFilter(companyId: number, wish: ListingQuery): SQL | undefined {
	return and(
		wish.priceMin === undefined ? undefined : gte(product.priceMax, wish.priceMin),
		wish.priceMax === undefined ? undefined : lte(product.priceMin, wish.priceMax),
		wish.brands?.length
			? sql`${product.brandId} = any(array(
				select id from brand where company_id = ${companyId} and ${inArray(sql`slug`, wish.brands)}
			))`
			: undefined,
	)
}
