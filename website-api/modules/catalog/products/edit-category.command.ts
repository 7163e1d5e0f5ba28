import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { CategoryChange, type EditedCategory, NewCategory } from '#contract/edited-category.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import { slugOf } from '#website-api/modules/catalog/imports/slug.ts'
import { announceUnused } from '#website-api/modules/platform/media/delete-picture.command.ts'
import type { CategoryRow } from './category.queries.ts'
import { category } from './category.table.ts'
import { bothTexts } from './edit-product.command.ts'
import { refreshKeywords } from './product-keywords.command.ts'
import { product } from './product.table.ts'

/** All categories with their number of products, parents before children. */
export async function editedCategories(
	db: Queryable,
	companyId: number,
): Promise<EditedCategory[]> {
	const rows = await db
		.select()
		.from(category)
		.where(eq(category.companyId, companyId))
		.orderBy(asc(category.position), asc(category.id))
	const counts = await db
		.select({ id: product.categoryId, products: sql<number>`count(*)`.mapWith(Number) })
		.from(product)
		.where(eq(product.companyId, companyId))
		.groupBy(product.categoryId)
	const productsOf = new Map(counts.map(({ id, products }) => [id, products]))
	const below = (parentId: number | null): EditedCategory[] =>
		rows
			.filter((row) => row.parentId === parentId)
			.flatMap((row) => [
				{
					id: row.id,
					parent: row.parentId,
					version: row.version,
					slug: row.slug,
					nameId: row.name.id,
					nameEn: row.name.en,
					productCount: productsOf.get(row.id) ?? 0,
				},
				...below(row.id),
			])
	return below(null)
}

/** Adds a category as the last child of its parent. 422 for an unknown parent. */
export async function insertCategory(
	tx: Transaction,
	companyId: number,
	{ nameId, nameEn, parent: parentId }: NewCategory,
) {
	const rows = await lockedCategories(tx, companyId)
	requireParent(rows, parentId)
	const name = bothTexts(nameId, nameEn)
	const slug = freeSlug(rows, slugOf(nameId) || 'kategori')
	await tx
		.insert(category)
		.values({ companyId, parentId, slug, name, position: behind(rows, parentId) })
}

/**
 * Renames or moves a category, or changes its slug. 404 CATEGORY_NOT_FOUND; 409 CHANGED_MEANWHILE; 409 CATEGORY_LOOP;
 * 422 for a slug that another category has.
 */
export async function updateCategory(
	tx: Transaction,
	companyId: number,
	id: number,
	sent: CategoryChange,
) {
	const rows = await lockedCategories(tx, companyId)
	const before = rows.find((row) => row.id === id)
	if (!before) throw new Problem(404, 'CATEGORY_NOT_FOUND')
	if (before.version !== sent.version) throw new Problem(409, 'CHANGED_MEANWHILE')
	const parentId = sent.parent === undefined ? before.parentId : sent.parent
	requireParent(rows, parentId)
	const within = below(rows, id)
	if (parentId !== null && within.includes(parentId)) throw new Problem(409, 'CATEGORY_LOOP')
	if (rows.some((row) => row.id !== id && row.slug === sent.slug)) {
		throw fieldProblem(CategoryChange, 'slug', { message: 'SLUG_TAKEN' })
	}
	await tx
		.update(category)
		.set({
			parentId,
			slug: sent.slug ?? before.slug,
			name: bothTexts(sent.nameId ?? before.name.id, sent.nameEn ?? before.name.en),
			position: parentId === before.parentId ? before.position : behind(rows, parentId),
			version: sql`${category.version} + 1`,
		})
		.where(isCategory(companyId, id))
	if (sent.move !== undefined) await moveAmongSiblings(tx, rows, before, sent.move)
	await refreshKeywords(tx, companyId, inArray(product.categoryId, within))
}

/** Deletes a category. 404 CATEGORY_NOT_FOUND; 409 CATEGORY_NOT_EMPTY if it has products or children. */
export async function deleteCategory(tx: Transaction, companyId: number, id: number) {
	const rows = await lockedCategories(tx, companyId)
	const before = rows.find((row) => row.id === id)
	if (!before) throw new Problem(404, 'CATEGORY_NOT_FOUND')
	const has = and(eq(product.companyId, companyId), eq(product.categoryId, id))
	const isEmpty = below(rows, id).length === 1 && (await tx.$count(product, has)) === 0
	if (!isEmpty) throw new Problem(409, 'CATEGORY_NOT_EMPTY')
	await tx.delete(category).where(isCategory(companyId, id))
	if (before.iconMediaId !== null) await announceUnused(tx, companyId, [before.iconMediaId])
}

// Serialises changes of the tree.
function lockedCategories(tx: Transaction, companyId: number): Promise<CategoryRow[]> {
	return tx
		.select()
		.from(category)
		.where(eq(category.companyId, companyId))
		.orderBy(asc(category.id))
		.for('update')
}

function isCategory(companyId: number, id: number) {
	return and(eq(category.companyId, companyId), eq(category.id, id))
}

function requireParent(rows: CategoryRow[], id: number | null) {
	if (id !== null && !rows.some((row) => row.id === id)) {
		throw fieldProblem(NewCategory, 'parent', { message: 'CATEGORY_NOT_FOUND' })
	}
}

/** The category and its descendants. */
function below(rows: { id: number; parentId: number | null }[], id: number): number[] {
	const found = [id]
	for (const at of found) {
		for (const row of rows) if (row.parentId === at && !found.includes(row.id)) found.push(row.id)
	}
	return found
}

function siblings(rows: CategoryRow[], parentId: number | null): CategoryRow[] {
	return rows
		.filter((row) => row.parentId === parentId)
		.toSorted((a, b) => a.position - b.position || a.id - b.id)
}

function behind(rows: CategoryRow[], parentId: number | null): number {
	return (siblings(rows, parentId).at(-1)?.position ?? -1) + 1
}

async function moveAmongSiblings(
	tx: Transaction,
	rows: CategoryRow[],
	{ id, parentId, companyId }: CategoryRow,
	move: 'UP' | 'DOWN',
) {
	const order = siblings(rows, parentId).map((row) => row.id)
	const from = order.indexOf(id)
	const to = Math.min(order.length - 1, Math.max(0, from + (move === 'UP' ? -1 : 1)))
	order.splice(to, 0, ...order.splice(from, 1))
	for (const [position, one] of order.entries()) {
		await tx.update(category).set({ position }).where(isCategory(companyId, one))
	}
}

function freeSlug(rows: CategoryRow[], base: string): string {
	const taken = new Set(rows.map(({ slug }) => slug))
	let slug = base.slice(0, 90)
	for (let number = 2; taken.has(slug); number++) slug = `${base.slice(0, 90)}-${number}`
	return slug
}
