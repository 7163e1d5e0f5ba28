import { and, eq, gte, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm'
import type { ProductByCategoryWire } from '#contract/product-listing.ts'
import { isInStock, isShown } from './card.queries.ts'
import { type CountedRows, facetColumns, MAX_COUNTED } from './facets.queries.ts'
import { product } from './product.table.ts'

/** Filters that apply before brand and price: facets are counted over this. @param searched a search's condition */
export function baseFilter(
	companyId: number,
	wish: ProductByCategoryWire,
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
export function filtersOf(wish: ProductByCategoryWire): SQL[] {
	const filters: SQL[] = []
	if (wish.RATING_MIN) filters.push(gte(product.ratingTenths, wish.RATING_MIN * 10))
	if (wish.IS_IN_STOCK) filters.push(isInStock)
	if (wish.IS_DISCOUNT) filters.push(isNotNull(product.priceBefore))
	return filters
}

/** The newest products of a filter; any products of a filter by rating, which has an index. */
export function newestRows({ RATING_MIN }: ProductByCategoryWire): CountedRows {
	const order = RATING_MIN === undefined ? sql`order by published_at desc` : sql``
	return (filter) => sql`
		select option_value_ids, ${facetColumns} from product where ${filter} ${order} limit ${MAX_COUNTED + 1}`
}

/** The filters by price and brand. */
export function narrowFilter(companyId: number, wish: ProductByCategoryWire): SQL | undefined {
	return and(
		wish.PRICE_MIN === undefined ? undefined : gte(product.priceMax, wish.PRICE_MIN),
		wish.PRICE_MAX === undefined ? undefined : lte(product.priceMin, wish.PRICE_MAX),
		wish.BRAND_LIST?.length
			? sql`${product.brandId} = any(array(
				select id from brand where company_id = ${companyId} and ${inArray(sql`slug`, wish.BRAND_LIST)}
			))`
			: undefined,
	)
}
