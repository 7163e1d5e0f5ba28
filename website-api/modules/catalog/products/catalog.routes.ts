import { listCategories } from '#contract/category.ts'
import { listProducts, type TypedFilter } from '#contract/product-listing.ts'
import { textIn } from '#website-api/db/columns.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { TypedFilter as FoundFilter } from '#website-api/modules/catalog/search/typed-filters.ts'
import { cardsOf } from './card.queries.ts'
import { categoriesOf, categoryTree, idsBelow } from './category.queries.ts'
import { listedProducts } from './listing.queries.ts'

/** Categories, and listings of products (spec section 7). */
export const catalogAnswers = [
	answer(listCategories, async ({ db, companyId, locale }) => ({
		categories: await categoryTree(db, companyId, locale),
	})),
	answer(listProducts, async ({ db, companyId, locale, body }) => {
		const within =
			body.category === undefined
				? undefined
				: idsBelow(await categoriesOf(db, companyId), body.category)
		if (body.category !== undefined && !within) throw new Problem(404, 'CATEGORY_NOT_FOUND')
		const found = await listedProducts(db, companyId, body, within)
		const { ids, total, isMore, facets, options, search } = found
		return {
			list: await cardsOf(db, companyId, ids, locale),
			pages: Math.ceil(total / body.pageSize),
			count: total,
			hasMore: isMore,
			search: search
				? {
						...search,
						filters: search.filters.map(shownFilter),
						words: search.filters.length > 0 ? search.words : null,
					}
				: null,
			facets: {
				...facets,
				brands: facets.brands.map(({ products, ...brand }) => ({
					...brand,
					productCount: products,
				})),
				options: options.map((option) => ({
					name: textIn(option.name, locale),
					hasMore: option.isPartial,
					values: option.values.map((value) => ({
						key: `${value.optionKey}.${value.valueKey}`,
						label: textIn(value.label, locale),
						swatch: value.swatch,
						productCount: value.products,
					})),
				})),
			},
		}
	}),
]

function shownFilter(filter: FoundFilter): TypedFilter {
	const { textWithout } = filter
	if (filter.kind === 'PRICE') {
		const { min = null, max = null } = filter.bounds
		return { kind: 'PRICE', min, max, textWithout }
	}
	if (filter.kind === 'QUANTITY') {
		return { kind: 'QUANTITY', label: filter.quantity.label, textWithout }
	}
	return { kind: filter.kind, textWithout }
}
