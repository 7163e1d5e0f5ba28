import { inArray, type SQL, sql } from 'drizzle-orm'
import { arrayLiteral } from '#website-api/db/array-literal.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { OF_ANY, WITHOUT } from './product-count.table.ts'

/** The maximum number of counted rows of a filter; counting more would take too long in a large shop. */
export const MAX_COUNTED = 1_000
/** The maximum number of brands of a filter; those with the most products come first. */
const MAX_BRANDS = 40

type BrandFacet = { slug: string; name: string; products: number }
/** The available filter values for a search and category, before brand and price are applied. */
export type Facets = { brands: BrandFacet[]; priceMin: number; priceMax: number }
/** Facets, the number of products they are counted over, and how many of those have the chosen brands. */
export type CountedFacets = Facets & { products: number; chosen: number }

/** The facets of these categories (undefined: of all), from stored counts. */
export async function categoryFacets(
	db: Queryable,
	companyId: number,
	categoryIds: number[] | undefined,
	chosenBrands: string[],
): Promise<CountedFacets> {
	const ids = categoryIds && sql`any(${arrayLiteral(categoryIds)}::bigint[])`
	const shown = sql`product.company_id = ${companyId} and product.status = 'ACTIVE'
		and product.published_at <= now()`
	const priceOf = (column: 'price_min' | 'price_max', order: 'asc' | 'desc') => {
		const [name, way] = [sql.identifier(column), sql.raw(order)]
		const first = (where: SQL) =>
			sql`select ${name} as price from product where ${where} order by ${name} ${way} limit 1`
		if (!ids) return sql`(${first(shown)})`
		// One index scan per category, as together they have no common order.
		return sql`(
			select price from category
			cross join lateral (${first(sql`${shown} and product.category_id = category.id`)}) as priced
			where category.company_id = ${companyId} and category.id = ${ids} order by price ${way} limit 1)`
	}
	const groups = sql`
		select brand_id, sum(products) as products from (
			select brand_id, products from product_count
			where company_id = ${companyId} and category_id = ${ids ?? OF_ANY} and brand_id <> ${OF_ANY}
			union all
			select coalesce(brand_id, ${WITHOUT}), -1 from product
			where company_id = ${companyId} and status = 'ACTIVE' and published_at > now()
				${ids ? sql`and category_id = ${ids}` : sql``}
		) as counted group by brand_id having sum(products) > 0`
	const { rows } = await db.execute<FacetRow>(
		selectFacets(companyId, chosenBrands, {
			groups,
			low: priceOf('price_min', 'asc'),
			high: priceOf('price_max', 'desc'),
		}),
	)
	return facetsFromRows(rows)
}

/** A SELECT of the products of a filter that are counted, at most MAX_COUNTED + 1, with `facetColumns` and options. */
export type CountedRows = (filter: SQL | undefined) => SQL

/** The facets of counted products. */
export async function filterFacets(
	db: Queryable,
	companyId: number,
	counted: SQL,
	chosenBrands: string[],
): Promise<CountedFacets> {
	const { rows } = await db.execute<FacetRow>(
		sql`with found as materialized (${counted}) ${selectFacetsOfFound(companyId, chosenBrands)}`,
	)
	return facetsFromRows(rows)
}

/** The columns of `product` that `selectFacetsOfFound` needs. */
export const facetColumns = sql`coalesce(brand_id, ${WITHOUT}) as brand_id, price_min, price_max`

/** A SELECT of the facets of the rows of a CTE `found`, for `facetsFromRows`. */
export function selectFacetsOfFound(companyId: number, chosenBrands: string[]): SQL {
	return selectFacets(companyId, chosenBrands, {
		groups: sql`select brand_id, count(*) as products, min(price_min) as low, max(price_max) as high
			from found group by brand_id`,
		low: sql`min(low)`,
		high: sql`max(high)`,
	})
}

/** The number of counted products. */
export async function countFound(db: Queryable, counted: SQL): Promise<number> {
	const { rows } = await db.execute<{ products: number }>(
		sql`select count(*)::integer as products from (${counted}) as found`,
	)
	return onlyRow(rows).products
}

export type FacetRow = {
	slug: string | null
	name: string | null
	products: number
	total: number
	chosen: number
	low: number | null
	high: number | null
}

function selectFacets(
	companyId: number,
	chosenBrands: string[],
	parts: { groups: SQL; low: SQL; high: SQL },
): SQL {
	const isChosen =
		chosenBrands.length === 0
			? sql`true`
			: sql`brand_id in (
				select id from brand where company_id = ${companyId} and ${inArray(sql`slug`, chosenBrands)}
			)`
	return sql`
		select facet.* from (
			with groups as materialized (${parts.groups}),
			whole as materialized (
				select sum(products)::integer as total,
					coalesce(sum(products) filter (where ${isChosen}), 0)::integer as chosen,
					${parts.low} as low, ${parts.high} as high
				from groups
			)
			select brand.slug, brand.name, groups.products::integer, whole.*
			from groups cross join whole
			left join brand on brand.company_id = ${companyId} and brand.id = groups.brand_id
			order by brand.slug is null, groups.products desc, brand.name limit ${MAX_BRANDS}
		) as facet`
}

/** The facets of the rows of a SELECT of this file. */
export function facetsFromRows(rows: FacetRow[]): CountedFacets {
	const [first] = rows
	return {
		brands: rows.flatMap(({ slug, name, products }) =>
			slug === null || name === null ? [] : [{ slug, name, products }],
		),
		priceMin: Number(first?.low ?? 0),
		priceMax: Number(first?.high ?? 0),
		products: first?.total ?? 0,
		chosen: first?.chosen ?? 0,
	}
}
