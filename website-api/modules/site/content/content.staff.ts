import { and, asc, desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import {
	OperatorArticleCategoryWire,
	OperatorArticleWire,
	OperatorFaqWire,
	OperatorPageKey,
	type OperatorPageTextWire,
	OperatorTextWire,
} from '#contract/operator-site.ts'
import type { LocalText } from '#website-api/db/columns.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { checked, readJson } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { article } from '#website-api/modules/site/articles/article.table.ts'
import {
	putArticle,
	putArticleCategory,
	withdrawArticle,
} from '#website-api/modules/site/articles/edit-article.command.ts'
import { findCompany } from '#website-api/modules/platform/companies/company.queries.ts'
import { contentPage, type FaqGroup, information } from './content.table.ts'
import {
	putFaq,
	putInformation,
	putPage,
	reviewInformation,
	reviewPage,
	withdrawInformation,
} from './edit-content.command.ts'
import {
	type OperatorEnv,
	companyOf,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { changed, slugIn } from '#website-api/modules/platform/operators/slug-in.ts'

/** What a shop says, below /operator/v1/sites/{code}. */
export const contentStaffRoutes = new Hono<OperatorEnv>()
	.get('/:code/pages', async (c) => {
		const id = await companyOf(c)
		const rows = await c.var.db
			.select()
			.from(contentPage)
			.where(eq(contentPage.companyId, id))
			.orderBy(asc(contentPage.key))
		const list = rows.map((row) => listed({ ...row, withdrawnAt: null }, row.key))
		return c.json({ data: { list } })
	})
	.get('/:code/pages/:key', async (c) => {
		const id = await companyOf(c)
		const { KEY } = checked({ KEY: c.req.param('key') }, pageKey, c.var.locale)
		const [row] = await c.var.db
			.select()
			.from(contentPage)
			.where(and(eq(contentPage.companyId, id), eq(contentPage.key, KEY)))
		if (!row) throw new Problem(404, 'PAGE_NOT_FOUND')
		return c.json({ data: textWire(row, KEY, row.faq) })
	})
	.put('/:code/pages/:key', async (c) => {
		const id = await companyOf(c)
		const { KEY } = checked({ KEY: c.req.param('key') }, pageKey, c.var.locale)
		const sent = await readJson(c, OperatorTextWire)
		await inTransaction(c.var.db, (tx) => putPage(tx, id, KEY, sent))
		return changed(c, KEY)
	})
	.post('/:code/pages/:key/review', async (c) => {
		const id = await companyOf(c)
		const { KEY } = checked({ KEY: c.req.param('key') }, pageKey, c.var.locale)
		await inTransaction(c.var.db, (tx) => reviewPage(tx, id, KEY))
		return changed(c, KEY)
	})
	.put('/:code/faq', async (c) => {
		const id = await companyOf(c)
		const { GROUP_LIST } = await readJson(c, OperatorFaqWire)
		await inTransaction(c.var.db, (tx) => putFaq(tx, id, GROUP_LIST))
		return changed(c, 'faq')
	})
	.get('/:code/informations', async (c) => {
		const id = await companyOf(c)
		const rows = await c.var.db
			.select()
			.from(information)
			.where(eq(information.companyId, id))
			.orderBy(asc(information.position), asc(information.slug))
		return c.json({ data: { list: rows.map((row) => listed(row, row.slug)) } })
	})
	.get('/:code/informations/:slug', async (c) => {
		const id = await companyOf(c)
		const slug = slugIn(c)
		const [row] = await c.var.db
			.select()
			.from(information)
			.where(and(eq(information.companyId, id), eq(information.slug, slug)))
		if (!row) throw new Problem(404, 'PAGE_NOT_FOUND')
		return c.json({ data: textWire(row, slug) })
	})
	.put('/:code/informations/:slug', async (c) => {
		const id = await companyOf(c)
		const slug = slugIn(c)
		const sent = await readJson(c, OperatorTextWire)
		await inTransaction(c.var.db, (tx) => putInformation(tx, id, slug, sent))
		return changed(c, slug)
	})
	.post('/:code/informations/:slug/review', async (c) => {
		const companyId = await companyOf(c)
		await inTransaction(c.var.db, (tx) => reviewInformation(tx, companyId, slugIn(c)))
		return changed(c, slugIn(c))
	})
	.post('/:code/informations/:slug/withdrawal', async (c) => {
		const companyId = await companyOf(c)
		await inTransaction(c.var.db, (tx) => withdrawInformation(tx, companyId, slugIn(c)))
		return changed(c, slugIn(c))
	})
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
	.put('/:code/articles/:slug', async (c) => {
		const company = await findCompany(c.var.db, await companyOf(c))
		const slug = slugIn(c)
		const sent = await readJson(c, OperatorArticleWire)
		await inTransaction(c.var.db, (tx) => putArticle(tx, company, slug, sent))
		return changed(c, slug)
	})
	.post('/:code/articles/:slug/withdrawal', async (c) => {
		const companyId = await companyOf(c)
		await inTransaction(c.var.db, (tx) => withdrawArticle(tx, companyId, slugIn(c)))
		return changed(c, slugIn(c))
	})
	.put('/:code/article-categories/:slug', async (c) => {
		const id = await companyOf(c)
		const sent = await readJson(c, OperatorArticleCategoryWire)
		const slug = slugIn(c)
		await inTransaction(c.var.db, (tx) =>
			putArticleCategory(tx, id, slug, { id: sent.NAME_ID, en: sent.NAME_EN }),
		)
		return changed(c, slug)
	})

const pageKey = z.object({ KEY: OperatorPageKey })

type Row = { title: LocalText; updatedAt: Date; withdrawnAt: Date | null; needsReview: boolean }

function textWire(
	row: { title: LocalText; html: LocalText; needsReview: boolean },
	KEY: string,
	faq: FaqGroup[] = [],
): z.output<typeof OperatorPageTextWire>['data'] {
	return {
		...{ KEY, TITLE_ID: row.title.id, TITLE_EN: row.title.en },
		...{ HTML_ID: row.html.id, HTML_EN: row.html.en, NEEDS_REVIEW: row.needsReview },
		QUESTION_LIST: faq
			.flatMap(({ entries }) => entries)
			.map(({ question, answer }) => ({
				...{ QUESTION_ID: question.id, QUESTION_EN: question.en },
				...{ ANSWER_ID: answer.id, ANSWER_EN: answer.en },
			})),
	}
}

function listed({ title, updatedAt, withdrawnAt, needsReview }: Row, KEY: string) {
	return {
		KEY,
		TITLE_ID: title.id,
		TITLE_EN: title.en,
		UPDATED_AT: updatedAt.toISOString(),
		WITHDRAWN_AT: withdrawnAt?.toISOString() ?? null,
		NEEDS_REVIEW: needsReview,
	}
}
