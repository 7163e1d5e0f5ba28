import { and, asc, desc, eq, gte, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm'
import type { ProductByCategoryWire } from '#contract/catalog.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { isInStock, isShown } from './card.queries.ts'
import { brand } from './category.table.ts'
import { product } from './product.table.ts'
import { tsqueryOf } from './search-words.ts'

export type Facets = {
	brands: { slug: string; name: string; products: number }[]
	priceMin: number
	priceMax: number
}
export type Listing = { ids: number[]; total: number; facets: Facets }

/** One page of a company's products and what the filters may offer; `categoryIds` undefined: all. */
export async function listProducts(
	db: Queryable,
	companyId: number,
	wish: ProductByCategoryWire,
	categoryIds: number[] | undefined,
): Promise<Listing> {
	const base = baseFilter(companyId, wish, categoryIds)
	const narrow = narrowFilter(companyId, wish)
	const groups = await countByBrand(db, base, narrow)
	const total = groups.reduce((sum, group) => sum + group.matched, 0)
	const offset = (wish.PAGE_INDEX - 1) * wish.DATA_PER_PAGE
	const ids = offset < total ? await pageOfIds(db, and(base, narrow), wish, offset) : []
	return { ids, total, facets: facetsOf(groups) }
}

// What narrows the list before brand and price do: the facets are counted over this.
function baseFilter(companyId: number, wish: ProductByCategoryWire, categoryIds?: number[]) {
	const filters: (SQL | undefined)[] = [eq(product.companyId, companyId), isShown]
	if (wish.TEXT_SEARCH !== undefined) filters.push(matches(wish.TEXT_SEARCH))
	if (categoryIds) filters.push(inArray(product.categoryId, categoryIds))
	if (wish.RATING_MIN) filters.push(gte(product.ratingTenths, wish.RATING_MIN * 10))
	if (wish.IS_IN_STOCK) filters.push(isInStock)
	if (wish.IS_DISCOUNT) filters.push(isNotNull(product.priceBefore))
	return and(...filters)
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

type Group = Awaited<ReturnType<typeof countByBrand>>[number]

function countByBrand(db: Queryable, base: SQL | undefined, narrow: SQL | undefined) {
	const groups = db
		.select({
			companyId: product.companyId,
			brandId: product.brandId,
			products: sql<number>`count(*)`.mapWith(Number).as('products'),
			matched: sql<number>`count(*) filter (where ${narrow ?? sql`true`})`
				.mapWith(Number)
				.as('matched'),
			low: sql<number>`min(${product.priceMin})`.mapWith(Number).as('low'),
			high: sql<number>`max(${product.priceMax})`.mapWith(Number).as('high'),
		})
		.from(product)
		.where(base)
		.groupBy(product.companyId, product.brandId)
		.as('groups')
	return db
		.select({
			products: groups.products,
			matched: groups.matched,
			low: groups.low,
			high: groups.high,
			slug: brand.slug,
			name: brand.name,
		})
		.from(groups)
		.leftJoin(brand, and(eq(brand.companyId, groups.companyId), eq(brand.id, groups.brandId)))
		.orderBy(desc(groups.products), asc(brand.name))
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

function facetsOf(groups: Group[]): Facets {
	const brands = groups.flatMap(({ slug, name, products }) =>
		slug === null || name === null ? [] : [{ slug, name, products }],
	)
	return {
		brands: brands.slice(0, 100),
		priceMin: groups.length === 0 ? 0 : Math.min(...groups.map((group) => group.low)),
		priceMax: groups.length === 0 ? 0 : Math.max(...groups.map((group) => group.high)),
	}
}
