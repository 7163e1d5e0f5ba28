import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { arrayLiteral } from '#website-api/db/array-literal.ts'
import type { Queryable } from '#website-api/db/database.ts'
import {
	type SearchPlan,
	searchPlan,
} from '#website-api/modules/catalog/search/search-plan.queries.ts'
import { isShown } from './card.queries.ts'
import { categoriesOf, idsBelow, pathTo } from './category.queries.ts'
import { category } from './category.table.ts'
import { product } from './product.table.ts'

const related = 8
const together = 4
/** The number of best-selling matches of a partial text that are ranked for suggestions. */
const SUGGESTIONS_RANKED = 200

/**
 * Ids of related products: those bought together with it, and the best sellers of its category, then of other
 * categories of its department. Never of another department.
 */
export async function relatedIds(
	db: Queryable,
	companyId: number,
	of: { id: number; categoryId: number | null },
): Promise<{ together: number[]; similar: number[] }> {
	const inCategories = (ids: number[]) =>
		bestOf(db, companyId, inArray(product.categoryId, ids), related + together + 1)
	const [pairs, near] = await Promise.all([
		boughtWith(db, companyId, [of.id], together),
		of.categoryId === null ? [] : inCategories([of.categoryId]),
	])
	const others = (ids: number[]) =>
		[...new Set(ids)].filter((id) => id !== of.id && !pairs.includes(id)).slice(0, related)
	const similar = others(near)
	if (similar.length === related || of.categoryId === null) return { together: pairs, similar }
	const categories = await categoriesOf(db, companyId)
	const [top] = pathTo(categories, of.categoryId)
	const department = top && idsBelow(categories, top.slug)
	const far = department ? await inCategories(department) : []
	return { together: pairs, similar: others([...near, ...far]) }
}

/** Ids of recommended products for a visitor who viewed these, without them; supplemented with best sellers. */
export async function likedIds(
	db: Queryable,
	companyId: number,
	seen: number[],
	limit: number,
): Promise<number[]> {
	if (seen.length === 0) return []
	const [pairs, near] = await Promise.all([
		boughtWith(db, companyId, seen, limit),
		db.execute<{ id: number }>(sql`
			select best.id from (
				select distinct category_id from product
				where company_id = ${companyId} and id = any(${arrayLiteral(seen)}::bigint[])
			) as seen
			cross join lateral (
				select id, sold_count, row_number() over (order by sold_count desc, id desc) as place from (
					select product.id, product.sold_count from product
					where product.company_id = ${companyId} and product.category_id = seen.category_id
						and ${isShown}
					order by product.sold_count desc, product.id desc limit ${seen.length + limit}
				) as shown
			) as best
			order by best.place, best.sold_count desc limit ${seen.length + limit}`),
	])
	const others = (ids: number[]) =>
		[...new Set(ids)].filter((id) => !seen.includes(id)).slice(0, limit)
	const ids = others([...pairs, ...near.rows.map(({ id }) => Number(id))])
	if (ids.length === limit) return ids
	return others([...ids, ...(await bestSellers(db, companyId, limit + seen.length))])
}

/** Ids of visible products that were in the most orders with these. */
async function boughtWith(
	db: Queryable,
	companyId: number,
	ids: number[],
	limit: number,
): Promise<number[]> {
	const { rows } = await db.execute<{ id: number }>(sql`
		select product.id from (
			select other_id, sum(orders) as orders from bought_together
			where company_id = ${companyId} and product_id = any(${arrayLiteral(ids)}::bigint[])
				and other_id <> all(${arrayLiteral(ids)}::bigint[])
			group by other_id
		) as other
		join product on product.company_id = ${companyId} and product.id = other.other_id and ${isShown}
		order by other.orders desc, product.id desc limit ${limit}`)
	return rows.map(({ id }) => Number(id))
}

type ListQuery = {
	isById: boolean
	text?: string | undefined
	/** `12,7,9`. */
	ids?: string | undefined
	limit: number
}

