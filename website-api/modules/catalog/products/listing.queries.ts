import { and, asc, desc, eq, gte, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm'
import type { ProductByCategoryWire } from '#contract/catalog.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { isInStock, isShown } from './card.queries.ts'
import {
	categoryFacets,
	countFound,
	type Facets,
	filterFacets,
	MOST_COUNTED,
} from './facets.queries.ts'
import { product } from './product.table.ts'
import { tsqueryOf } from './search-words.ts'

export type Listing = {
	ids: number[]
	/** At most MOST_COUNTED. */
	total: number
	/** There are more than `total` says. */
	isMore: boolean
	facets: Facets
}

/** One page of a company's products and what the filters may offer; `categoryIds` undefined: all. */
export async function listProducts(
	db: Queryable,
	companyId: number,
	wish: ProductByCategoryWire,
	categoryIds: number[] | undefined,
): Promise<Listing> {
	const base = baseFilter(companyId, wish, categoryIds)
	const filter = and(base, narrowFilter(companyId, wish))
	const brands = wish.BRAND_LIST ?? []
	const isFiltered = filtersOf(wish).length > 0
	const isPriced = wish.PRICE_MIN !== undefined || wish.PRICE_MAX !== undefined
	const offset = (wish.PAGE_INDEX - 1) * wish.DATA_PER_PAGE
	const page = () => pageOfIds(db, filter, wish, offset)
	const [facets, counted, early] = await Promise.all([
		isFiltered
			? filterFacets(db, companyId, base, brands, hasIndex(wish))
			: categoryFacets(db, companyId, categoryIds, brands),
		// What price or brand leave of the first products that a filter finds is not all that they leave.
		isPriced || (isFiltered && brands.length > 0) ? countFound(db, filter) : undefined,
		// To skip many products takes long: first it must be known that there are as many.
		offset > MOST_COUNTED ? undefined : page(),
	])
	const found = counted ?? facets.chosen
	const isMore = (isFiltered || isPriced) && found > MOST_COUNTED
	const total = isMore ? MOST_COUNTED : found
	const ids = offset < total ? (early ?? (await page())) : []
	return { ids, total, isMore, facets }
}

// What narrows the list before brand and price do: the facets are counted over this.
function baseFilter(companyId: number, wish: ProductByCategoryWire, categoryIds?: number[]) {
	return and(
		eq(product.companyId, companyId),
		isShown,
		categoryIds && inArray(product.categoryId, categoryIds),
		...filtersOf(wish),
	)
}

function filtersOf(wish: ProductByCategoryWire): SQL[] {
	const filters: SQL[] = []
	if (wish.TEXT_SEARCH !== undefined) filters.push(matches(wish.TEXT_SEARCH))
	if (wish.RATING_MIN) filters.push(gte(product.ratingTenths, wish.RATING_MIN * 10))
	if (wish.IS_IN_STOCK) filters.push(isInStock)
	if (wish.IS_DISCOUNT) filters.push(isNotNull(product.priceBefore))
	return filters
}

// Whether an index of its own finds what the filters find. Discounted products have one in the order of the newest.
function hasIndex({ TEXT_SEARCH, RATING_MIN }: ProductByCategoryWire): boolean {
	return TEXT_SEARCH !== undefined || RATING_MIN !== undefined
}

/** Products that a typed text finds. */
export function matches(text: string): SQL {
	const query = tsqueryOf(text)
	return query === null ? sql`false` : sql`${product.search} @@ to_tsquery('simple', ${query})`
}

function narrowFilter(companyId: number, wish: ProductByCategoryWire): SQL | undefined {
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

async function pageOfIds(
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

// The id ends each key, so that no product is on two pages or on none.
const sortKeys = {
	IS_NEW_PRODUCT: [product.publishedAt],
	PRICE: [product.priceMin],
	SOLD: [product.soldCount],
	RATING: [product.ratingTenths, product.ratingCount],
} as const
