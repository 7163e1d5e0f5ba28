import { and, eq, sql } from 'drizzle-orm'
import { InformationChange } from '#contract/edited-information.ts'
import type { TextChange } from '#contract/edited-text.ts'
import { excluded } from '#website-api/db/clock.ts'
import { nextPosition } from '#website-api/db/next-position.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import { requireVersionOrNew } from '#website-api/modules/platform/operator-api/saved-version.ts'
import { lockCompany } from '#website-api/modules/site/settings/edit-look.command.ts'
import { contentPage, type ContentPageKey, information } from './content.table.ts'

type Page = typeof contentPage.$inferSelect
type Information = typeof information.$inferSelect

/** The fields of a content page that staff edit. */
export function editedPage({ title, summary, html, faq }: Page) {
	return { title, summary, html, faq }
}

/** The fields of an information page that staff edit. */
export function editedInformation({ title, summary, html, publishedAt }: Information) {
	return { title, summary, html, publishedAt }
}

/** The texts of a change as table columns. */
export function changedTexts(sent: TextChange) {
	return {
		title: { id: sent.titleId, en: sent.titleEn },
		summary: { id: sent.summaryId, en: sent.summaryEn },
		html: { id: sent.htmlId, en: sent.htmlEn },
	}
}

/** The publication time of a text after a change; see `publishedAt`. @param saved absent for a new text */
export function publicationTime(sent: string | null | undefined, saved: Date | undefined) {
	if (sent) return new Date(sent)
	if (saved === undefined) return sql`now()`
	return sent === null ? sql`least(${saved.toISOString()}::timestamptz, now())` : saved
}

/** Saves a content page in both languages. 409 SLUG_TAKEN or CHANGED_MEANWHILE depending on `version`. */
export async function changePage(
	tx: Transaction,
	companyId: number,
	key: ContentPageKey,
	sent: TextChange,
) {
	await lockCompany(tx, companyId)
	const [found] = await tx
		.select()
		.from(contentPage)
		.where(and(eq(contentPage.companyId, companyId), eq(contentPage.key, key)))
	requireVersionOrNew(found && editedPage(found), sent.version, new Problem(404, 'PAGE_NOT_FOUND'))
	const text = { ...changedTexts(sent), needsReview: false }
	await tx
		.insert(contentPage)
		.values({ companyId, key, ...text })
		.onConflictDoUpdate({
			target: [contentPage.companyId, contentPage.key],
			set: { ...text, updatedAt: excluded(contentPage.updatedAt) },
		})
}

/**
 * Saves an information page in both languages, and changes its slug if `newSlug` differs. 409 SLUG_TAKEN or
 * CHANGED_MEANWHILE; 404 PAGE_NOT_FOUND.
 */
export async function changeInformation(
	tx: Transaction,
	companyId: number,
	slug: string,
	sent: InformationChange,
) {
	await lockCompany(tx, companyId)
	const found = await informationOf(tx, companyId, slug)
	const missing = new Problem(404, 'PAGE_NOT_FOUND')
	requireVersionOrNew(found && editedInformation(found), sent.version, missing)
	const text = {
		...changedTexts(sent),
		needsReview: false,
		publishedAt: publicationTime(sent.publishedAt, found?.publishedAt),
	}
	const position = await nextPosition(tx, information, companyId)
	await tx
		.insert(information)
		.values({ companyId, slug, ...text, position })
		.onConflictDoUpdate({
			target: [information.companyId, information.slug],
			set: {
				...text,
				publishedAt: excluded(information.publishedAt),
				updatedAt: excluded(information.updatedAt),
			},
		})
	const { newSlug } = sent
	if (newSlug === undefined || newSlug === slug) return slug
	if (await informationOf(tx, companyId, newSlug)) {
		throw fieldProblem(InformationChange, 'newSlug', { message: 'SLUG_TAKEN' })
	}
	await tx.update(information).set({ slug: newSlug }).where(isInformation(companyId, slug))
	return newSlug
}

/** Publishes a withdrawn information page again. 404 PAGE_NOT_FOUND. */
export async function restoreInformation(db: Queryable, companyId: number, slug: string) {
	const changed = await db
		.update(information)
		.set({ withdrawnAt: null, updatedAt: sql`now()` })
		.where(isInformation(companyId, slug))
		.returning({ slug: information.slug })
	if (changed.length === 0) throw new Problem(404, 'PAGE_NOT_FOUND')
}

/** Deletes an information page with its former slugs. 404 PAGE_NOT_FOUND. */
export async function deleteInformation(tx: Transaction, companyId: number, slug: string) {
	const gone = await tx
		.delete(information)
		.where(isInformation(companyId, slug))
		.returning({ slug: information.slug })
	if (gone.length === 0) throw new Problem(404, 'PAGE_NOT_FOUND')
}

async function informationOf(db: Queryable, companyId: number, slug: string) {
	const [row] = await db.select().from(information).where(isInformation(companyId, slug))
	return row
}

function isInformation(companyId: number, slug: string) {
	return and(eq(information.companyId, companyId), eq(information.slug, slug))
}
