import { and, count, desc, eq, inArray, ne, type SQL } from 'drizzle-orm'
import type { ListQueryWire } from '#contract/envelope.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { searchPlan } from '#website-api/modules/catalog/search/search-plan.queries.ts'
import { isShown } from './card.queries.ts'
import { category } from './category.table.ts'
import { pageByRelevance } from './listing.queries.ts'
import { product } from './product.table.ts'

const related = 8
/** Of what a text that is being typed finds, so many that sell best are ranked. */
const SUGGESTIONS_RANKED = 200

/** Ids of products to look at after this one: best sellers of its category, then of the shop. */
export async function relatedIds(
	db: Queryable,
	companyId: number,
	of: { id: number; categoryId: number | null },
): Promise<number[]> {
	const other = ne(product.id, of.id)
	const near =
		of.categoryId === null
			? []
			: await bestSellers(db, companyId, and(other, eq(product.categoryId, of.categoryId)), related)
	if (near.length === related) return near
	const far = await bestSellers(db, companyId, other, related * 2)
	return [...new Set([...near, ...far])].slice(0, related)
}

/** Ids for a default list query: by ids, by text, or simply what sells best. */
export async function suggestedIds(
	db: Queryable,
	companyId: number,
	query: ListQueryWire,
): Promise<number[]> {
	if (query.SEARCH_BY_ID) return namedIds(db, companyId, query)
	if (!query.TEXT_SEARCH) return bestSellers(db, companyId, undefined, query.LIMIT)
	const plan = await searchPlan(db, companyId, query.TEXT_SEARCH, { isTyping: true })
	if (!plan) return []
	for (const { filter } of plan.levels) {
		const shown = and(eq(product.companyId, companyId), isShown, filter)
		const page = { limit: query.LIMIT, offset: 0, ranked: SUGGESTIONS_RANKED }
		const ids = await pageByRelevance(db, shown, plan, page)
		if (ids.length > 0) return ids
	}
	return []
}

/** The categories of these products, those of the most first. */
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

/** Those of the named products that may be seen, in the order they were named. */
async function namedIds(
	db: Queryable,
	companyId: number,
	{ TEXT_SEARCH_ID: names = '', LIMIT: limit }: ListQueryWire,
): Promise<number[]> {
	const requested = names.split(',').filter((name) => /^[1-9]\d{0,14}$/.test(name))
	const ids = [...new Set(requested.map(Number))].slice(0, limit)
	if (ids.length === 0) return []
	const seen = await bestSellers(db, companyId, inArray(product.id, ids), ids.length)
	return ids.filter((id) => seen.includes(id))
}

/** Ids of a company's products by their slugs, in that order; undefined: there is none of one of them. */
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

async function bestSellers(
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
