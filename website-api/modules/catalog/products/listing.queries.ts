import { and, sql, type SQL } from 'drizzle-orm'
import type { ListingQuery } from '#contract/product-listing.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { quantityFilter } from '#website-api/modules/catalog/search/quantity-filter.queries.ts'
import {
	type Match,
	type SearchPlan,
	searchPlan,
} from '#website-api/modules/catalog/search/search-plan.queries.ts'
import {
	type TypedFilter,
	typedFilters,
} from '#website-api/modules/catalog/search/typed-filters.ts'
import {
	categoryFacets,
	countFound,
	type CountedRows,
	facetColumns,
	type FacetRow,
	type Facets,
	facetsFromRows,
	filterFacets,
	MAX_COUNTED,
	selectFacetsOfFound,
} from './facets.queries.ts'
import { baseFilter, filtersOf, narrowFilter, newestRows } from './listing-filters.queries.ts'
import { pageByRelevance, pageOfIds } from './listing-pages.queries.ts'
import {
	type ChosenOption,
	chosenOptions,
	hasOptions,
	optionFacets,
	optionFacetsFromRows,
	selectValuesOfFound,
	type ValueRow,
} from './option-facets.queries.ts'
import type { OptionFacet } from './option-order.ts'
import { selectMatches } from './ranked-matches.queries.ts'

export type Listing = {
	ids: number[]
	/** At most MAX_COUNTED. */
	total: number
	/** True if there are more than `total`. */
	isMore: boolean
	facets: Facets
	options: OptionFacet[]
	/**
	 * Of a search: how many of the typed words the products match, NONE if nothing was found; absent without a
	 * search.
	 */
	search?: {
		match: Match | 'NONE'
		corrected: string | null
		near: string[]
		/** Filters in the typed text, and its other words. */
		filters: TypedFilter[]
		words: string
	}
}

type Searched = { plan: SearchPlan; filter: SQL }
type Asked = {
	wish: ListingQuery
	categoryIds: number[] | undefined
	options: ChosenOption[]
}

/** One page of a company's products and the available filter values; `categoryIds` undefined: all. */
export async function listedProducts(
	db: Queryable,
	companyId: number,
	sent: ListingQuery,
	categoryIds: number[] | undefined,
): Promise<Listing> {
	const options = await chosenOptions(db, companyId, sent.options)
	if (sent.text === undefined) {
		return listed(db, companyId, { wish: sent, categoryIds, options })
	}
	const typed = typedFilters(sent.text)
	const query = { wish: narrowedBy(typed, sent), categoryIds, options }
	if (query.wish.text === undefined) {
		const search = { match: 'ALL' as const, corrected: null, near: [], ...typed }
		return { ...(await listed(db, companyId, query)), search }
	}
	const plan = await searchPlan(db, companyId, typed.words)
	const none = { match: 'NONE' as const, corrected: null, near: [], ...typed }
	if (!plan) return { ...nothing, search: none }
	const search = { corrected: plan.corrected, near: plan.near, ...typed }
	const quantities = typed.filters.map((one) =>
		one.kind === 'QUANTITY' ? quantityFilter(one.quantity) : undefined,
	)
	for (const { match, filter } of plan.levels) {
		const searched = { plan, filter: and(filter, ...quantities) ?? filter }
		const page = await listed(db, companyId, query, searched)
		if (page.isFound) return { ...page, search: { ...search, match } }
	}
	return { ...nothing, search: { ...none, ...search } }
}

/** A request with the filters of its text; those that were chosen come before those that were typed. */
function narrowedBy(
	{ words, filters }: ReturnType<typeof typedFilters>,
	sent: ListingQuery,
): ListingQuery {
	const bounds = filters.flatMap((one) => (one.kind === 'PRICE' ? [one.bounds] : []))
	const mins = bounds.flatMap(({ min }) => min ?? [])
	const maxs = bounds.flatMap(({ max }) => max ?? [])
	const isChosen = sent.priceMin !== undefined || sent.priceMax !== undefined
	const price = {
		...(mins.length > 0 ? { priceMin: Math.max(...mins) } : {}),
		...(maxs.length > 0 ? { priceMax: Math.min(...maxs) } : {}),
	}
	const isCheapest = sent.orderBy === 'RELEVANCE' && filters.some(({ kind }) => kind === 'CHEAPEST')
	return {
		...sent,
		...(isChosen ? {} : price),
		...(isCheapest ? { orderBy: 'PRICE', sort: 'ASC' } : {}),
		text: words === '' ? undefined : words,
	}
}

/** One page of the products of a request, or of one level of its search. */
async function listed(
	db: Queryable,
	companyId: number,
	query: Asked,
	searched?: Searched,
): Promise<Omit<Listing, 'search'> & { isFound: boolean }> {
	if (isCountedInOrder(query)) return pageOfFound(db, companyId, query, searched)
	if (!searched) {
		const [page, facets] = await Promise.all([
			pageOfListing(db, companyId, query),
			optionsOfListing(db, companyId, query),
		])
		return { ...page, options: facets }
	}
	const page = await pageOfListing(db, companyId, query, searched)
	const options = page.isFound ? await optionsOfListing(db, companyId, query, searched) : []
	return { ...page, options }
}

const nothing: Listing = {
	ids: [],
	total: 0,
	isMore: false,
	facets: { brands: [], priceMin: 0, priceMax: 0 },
	options: [],
}

