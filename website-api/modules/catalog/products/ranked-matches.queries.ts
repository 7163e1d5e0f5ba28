import { sql, type SQL } from 'drizzle-orm'
import { facetColumns, MAX_COUNTED } from './facets.queries.ts'
import { product } from './product.table.ts'

/**
 * A SELECT of the best-selling matches of a search, at most MAX_COUNTED + 1; with `score`, of their rank, in a statement
 * with a CTE `asked` (search-plan.queries.ts). The best-sellers of a larger shop have indexes of their own: if enough of
 * them match, other products are not read.
 */
export function selectMatches(filter: SQL | undefined, score?: SQL): SQL {
	const fewer = (tiers: SQL) => sql`(select ${MAX_COUNTED + 1} - count(*) from ${tiers})`
	const ofTier1 = fewer(sql`tier_1`)
	const ofBoth = fewer(sql`(select from tier_1 union all select from tier_2) as best`)
	return sql`
		with tier_1 as materialized (${matchesOfTier(1, filter, sql`${MAX_COUNTED + 1}`, score)}),
		tier_2 as materialized (${matchesOfTier(2, sql`${filter} and ${ofTier1} > 0`, ofTier1, score)})
		select * from tier_1 union all select * from tier_2
		union all (${matchesOfTier(3, sql`${filter} and ${ofBoth} > 0`, ofBoth, score)})`
}

// Matches are looked up by their words before they are sorted ("offset 0"): of synonyms the database expects more than
// there are, and would read products in the order of sales until it has found enough.
function matchesOfTier(
	tier: 1 | 2 | 3,
	filter: SQL | undefined,
	limit: SQL,
	score: SQL | undefined,
): SQL {
	return sql`
		select found.id, found.sold_count, found.option_value_ids, found.brand_id, found.price_min, found.price_max,
			${score ?? sql`0`} as score
		from (
			select * from (
				select id, sold_count, search, option_value_ids, ${facetColumns} from product
				where ${product.salesTier} = ${sql.raw(String(tier))} and ${filter} offset 0
			) as matches
			order by sold_count desc, id desc limit ${limit}
		) as found ${score ? sql`cross join asked` : sql``}`
}
