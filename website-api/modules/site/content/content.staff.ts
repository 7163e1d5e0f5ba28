import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import * as own from '#contract/edited-information.ts'
import * as texts from '#contract/edited-text.ts'
import { pagesOff } from '#contract/programmes.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { checked } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { findCompany } from '#website-api/modules/platform/companies/company.queries.ts'
import { versionOf } from '#website-api/modules/platform/operator-api/saved-version.ts'
import { slugIn } from '#website-api/modules/platform/operator-api/slug-in.ts'
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

/** The pages of fixed address. */
export const pageAnswers = [
	answer(texts.listPages, async ({ db, companyId }) => {
		const rows = await db
			.select()
			.from(contentPage)
			.where(eq(contentPage.companyId, companyId))
			.orderBy(asc(contentPage.key))
		const hidden = pagesOff((await findCompany(db, companyId)).programmesOff)
		const list = rows
			.filter(({ key }) => !hidden.includes(key))
			.map((row) => listed({ ...row, publishedAt: null, withdrawnAt: null }, row.key))
		return { list }
	}),
	answer(texts.getPage, async ({ db, companyId, params, locale }) => {
		const key = keyIn(params, locale)
		const [row] = await db
			.select()
			.from(contentPage)
			.where(and(eq(contentPage.companyId, companyId), eq(contentPage.key, key)))
		if (!row) throw new Problem(404, 'PAGE_NOT_FOUND')
		return textOf({ ...row, version: versionOf(editedPage(row)) }, key, row.faq)
	}),
	answer(texts.writePage, async ({ db, companyId, params, locale, body }) => {
		const key = keyIn(params, locale)
		await inTransaction(db, (tx) => putPage(tx, companyId, key, body))
		return { key }
	}),
	answer(texts.changePage, async ({ db, companyId, params, locale, body }) => {
		const key = keyIn(params, locale)
		await inTransaction(db, (tx) => changePage(tx, companyId, key, body))
		return { key }
	}),
	answer(texts.reviewPage, async ({ db, companyId, params, locale }) => {
		const key = keyIn(params, locale)
		await inTransaction(db, (tx) => reviewPage(tx, companyId, key))
		return { key }
	}),
	answer(texts.replaceFaq, async ({ db, companyId, body: { groups, version } }) => {
		await inTransaction(db, (tx) => putFaq(tx, companyId, groups, version))
		return { key: 'faq' }
	}),
]

/** A shop's own information pages. */
export const informationAnswers = [
	answer(own.listInformations, async ({ db, companyId }) => {
		const rows = await db
			.select()
			.from(information)
			.where(eq(information.companyId, companyId))
			.orderBy(asc(information.position), asc(information.slug))
		return { list: rows.map((row) => listed(row, row.slug)) }
	}),
	answer(own.getEditedInformation, async ({ db, companyId, params }) => {
		const slug = slugIn(params)
		const [row] = await db
			.select()
			.from(information)
			.where(and(eq(information.companyId, companyId), eq(information.slug, slug)))
		if (!row) throw new Problem(404, 'PAGE_NOT_FOUND')
		return textOf({ ...row, version: versionOf(editedInformation(row)) }, slug)
	}),
	answer(own.writeInformation, async ({ db, companyId, params, body }) => {
		const slug = slugIn(params)
		await inTransaction(db, (tx) => putInformation(tx, companyId, slug, body))
		return { key: slug }
	}),
	answer(own.changeInformation, async ({ db, companyId, params, body }) => {
		const slug = slugIn(params)
		return { key: await inTransaction(db, (tx) => changeInformation(tx, companyId, slug, body)) }
	}),
	answer(own.removeInformation, async ({ db, companyId, params }) => {
		const slug = slugIn(params)
		await inTransaction(db, (tx) => deleteInformation(tx, companyId, slug))
		return { key: slug }
	}),
	answer(own.showInformation, async ({ db, companyId, params }) => {
		const slug = slugIn(params)
		await inTransaction(db, (tx) => restoreInformation(tx, companyId, slug))
		return { key: slug }
	}),
	answer(own.reviewInformation, async ({ db, companyId, params }) => {
		const slug = slugIn(params)
		await inTransaction(db, (tx) => reviewInformation(tx, companyId, slug))
		return { key: slug }
	}),
	answer(own.withdrawInformation, async ({ db, companyId, params }) => {
		const slug = slugIn(params)
		await inTransaction(db, (tx) => withdrawInformation(tx, companyId, slug))
		return { key: slug }
	}),
]

const PageKey = z.object({ KEY: texts.pageKey })

/** The content page of the address. 422 for an unknown one. */
function keyIn({ key }: { key: string }, locale: Locale) {
	return checked({ KEY: key }, PageKey, locale).KEY
}

type Listed = Pick<
	typeof information.$inferSelect,
	'title' | 'updatedAt' | 'withdrawnAt' | 'needsReview'
> & { publishedAt: Date | null }
type Text = Pick<typeof contentPage.$inferSelect, 'title' | 'summary' | 'html' | 'needsReview'> & {
	publishedAt?: Date
	withdrawnAt?: Date | null
	version: string
}

function textOf(row: Text, key: string, faq: FaqGroup[] = []): texts.EditedPage {
	const { title, summary, html, needsReview, publishedAt, withdrawnAt, version } = row
	return {
		key,
		titleId: title.id,
		titleEn: title.en,
		summaryId: summary.id,
		summaryEn: summary.en,
		htmlId: html.id,
		htmlEn: html.en,
		needsReview,
		publishedAt: publishedAt ?? null,
		withdrawnAt: withdrawnAt ?? null,
		version,
		questions: faq.flatMap((group) =>
			group.entries.map((entry) => ({
				groupId: group.title.id,
				groupEn: group.title.en,
				questionId: entry.question.id,
				questionEn: entry.question.en,
				answerId: entry.answer.id,
				answerEn: entry.answer.en,
			})),
		),
	}
}

function listed({ title, ...row }: Listed, key: string): texts.ListedPage {
	return { ...row, key, titleId: title.id, titleEn: title.en }
}
