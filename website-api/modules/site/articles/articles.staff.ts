import { and, asc, count, desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { z } from 'zod'
import { OperatorArticleCategoryWire, OperatorArticleWire } from '#contract/operator-site.ts'
import {
	type OperatorArticleAnswerWire,
	OperatorArticleChangeWire,
} from '#contract/operator-texts.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { readJson } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { findCompany } from '#website-api/modules/platform/companies/company.queries.ts'
import {
	companyOf,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { versionOf } from '#website-api/modules/platform/operators/saved-version.ts'
import { changed, slugIn } from '#website-api/modules/platform/operators/slug-in.ts'
import { article, articleCategory } from './article.table.ts'
import {
	changeArticle,
	deleteArticle,
	deleteArticleCategory,
	editedArticle,
	restoreArticle,
} from './change-article.command.ts'
import { putArticle, putArticleCategory, withdrawArticle } from './edit-article.command.ts'

/** Staff endpoints for a shop's articles and their categories, under /operator/v1/sites/{code}. */
export const articleStaffRoutes = new Hono<OperatorEnv>()
	.get('/:code/articles', async (c) => {
		const id = await companyOf(c)
		const rows = await c.var.db
			.select()
			.from(article)
			.where(eq(article.companyId, id))
			.orderBy(desc(article.publishedAt), asc(article.slug))
		const list = rows.map((row) => ({
			ARTICLE_SLUG: row.slug,
			CATEGORY_SLUG: row.categorySlug,
			TITLE_ID: row.title.id,
			TITLE_EN: row.title.en,
			PUBLISHED_AT: row.publishedAt.toISOString(),
			WITHDRAWN_AT: row.withdrawnAt?.toISOString() ?? null,
		}))
		return c.json({ data: { list } })
	})
	.get('/:code/articles/:slug', async (c) => {
		const id = await companyOf(c)
		const slug = slugIn(c)
		const edited = await editedArticle(c.var.db, id, slug)
		const [row] = await c.var.db
			.select({ withdrawnAt: article.withdrawnAt })
			.from(article)
			.where(and(eq(article.companyId, id), eq(article.slug, slug)))
		if (!edited || !row) throw new Problem(404, 'ARTICLE_NOT_FOUND')
		const data: z.output<typeof OperatorArticleAnswerWire>['data'] = {
			ARTICLE_SLUG: slug,
			TITLE_ID: edited.title.id,
			TITLE_EN: edited.title.en,
			SUMMARY_ID: edited.summary.id,
			SUMMARY_EN: edited.summary.en,
			HTML_ID: edited.html.id,
			HTML_EN: edited.html.en,
			CATEGORY_SLUG: edited.categorySlug,
			AUTHOR: edited.author,
			MEDIA_ID: edited.mediaId,
			ALT_ID: edited.alt?.id ?? '',
			ALT_EN: edited.alt?.en ?? '',
			PRODUCT_SLUG_LIST: edited.productSlugs,
			PUBLISHED_AT: edited.publishedAt.toISOString(),
			WITHDRAWN_AT: row.withdrawnAt?.toISOString() ?? null,
			VERSION: versionOf(edited),
		}
		return c.json({ data })
	})
	.put('/:code/articles/:slug', async (c) => {
		const company = await findCompany(c.var.db, await companyOf(c))
		const slug = slugIn(c)
		const sent = await readJson(c, OperatorArticleWire)
		await inTransaction(c.var.db, (tx) => putArticle(tx, company, slug, sent))
		return changed(c, slug)
	})
	.patch('/:code/articles/:slug', async (c) => {
		const company = await findCompany(c.var.db, await companyOf(c))
		const slug = slugIn(c)
		const sent = await readJson(c, OperatorArticleChangeWire)
		return changed(c, await inTransaction(c.var.db, (tx) => changeArticle(tx, company, slug, sent)))
	})
	.delete('/:code/articles/:slug', async (c) => {
		const companyId = await companyOf(c)
		await inTransaction(c.var.db, (tx) => deleteArticle(tx, companyId, slugIn(c)))
		return changed(c, slugIn(c))
	})
	.post('/:code/articles/:slug/withdrawal', async (c) => {
		const companyId = await companyOf(c)
		await inTransaction(c.var.db, (tx) => withdrawArticle(tx, companyId, slugIn(c)))
		return changed(c, slugIn(c))
	})
	.delete('/:code/articles/:slug/withdrawal', async (c) => {
		const companyId = await companyOf(c)
		await inTransaction(c.var.db, (tx) => restoreArticle(tx, companyId, slugIn(c)))
		return changed(c, slugIn(c))
	})
	.get('/:code/article-categories', async (c) => {
		const id = await companyOf(c)
		const rows = await c.var.db
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
			.where(eq(articleCategory.companyId, id))
			.groupBy(articleCategory.companyId, articleCategory.slug)
			.orderBy(asc(articleCategory.position), asc(articleCategory.slug))
		const list = rows.map(({ slug, name, articles }) => ({
			CATEGORY_SLUG: slug,
			NAME_ID: name.id,
			NAME_EN: name.en,
			ARTICLE_COUNT: articles,
		}))
		return c.json({ data: { list } })
	})
	.put('/:code/article-categories/:slug', async (c) => {
		const id = await companyOf(c)
		const sent = await readJson(c, OperatorArticleCategoryWire)
		const slug = slugIn(c)
		await inTransaction(c.var.db, (tx) => putArticleCategory(tx, id, slug, sent))
		return changed(c, slug)
	})
	.delete('/:code/article-categories/:slug', async (c) => {
		const id = await companyOf(c)
		await inTransaction(c.var.db, (tx) => deleteArticleCategory(tx, id, slugIn(c)))
		return changed(c, slugIn(c))
	})
