import { pagesOff } from '#contract/programmes.ts'
import { findCompany } from '#website-api/modules/platform/companies/company.queries.ts'
import { and, asc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import {
	OperatorFaqWire,
	OperatorPageKey,
	type OperatorPageTextWire,
	OperatorTextWire,
} from '#contract/operator-site.ts'
import { OperatorInformationChangeWire, OperatorPageChangeWire } from '#contract/operator-texts.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { checked, readJson } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	type OperatorEnv,
	companyOf,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { versionOf } from '#website-api/modules/platform/operators/saved-version.ts'
import { changed, slugIn } from '#website-api/modules/platform/operators/slug-in.ts'
import {
	changeInformation,
	changePage,
	deleteInformation,
	editedInformation,
	editedPage,
	restoreInformation,
} from './change-text.command.ts'
import { contentPage, type FaqGroup, information } from './content.table.ts'
import {
	putFaq,
	putInformation,
	putPage,
	reviewInformation,
	reviewPage,
	withdrawInformation,
} from './edit-content.command.ts'

/** Staff endpoints for a shop's texts, under /operator/v1/sites/{code}. */
export const contentStaffRoutes = new Hono<OperatorEnv>()
	.get('/:code/pages', async (c) => {
		const id = await companyOf(c)
		const rows = await c.var.db
			.select()
			.from(contentPage)
			.where(eq(contentPage.companyId, id))
			.orderBy(asc(contentPage.key))
		const hidden = pagesOff((await findCompany(c.var.db, id)).programmesOff)
		const list = rows
			.filter(({ key }) => !hidden.includes(key))
			.map((row) => listed({ ...row, publishedAt: null, withdrawnAt: null }, row.key))
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
		return c.json({ data: textWire({ ...row, version: versionOf(editedPage(row)) }, KEY, row.faq) })
	})
	.put('/:code/pages/:key', async (c) => {
		const id = await companyOf(c)
		const { KEY } = checked({ KEY: c.req.param('key') }, pageKey, c.var.locale)
		const sent = await readJson(c, OperatorTextWire)
		await inTransaction(c.var.db, (tx) => putPage(tx, id, KEY, sent))
		return changed(c, KEY)
	})
	.patch('/:code/pages/:key', async (c) => {
		const id = await companyOf(c)
		const { KEY } = checked({ KEY: c.req.param('key') }, pageKey, c.var.locale)
		const sent = await readJson(c, OperatorPageChangeWire)
		await inTransaction(c.var.db, (tx) => changePage(tx, id, KEY, sent))
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
		const { GROUP_LIST, VERSION } = await readJson(c, OperatorFaqWire)
		await inTransaction(c.var.db, (tx) => putFaq(tx, id, GROUP_LIST, VERSION))
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
		return c.json({ data: textWire({ ...row, version: versionOf(editedInformation(row)) }, slug) })
	})
	.put('/:code/informations/:slug', async (c) => {
		const id = await companyOf(c)
		const slug = slugIn(c)
		const sent = await readJson(c, OperatorTextWire)
		await inTransaction(c.var.db, (tx) => putInformation(tx, id, slug, sent))
		return changed(c, slug)
	})
	.patch('/:code/informations/:slug', async (c) => {
		const id = await companyOf(c)
		const slug = slugIn(c)
		const sent = await readJson(c, OperatorInformationChangeWire)
		return changed(c, await inTransaction(c.var.db, (tx) => changeInformation(tx, id, slug, sent)))
	})
	.delete('/:code/informations/:slug', async (c) => {
		const id = await companyOf(c)
		await inTransaction(c.var.db, (tx) => deleteInformation(tx, id, slugIn(c)))
		return changed(c, slugIn(c))
	})
	.delete('/:code/informations/:slug/withdrawal', async (c) => {
		const id = await companyOf(c)
		await inTransaction(c.var.db, (tx) => restoreInformation(tx, id, slugIn(c)))
		return changed(c, slugIn(c))
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

const pageKey = z.object({ KEY: OperatorPageKey })

type Listed = Pick<
	typeof information.$inferSelect,
	'title' | 'updatedAt' | 'withdrawnAt' | 'needsReview'
> & { publishedAt: Date | null }
type Text = Pick<typeof contentPage.$inferSelect, 'title' | 'summary' | 'html' | 'needsReview'> & {
	publishedAt?: Date
	withdrawnAt?: Date | null
	version: string
}

function textWire(
	row: Text,
	KEY: string,
	faq: FaqGroup[] = [],
): z.output<typeof OperatorPageTextWire>['data'] {
	return {
		KEY,
		TITLE_ID: row.title.id,
		TITLE_EN: row.title.en,
		SUMMARY_ID: row.summary.id,
		SUMMARY_EN: row.summary.en,
		HTML_ID: row.html.id,
		HTML_EN: row.html.en,
		NEEDS_REVIEW: row.needsReview,
		PUBLISHED_AT: row.publishedAt?.toISOString() ?? null,
		WITHDRAWN_AT: row.withdrawnAt?.toISOString() ?? null,
		VERSION: row.version,
		QUESTION_LIST: faq.flatMap(({ title, entries }) =>
			entries.map(({ question, answer }) => ({
				GROUP_ID: title.id,
				GROUP_EN: title.en,
				QUESTION_ID: question.id,
				QUESTION_EN: question.en,
				ANSWER_ID: answer.id,
				ANSWER_EN: answer.en,
			})),
		),
	}
}

function listed(row: Listed, KEY: string) {
	return {
		KEY,
		TITLE_ID: row.title.id,
		TITLE_EN: row.title.en,
		UPDATED_AT: row.updatedAt.toISOString(),
		PUBLISHED_AT: row.publishedAt?.toISOString() ?? null,
		WITHDRAWN_AT: row.withdrawnAt?.toISOString() ?? null,
		NEEDS_REVIEW: row.needsReview,
	}
}
