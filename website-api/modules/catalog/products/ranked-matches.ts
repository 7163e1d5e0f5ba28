import { sql, type SQL } from 'drizzle-orm'
import type { SearchPlan } from '#website-api/modules/catalog/search/search-plan.queries.ts'
import { facetColumns, MAX_COUNTED } from './facets.queries.ts'
import { product } from './product.table.ts'

/**
 * The best-selling matches of a search with their rank: steps of a statement, the last one is `found`. The best-sellers of
 * a larger shop have indexes of their own: if enough of them match, other products are not read.
 */
export function rankedMatches(filter: SQL | undefined, plan: SearchPlan): SQL {
	const fewer = (tiers: SQL) => sql`(select ${MAX_COUNTED + 1} - count(*) from ${tiers})`
	const ofTier1 = fewer(sql`tier_1`)
	const ofBoth = fewer(sql`(select from tier_1 union all select from tier_2) as best`)
	return sql`
		asked as materialized (${plan.terms}),
		tier_1 as materialized (${matchesOfTier(1, filter, plan, sql`${MAX_COUNTED + 1}`)}),
		tier_2 as materialized (${matchesOfTier(2, sql`${filter} and ${ofTier1} > 0`, plan, ofTier1)}),
		found as materialized (
			select * from tier_1 union all select * from tier_2
			union all (${matchesOfTier(3, sql`${filter} and ${ofBoth} > 0`, plan, ofBoth)})
		)`
}

// Matches are looked up by their words before they are sorted ("offset 0"): of synonyms the database expects more than
// there are, and would read products in the order of sales until it has found enough.
function matchesOfTier(
	tier: 1 | 2 | 3,
	filter: SQL | undefined,
	{ score }: SearchPlan,
	limit: SQL,
): SQL {
	return sql`
		select found.id, found.sold_count, found.option_value_ids, found.brand_id, found.price_min, found.price_max,
			${score} as score
		from (
			select * from (
				select id, sold_count, search, option_value_ids, ${facetColumns} from product
				where ${product.salesTier} = ${sql.raw(String(tier))} and ${filter} offset 0
			) as matches
			order by sold_count desc, id desc limit ${limit}
		) as found cross join asked`
}
