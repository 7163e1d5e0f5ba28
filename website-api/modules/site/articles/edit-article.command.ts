import { and, eq, sql } from 'drizzle-orm'
import { type ArticleCategoryEdit, ArticleEdit } from '#contract/edited-article.ts'
import { excluded } from '#website-api/db/clock.ts'
import { nextPosition } from '#website-api/db/next-position.ts'
import type { LocalText } from '#website-api/db/columns.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import { productIdsOf } from '#website-api/modules/catalog/products/pick.queries.ts'
import { mergeText } from '#website-api/modules/site/content/merge-text.ts'
import { mediaOf } from '#website-api/modules/site/settings/site.queries.ts'
import { article, articleCategory, articleProduct } from './article.table.ts'
import { readingMinutes } from './reading-minutes.ts'

/**
 * Saves an article in one language and publishes it. 422 on category, mediaId and products for
 * references the company does not have.
 */
export async function putArticle(
	tx: Transaction,
	company: { id: number; name: string },
	slug: string,
	sent: ArticleEdit,
) {
	const companyId = company.id
	const [found] = await tx
		.select()
		.from(article)
		.where(and(eq(article.companyId, companyId), eq(article.slug, slug)))
		.for('update')
	const text = mergeText(found, sent)
	const row = {
		...text,
		categorySlug: await categoryFor(tx, companyId, sent.category ?? found?.categorySlug),
		author: sent.author ?? found?.author ?? company.name,
		mediaId: (await pictureFor(tx, companyId, sent.mediaId)) ?? found?.mediaId ?? null,
		alt: altOf(found?.alt ?? null, sent),
		readingMinutes: readingMinutes(text.html),
		withdrawnAt: null,
		updatedAt: sql`now()`,
	}
	await tx
		.insert(article)
		.values({ companyId, slug, ...row, publishedAt: sql`now()` })
		.onConflictDoUpdate({
			target: [article.companyId, article.slug],
			set: { ...row, updatedAt: excluded(article.updatedAt) },
		})
	if (sent.products) await putProducts(tx, companyId, slug, sent.products)
}

/** The category with this slug. 422 on category if it does not exist. */
export async function categoryFor(tx: Transaction, companyId: number, slug: string | undefined) {
	if (slug === undefined)
		throw fieldProblem(ArticleEdit, 'category', { message: 'NEEDED_WHEN_NEW' })
	const [row] = await tx
		.select({ slug: articleCategory.slug })
		.from(articleCategory)
		.where(and(eq(articleCategory.companyId, companyId), eq(articleCategory.slug, slug)))
	if (!row) throw fieldProblem(ArticleEdit, 'category', { message: 'ARTICLE_CATEGORY_NOT_FOUND' })
	return row.slug
}

/** The picture with this id. 422 on mediaId if it does not exist. */
export async function pictureFor(tx: Transaction, companyId: number, id: string | undefined) {
	if (id === undefined) return undefined
	if (!(await mediaOf(tx, companyId, id))) {
		throw fieldProblem(ArticleEdit, 'mediaId', { message: 'PICTURE_NOT_FOUND' })
	}
	return id
}

function altOf(before: LocalText | null, { alt, language }: ArticleEdit): LocalText | null {
	return alt === undefined ? before : { ...(before ?? { id: alt, en: alt }), [language]: alt }
}

/** Replaces the products linked by an article. 422 on products for unknown ones. */
export async function putProducts(
	tx: Transaction,
	companyId: number,
	slug: string,
	wanted: string[],
) {
	const ids = await productIdsOf(tx, companyId, wanted)
	if (!ids) throw fieldProblem(ArticleEdit, 'products', { message: 'PRODUCT_NOT_FOUND' })
	const links = ids.map((productId, position) => ({
		companyId,
		articleSlug: slug,
		productId,
		position,
	}))
	await tx
		.delete(articleProduct)
		.where(and(eq(articleProduct.companyId, companyId), eq(articleProduct.articleSlug, slug)))
	if (links.length > 0) await tx.insert(articleProduct).values(links)
}

/** Withdraws an article; repeating it changes nothing. 404 ARTICLE_NOT_FOUND. */
export async function withdrawArticle(db: Queryable, companyId: number, slug: string) {
	const changed = await db
		.update(article)
		.set({ withdrawnAt: sql`least(${article.withdrawnAt}, now())` })
		.where(and(eq(article.companyId, companyId), eq(article.slug, slug)))
		.returning({ slug: article.slug })
	if (changed.length === 0) throw new Problem(404, 'ARTICLE_NOT_FOUND')
}

/** Saves an article category; a new one is added last. 409 SLUG_TAKEN if it should be new and exists. */
export async function putArticleCategory(
	db: Queryable,
	companyId: number,
	slug: string,
	{ nameId, nameEn, version }: ArticleCategoryEdit,
) {
	const name = { id: nameId, en: nameEn }
	const isThere = and(eq(articleCategory.companyId, companyId), eq(articleCategory.slug, slug))
	if (version === null && (await db.$count(articleCategory, isThere)) > 0) {
		throw new Problem(409, 'SLUG_TAKEN')
	}
	await db
		.insert(articleCategory)
		.values({
			companyId,
			slug,
			name,
			position: await nextPosition(db, articleCategory, companyId),
		})
		.onConflictDoUpdate({
			target: [articleCategory.companyId, articleCategory.slug],
			set: { name },
		})
}
