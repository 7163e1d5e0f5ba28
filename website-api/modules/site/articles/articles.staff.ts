import { and, asc, count, desc, eq } from 'drizzle-orm'
import * as articles from '#contract/edited-article.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { findCompany } from '#website-api/modules/platform/companies/company.queries.ts'
import { versionOf } from '#website-api/modules/platform/operator-api/saved-version.ts'
import { slugIn } from '#website-api/modules/platform/operator-api/slug-in.ts'
import { article, articleCategory } from './article.table.ts'
import {
	changeArticle,
	deleteArticle,
	deleteArticleCategory,
	editedArticle,
	restoreArticle,
} from './change-article.command.ts'
import { putArticle, putArticleCategory, withdrawArticle } from './edit-article.command.ts'

/** A shop's articles. */
export const articleStaffAnswers = [
	answer(articles.listEditedArticles, async ({ db, companyId }) => {
		const rows = await db
			.select()
			.from(article)
			.where(eq(article.companyId, companyId))
			.orderBy(desc(article.publishedAt), asc(article.slug))
		const list = rows.map(({ title, categorySlug, ...row }) => ({
			...row,
			category: categorySlug,
			titleId: title.id,
			titleEn: title.en,
		}))
		return { list }
	}),
	answer(articles.getEditedArticle, async ({ db, companyId, params }) => {
		const slug = slugIn(params)
		const edited = await editedArticle(db, companyId, slug)
		const [row] = await db
			.select({ withdrawnAt: article.withdrawnAt })
			.from(article)
			.where(and(eq(article.companyId, companyId), eq(article.slug, slug)))
		if (!edited || !row) throw new Problem(404, 'ARTICLE_NOT_FOUND')
		const { title, summary, html, alt, categorySlug, productSlugs, ...facts } = edited
		return {
			...facts,
			...row,
			slug,
			titleId: title.id,
			titleEn: title.en,
			summaryId: summary.id,
			summaryEn: summary.en,
			htmlId: html.id,
			htmlEn: html.en,
			category: categorySlug,
			altId: alt?.id ?? '',
			altEn: alt?.en ?? '',
			products: productSlugs,
			version: versionOf(edited),
		}
	}),
	answer(articles.writeArticle, async ({ db, companyId, params, body }) => {
		const company = await findCompany(db, companyId)
		const slug = slugIn(params)
		await inTransaction(db, (tx) => putArticle(tx, company, slug, body))
		return { key: slug }
	}),
	answer(articles.changeArticle, async ({ db, companyId, params, body }) => {
		const company = await findCompany(db, companyId)
		const slug = slugIn(params)
		return { key: await inTransaction(db, (tx) => changeArticle(tx, company, slug, body)) }
	}),
	answer(articles.removeArticle, async ({ db, companyId, params }) => {
		const slug = slugIn(params)
		await inTransaction(db, (tx) => deleteArticle(tx, companyId, slug))
		return { key: slug }
	}),
	answer(articles.withdrawArticle, async ({ db, companyId, params }) => {
		const slug = slugIn(params)
		await inTransaction(db, (tx) => withdrawArticle(tx, companyId, slug))
		return { key: slug }
	}),
	answer(articles.showArticle, async ({ db, companyId, params }) => {
		const slug = slugIn(params)
		await inTransaction(db, (tx) => restoreArticle(tx, companyId, slug))
		return { key: slug }
	}),
	answer(articles.listEditedArticleCategories, async ({ db, companyId }) => {
		const rows = await db
			.select({
				slug: articleCategory.slug,
				name: articleCategory.name,
				articles: count(article.slug),
			})
			.from(articleCategory)
			.leftJoin(
				article,
				and(
					eq(article.companyId, articleCategory.companyId),
					eq(article.categorySlug, articleCategory.slug),
				),
			)
			.where(eq(articleCategory.companyId, companyId))
			.groupBy(articleCategory.companyId, articleCategory.slug)
			.orderBy(asc(articleCategory.position), asc(articleCategory.slug))
		return { list: rows.map(({ name, ...row }) => ({ ...row, nameId: name.id, nameEn: name.en })) }
	}),
	answer(articles.saveArticleCategory, async ({ db, companyId, params, body }) => {
		const slug = slugIn(params)
		await inTransaction(db, (tx) => putArticleCategory(tx, companyId, slug, body))
		return { key: slug }
	}),
	answer(articles.removeArticleCategory, async ({ db, companyId, params }) => {
		const slug = slugIn(params)
		await inTransaction(db, (tx) => deleteArticleCategory(tx, companyId, slug))
		return { key: slug }
	}),
]
