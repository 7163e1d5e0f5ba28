import { Hono } from 'hono'
import { ProductByCategoryWire, type TypedFilterWire } from '#contract/product-listing.ts'
import { textIn } from '#website-api/db/columns.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { readJson } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { TypedFilter } from '#website-api/modules/catalog/search/typed-filters.ts'
import { cardsOf } from './card.queries.ts'
import { categoriesOf, categoryTree, idsBelow } from './category.queries.ts'
import { listProducts } from './listing.queries.ts'

/** GET /category/category-list. */
export const categoryRoutes = new Hono<AppEnv>().get('/category-list', async (c) => {
	const { db, companyId, locale } = c.var
	return c.json({ data: { CATEGORY_LIST: await categoryTree(db, companyId, locale) } })
})

/** POST /product-by-category (spec section 7). 404 for a category the company does not have. */
export const productByCategoryRoutes = new Hono<AppEnv>().post('/', async (c) => {
	const { db, companyId, locale } = c.var
	const wish = await readJson(c, ProductByCategoryWire)
	const within =
		wish.CATEGORY_SLUG === undefined
			? undefined
			: idsBelow(await categoriesOf(db, companyId), wish.CATEGORY_SLUG)
	if (wish.CATEGORY_SLUG !== undefined && !within) throw new Problem(404, 'CATEGORY_NOT_FOUND')
	const { ids, total, isMore, facets, options, search } = await listProducts(
		db,
		companyId,
		wish,
		within,
	)
	return c.json({
		data: {
			list: await cardsOf(db, companyId, ids, locale),
			TOTAL_PAGES: Math.ceil(total / wish.DATA_PER_PAGE),
			TOTAL_ROWS: total,
			HAS_MORE_ROWS: isMore,
			SEARCH: search
				? {
						MATCH: search.match,
						CORRECTED_TEXT: search.corrected,
						NEAR_TERM_LIST: search.near,
						FILTER_LIST: search.filters.map(filterWire),
						WORD_TEXT: search.filters.length > 0 ? search.words : null,
					}
				: null,
			FACETS: {
				BRAND_LIST: facets.brands.map((brand) => ({
					BRAND_SLUG: brand.slug,
					BRAND_NAME: brand.name,
					PRODUCT_COUNT: brand.products,
				})),
				PRICE_MIN: facets.priceMin,
				PRICE_MAX: facets.priceMax,
				OPTION_LIST: options.map((option) => ({
					OPTION_NAME: textIn(option.name, locale),
					HAS_MORE_ROWS: option.isPartial,
					VALUE_LIST: option.values.map((value) => ({
						VALUE_KEY: `${value.optionKey}.${value.valueKey}`,
						VALUE_LABEL: textIn(value.label, locale),
						VALUE_SWATCH: value.swatch,
						PRODUCT_COUNT: value.products,
					})),
				})),
			},
		},
	})
})

function filterWire(filter: TypedFilter): TypedFilterWire {
	const TEXT_WITHOUT = filter.textWithout
	if (filter.kind === 'PRICE') {
		const { min = null, max = null } = filter.bounds
		return { KIND: 'PRICE', PRICE_MIN: min, PRICE_MAX: max, TEXT_WITHOUT }
	}
	if (filter.kind === 'QUANTITY') {
		return { KIND: 'QUANTITY', QUANTITY: filter.quantity.label, TEXT_WITHOUT }
	}
	return { KIND: filter.kind, TEXT_WITHOUT }
}