async function pageOfListing(
	db: Queryable,
	companyId: number,
	{ wish, categoryIds, options }: Asked,
	searched?: Searched,
): Promise<Omit<Listing, 'options' | 'search'> & { isFound: boolean }> {
	const base = and(baseFilter(companyId, wish, categoryIds, searched?.filter), hasOptions(options))
	const filter = and(base, narrowFilter(companyId, wish))
	const brands = wish.brands ?? []
	const isFiltered = searched !== undefined || filtersOf(wish).length > 0 || options.length > 0
	const isPriced = wish.priceMin !== undefined || wish.priceMax !== undefined
	const offset = (wish.page - 1) * wish.pageSize
	const rowsOf = countedRows(wish, searched)
	const facetsOf = () =>
		isFiltered
			? filterFacets(db, companyId, rowsOf(base), brands)
			: categoryFacets(db, companyId, categoryIds, brands)
	// The first products of the filter, reduced by price or brand, would be incomplete.
	const count = () =>
		isPriced || (isFiltered && brands.length > 0) ? countFound(db, rowsOf(filter)) : undefined
	const page = (isFew: boolean) =>
		searched && wish.orderBy === 'RELEVANCE'
			? pageByRelevance(db, filter, searched.plan, { limit: wish.pageSize, offset })
			: pageOfIds(db, filter, wish, { offset, isFew })
	// A search that finds nothing is not counted again; how its products are sorted depends on their number.
	const inTurn = async () => {
		const facets = await facetsOf()
		return [facets, facets.products === 0 ? 0 : await count(), undefined] as const
	}
	const [facets, counted, early] = await (searched
		? inTurn()
		: // Skipping many products is slow, so first make sure that there are as many.
			Promise.all([facetsOf(), count(), offset > MAX_COUNTED ? undefined : page(false)]))
	const found = counted ?? facets.chosen
	const isMore = (isFiltered || isPriced) && found > MAX_COUNTED
	const total = isMore ? MAX_COUNTED : found
	const ids = offset < total ? (early ?? (await page(searched !== undefined && !isMore))) : []
	return { ids, total, isMore, facets, isFound: facets.products > 0 }
}

// Products, brands, prices and options of the same rows, which are read once.
async function pageOfFound(
	db: Queryable,
	companyId: number,
	{ wish, categoryIds }: Asked,
	searched?: Searched,
): Promise<Omit<Listing, 'search'> & { isFound: boolean }> {
	const filter = baseFilter(companyId, wish, categoryIds, searched?.filter)
	const order = searched ? sql`sold_count desc, id desc` : sql`published_at desc, id desc`
	const limit = wish.pageSize
	const page = sql`limit ${limit} offset ${(wish.page - 1) * limit}`
	const counted = sql`(select * from found order by ${order} limit ${MAX_COUNTED}) as found`
	const rank = searched ? sql`score desc, ${order}` : order
	const { rows } = await db.execute<{
		ids: number[]
		facets: FacetRow[]
		options: ValueRow[]
	}>(sql`
		with ${
			searched
				? sql`asked as materialized (${searched.plan.terms}),
				found as materialized (${selectMatches(filter, searched.plan.score)})`
				: sql`found as materialized (
					select id, published_at, option_value_ids, ${facetColumns} from product
					where ${filter} order by ${order} limit ${MAX_COUNTED + 1}
				)`
		}
		select
			array(select id from ${counted} order by ${rank} ${page}) as ids,
			(select coalesce(json_agg(facet), '[]') from (${selectFacetsOfFound(companyId, [])}) as facet)
				as facets,
			(select coalesce(json_agg(value), '[]') from (${selectValuesOfFound(companyId)}) as value)
				as options`)
	const [row] = rows
	const facets = facetsFromRows(row?.facets ?? [])
	return {
		ids: row?.ids.map(Number) ?? [],
		total: Math.min(facets.products, MAX_COUNTED),
		isMore: facets.products > MAX_COUNTED,
		facets,
		options: optionFacetsFromRows(row?.options ?? [], []),
		isFound: facets.products > 0,
	}
}

// Whether the counted rows of a filter are those that the list shows first: a search by relevance, or the newest of a
// filter without an index; not narrowed by price, brand or options.
function isCountedInOrder({ wish, options }: Asked): boolean {
	const isPriced = wish.priceMin !== undefined || wish.priceMax !== undefined
	if (isPriced || (wish.brands ?? []).length > 0 || options.length > 0) return false
	if (wish.text !== undefined) return wish.orderBy === 'RELEVANCE'
	const isNewest = wish.orderBy === 'IS_NEW_PRODUCT' && wish.sort === 'DESC'
	return isNewest && filtersOf(wish).length > 0 && wish.ratingMin === undefined
}

function countedRows(wish: ListingQuery, searched: Searched | undefined): CountedRows {
	return searched ? (filter) => selectMatches(filter) : newestRows(wish)
}

function optionsOfListing(
	db: Queryable,
	companyId: number,
	{ wish, categoryIds, options }: Asked,
	searched?: Searched,
): Promise<OptionFacet[]> {
	const narrow = narrowFilter(companyId, wish)
	const base = baseFilter(companyId, wish, categoryIds, searched?.filter)
	return optionFacets(db, {
		companyId,
		categoryIds,
		chosen: options,
		filter: and(base, narrow),
		isNarrowed: searched !== undefined || filtersOf(wish).length > 0 || narrow !== undefined,
		counted: countedRows(wish, searched),
	})
}
