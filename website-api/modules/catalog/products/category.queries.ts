import { and, asc, eq } from 'drizzle-orm'
import type { Category } from '#contract/category.ts'
import { textIn } from '#website-api/db/columns.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { joinedPicture } from '#website-api/modules/platform/media/image.ts'
import { media } from '#website-api/modules/platform/media/media.table.ts'
import { category } from './category.table.ts'
import { countsByCategory } from './product-counts.queries.ts'

export type CategoryRow = typeof category.$inferSelect

/** A company's category tree; each node has the number of products in it and its descendants. */
export async function categoryTree(
	db: Queryable,
	companyId: number,
	locale: Locale,
): Promise<Category[]> {
	const [rows, own] = await Promise.all([
		db
			.select({ category, width: media.width, height: media.height })
			.from(category)
			.leftJoin(
				media,
				and(eq(media.companyId, category.companyId), eq(media.id, category.iconMediaId)),
			)
			.where(eq(category.companyId, companyId))
			.orderBy(asc(category.position), asc(category.id)),
		countsByCategory(db, companyId),
	])
	const childrenOf = (parentId: number | null): Category[] =>
		rows
			.filter((row) => row.category.parentId === parentId)
			.map(({ category: node, width, height }) => {
				const children = childrenOf(node.id)
				const below = children.reduce((sum, child) => sum + child.productCount, 0)
				return {
					slug: node.slug,
					name: textIn(node.name, locale),
					icon: joinedPicture({ id: node.iconMediaId, width, height }, textIn(node.name, locale)),
					productCount: (own.get(node.id) ?? 0) + below,
					children,
				}
			})
	return childrenOf(null)
}

/** All categories of a company, parents and children; at most hundreds. */
export function categoriesOf(db: Queryable, companyId: number): Promise<CategoryRow[]> {
	return db.select().from(category).where(eq(category.companyId, companyId))
}

/** The ids of a category and its descendants; undefined if no category has the slug. */
export function idsBelow(rows: CategoryRow[], slug: string): number[] | undefined {
	const top = rows.find((row) => row.slug === slug)
	if (!top) return undefined
	const found = [top.id]
	for (const id of found) {
		for (const row of rows) if (row.parentId === id && !found.includes(row.id)) found.push(row.id)
	}
	return found
}

/** The path from the root to a category. */
export function pathTo(rows: CategoryRow[], id: number | null): CategoryRow[] {
	const path: CategoryRow[] = []
	for (let at = id; at !== null && path.length < 20;) {
		const row = rows.find((candidate) => candidate.id === at)
		if (!row) break
		path.unshift(row)
		at = row.parentId
	}
	return path
}
