import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { SearchPlan } from '#website-api/modules/catalog/search/search-plan.queries.ts'
import { facetColumns, MAX_COUNTED } from './facets.queries.ts'
import { product } from './product.table.ts'

/** The best-selling matches of a search with their rank: steps of a statement, the last one is `found`. */
export function rankedMatches(filter: SQL | undefined, plan: SearchPlan): SQL {
	return sql`
		asked as materialized (${plan.terms}),
		${plan.isOneConcept ? matchesOfBestSellersFirst(filter) : sql`matched as (${bestMatches(filter)})`},
		found as materialized (
			select found.id, found.sold_count, found.option_value_ids, found.brand_id, found.price_min, found.price_max,
				${plan.score} as score
			from matched as found cross join asked
		)`
}

// In a large shop the best-sellers have an index of their own: if enough of them match, the others are not read.
function matchesOfBestSellersFirst(filter: SQL | undefined): SQL {
	const isEnough = sql`(select count(*) > ${MAX_COUNTED} from best)`
	return sql`
		best as materialized (${bestMatches(and(filter, eq(product.isBestSeller, true)))}),
		matched as (
			select * from best where ${isEnough}
			union all (${bestMatches(sql`${filter} and not ${isEnough}`)})
		)`
}

function bestMatches(filter: SQL | undefined): SQL {
	return sql`
		select id, sold_count, search, option_value_ids, ${facetColumns} from product
		where ${filter} order by sold_count desc, id desc limit ${MAX_COUNTED + 1}`
}
