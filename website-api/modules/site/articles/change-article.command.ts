import { and, asc, eq, sql } from 'drizzle-orm'
import { ArticleChange } from '#contract/edited-article.ts'
import { excluded } from '#website-api/db/clock.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { announceUnused } from '#website-api/modules/platform/media/delete-picture.command.ts'
import { requireVersionOrNew } from '#website-api/modules/platform/operator-api/saved-version.ts'
import {
	changedTexts,
	publicationTime,
} from '#website-api/modules/site/content/change-text.command.ts'
import { lockCompany } from '#website-api/modules/site/settings/edit-look.command.ts'
import { article, articleCategory, articleProduct } from './article.table.ts'
import { categoryFor, pictureFor, putProducts } from './edit-article.command.ts'
import { readingMinutes } from './reading-minutes.ts'

/** An article with the fields that staff edit; undefined if it does not exist. */
export async function editedArticle(db: Queryable, companyId: number, slug: string) {
	const [row] = await db.select().from(article).where(isArticle(companyId, slug))
	if (!row) return undefined
	const products = await db
		.select({ slug: product.slug })
		.from(articleProduct)
		.innerJoin(
			product,
			and(
				eq(product.companyId, articleProduct.companyId),
				eq(product.id, articleProduct.productId),
			),
		)
		.where(and(eq(articleProduct.companyId, companyId), eq(articleProduct.articleSlug, slug)))
		.orderBy(asc(articleProduct.position), asc(product.id))
	const { title, summary, html, categorySlug, author, mediaId, alt, publishedAt } = row
	return {
		title,
		summary,
		html,
		categorySlug,
		author,
		mediaId,
		alt,
		publishedAt,
		productSlugs: products.map((one) => one.slug),
	}
}

/**
 * Saves an article in both languages, and changes its slug if `newSlug` differs; returns its slug. 409 SLUG_TAKEN or
 * CHANGED_MEANWHILE; 404 ARTICLE_NOT_FOUND; 422 for references the company does not have.
 */
export async function changeArticle(
	tx: Transaction,
	company: { id: number; name: string },
	slug: string,
	sent: ArticleChange,
) {
	const companyId = company.id
	await lockCompany(tx, companyId)
	const found = await editedArticle(tx, companyId, slug)
	requireVersionOrNew(found, sent.version, new Problem(404, 'ARTICLE_NOT_FOUND'))
	const text = changedTexts(sent)
	const row = {
		...text,
		categorySlug: await categoryFor(tx, companyId, sent.category),
		author: sent.author || company.name,
		mediaId: (await pictureFor(tx, companyId, sent.mediaId ?? undefined)) ?? null,
		alt: sent.altId === '' ? null : { id: sent.altId, en: sent.altEn || sent.altId },
		readingMinutes: readingMinutes(text.html),
		publishedAt: publicationTime(sent.publishedAt, found?.publishedAt),
		updatedAt: sql`now()`,
	}
	await tx
		.insert(article)
		.values({ companyId, slug, ...row })
		.onConflictDoUpdate({
			target: [article.companyId, article.slug],
			set: {
				...row,
				publishedAt: excluded(article.publishedAt),
				updatedAt: excluded(article.updatedAt),
			},
		})
	await putProducts(tx, companyId, slug, sent.products)
	if (found?.mediaId && found.mediaId !== row.mediaId) {
		await announceUnused(tx, companyId, [found.mediaId])
	}
	return moveArticle(tx, companyId, slug, sent.newSlug ?? slug)
}

async function moveArticle(tx: Transaction, companyId: number, slug: string, newSlug: string) {
	if (newSlug === slug) return slug
	if (await editedArticle(tx, companyId, newSlug)) {
		throw fieldProblem(ArticleChange, 'newSlug', { message: 'SLUG_TAKEN' })
	}
	await tx.update(article).set({ slug: newSlug }).where(isArticle(companyId, slug))
	return newSlug
}

/** Publishes a withdrawn article again. 404 ARTICLE_NOT_FOUND. */
export async function restoreArticle(db: Queryable, companyId: number, slug: string) {
	const changed = await db
		.update(article)
		.set({ withdrawnAt: null, updatedAt: sql`now()` })
		.where(isArticle(companyId, slug))
		.returning({ slug: article.slug })
	if (changed.length === 0) throw new Problem(404, 'ARTICLE_NOT_FOUND')
}

/** Deletes an article, and its picture unless it is used elsewhere. 404 ARTICLE_NOT_FOUND. */
export async function deleteArticle(tx: Transaction, companyId: number, slug: string) {
	await lockCompany(tx, companyId)
	await tx
		.delete(articleProduct)
		.where(and(eq(articleProduct.companyId, companyId), eq(articleProduct.articleSlug, slug)))
	const [gone] = await tx.delete(article).where(isArticle(companyId, slug)).returning()
	if (!gone) throw new Problem(404, 'ARTICLE_NOT_FOUND')
	if (gone.mediaId !== null) await announceUnused(tx, companyId, [gone.mediaId])
}

/** Deletes a category. 404 ARTICLE_CATEGORY_NOT_FOUND; 409 ARTICLE_CATEGORY_NOT_EMPTY if it has articles. */
export async function deleteArticleCategory(tx: Transaction, companyId: number, slug: string) {
	await lockCompany(tx, companyId)
	const inUse = await tx.$count(
		article,
		and(eq(article.companyId, companyId), eq(article.categorySlug, slug)),
	)
	if (inUse > 0) throw new Problem(409, 'ARTICLE_CATEGORY_NOT_EMPTY')
	const gone = await tx
		.delete(articleCategory)
		.where(and(eq(articleCategory.companyId, companyId), eq(articleCategory.slug, slug)))
		.returning({ slug: articleCategory.slug })
	if (gone.length === 0) throw new Problem(404, 'ARTICLE_CATEGORY_NOT_FOUND')
}

function isArticle(companyId: number, slug: string) {
	return and(eq(article.companyId, companyId), eq(article.slug, slug))
}