/** Ids for a default list query: by ids, by text, or the best sellers. */
export async function suggestedIds(
	db: Queryable,
	companyId: number,
	query: ListQuery,
): Promise<number[]> {
	if (query.isById) return namedIds(db, companyId, query)
	if (!query.text) return bestSellers(db, companyId, query.limit)
	const plan = await searchPlan(db, companyId, query.text, { isTyping: true })
	if (!plan) return []
	for (const { filter } of plan.levels) {
		const shown = and(eq(product.companyId, companyId), isShown, filter)
		const ids = await bestRanked(db, shown, plan, query.limit)
		if (ids.length > 0) return ids
	}
	return []
}

// The beginning of a word is common, so reading the best-sellers until enough match takes less than looking it up.
async function bestRanked(
	db: Queryable,
	filter: SQL | undefined,
	{ terms, score }: SearchPlan,
	limit: number,
): Promise<number[]> {
	const { rows } = await db.execute<{ id: number }>(sql`
		with asked as materialized (${terms}),
		found as materialized (
			select id, sold_count, search from product where ${filter}
			order by sold_count desc, id desc limit ${SUGGESTIONS_RANKED}
		)
		select found.id from found cross join asked
		order by ${score} desc, found.sold_count desc, found.id desc limit ${limit}`)
	return rows.map((row) => Number(row.id))
}

/** The categories of these products, those with the most products first. */
export async function categorySlugsOf(
	db: Queryable,
	companyId: number,
	ids: number[],
): Promise<string[]> {
	if (ids.length === 0) return []
	const rows = await db
		.select({ slug: category.slug })
		.from(product)
		.innerJoin(
			category,
			and(eq(category.companyId, product.companyId), eq(category.id, product.categoryId)),
		)
		.where(and(eq(product.companyId, companyId), inArray(product.id, ids)))
		.groupBy(category.slug)
		.orderBy(desc(count()), category.slug)
	return rows.map((row) => row.slug)
}

/** The visible ones of these products, in the given order. */
async function namedIds(
	db: Queryable,
	companyId: number,
	{ ids: names = '', limit }: ListQuery,
): Promise<number[]> {
	const requested = names.split(',').filter((name) => /^[1-9]\d{0,14}$/.test(name))
	const ids = [...new Set(requested.map(Number))].slice(0, limit)
	if (ids.length === 0) return []
	const seen = await bestOf(db, companyId, inArray(product.id, ids), ids.length)
	return ids.filter((id) => seen.includes(id))
}

/** Ids of a company's products by their slugs, in that order; undefined if one of them does not exist. */
export async function productIdsOf(
	db: Queryable,
	companyId: number,
	slugs: string[],
): Promise<number[] | undefined> {
	const rows = await db
		.select({ id: product.id, slug: product.slug })
		.from(product)
		.where(and(eq(product.companyId, companyId), inArray(product.slug, slugs)))
	const ids = new Map(rows.map((row) => [row.slug, row.id]))
	const found = [...new Set(slugs)].map((slug) => ids.get(slug))
	return found.includes(undefined) ? undefined : found.filter((id) => id !== undefined)
}

/** Ids of the best sellers of recent months, then of all time. */
async function bestSellers(db: Queryable, companyId: number, limit: number): Promise<number[]> {
	const { rows } = await db.execute<{ id: number }>(sql`
		(select product.id, 1 as place, product_sales.recent as sold from product_sales
		join product on product.company_id = product_sales.company_id and product.id = product_sales.product_id
		where product_sales.company_id = ${companyId} and product_sales.recent > 0 and ${isShown}
		order by product_sales.recent desc, product_sales.product_id desc limit ${limit})
		union all
		(select product.id, 2, product.sold_count from product
		where product.company_id = ${companyId} and ${isShown}
		order by product.sold_count desc, product.id desc limit ${2 * limit})
		order by place, sold desc, id desc`)
	return [...new Set(rows.map(({ id }) => Number(id)))].slice(0, limit)
}

async function bestOf(
	db: Queryable,
	companyId: number,
	filter: SQL | undefined,
	limit: number,
): Promise<number[]> {
	const rows = await db
		.select({ id: product.id })
		.from(product)
		.where(and(eq(product.companyId, companyId), isShown, filter))
		.orderBy(desc(product.soldCount), desc(product.id))
		.limit(limit)
	return rows.map((row) => row.id)
}
