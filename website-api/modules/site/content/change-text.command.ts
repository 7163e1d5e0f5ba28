import { and, eq, sql } from 'drizzle-orm'
import type {
	OperatorInformationChangeWire,
	OperatorPageChangeWire,
} from '#contract/operator-texts.ts'
import { excluded } from '#website-api/db/clock.ts'
import { nextPosition } from '#website-api/db/next-position.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import { requireVersionOrNew } from '#website-api/modules/platform/operators/saved-version.ts'
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
export function changedTexts(sent: OperatorPageChangeWire) {
	return {
		title: { id: sent.TITLE_ID, en: sent.TITLE_EN },
		summary: { id: sent.SUMMARY_ID, en: sent.SUMMARY_EN },
		html: { id: sent.HTML_ID, en: sent.HTML_EN },
	}
}

/** The publication time of a text after a change; see `PUBLISHED_AT`. @param saved absent for a new text */
export function publicationTime(sent: string | null | undefined, saved: Date | undefined) {
	if (sent) return new Date(sent)
	if (saved === undefined) return sql`now()`
	return sent === null ? sql`least(${saved.toISOString()}::timestamptz, now())` : saved
}

/** Saves a content page in both languages. 409 SLUG_TAKEN or CHANGED_MEANWHILE depending on `VERSION`. */
export async function changePage(
	tx: Transaction,
	companyId: number,
	key: ContentPageKey,
	sent: OperatorPageChangeWire,
) {
	await lockCompany(tx, companyId)
	const [found] = await tx
		.select()
		.from(contentPage)
		.where(and(eq(contentPage.companyId, companyId), eq(contentPage.key, key)))
	requireVersionOrNew(found && editedPage(found), sent.VERSION, new Problem(404, 'PAGE_NOT_FOUND'))
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
 * Saves an information page in both languages, and changes its slug if `NEW_SLUG` differs. 409 SLUG_TAKEN or
 * CHANGED_MEANWHILE; 404 PAGE_NOT_FOUND.
 */
export async function changeInformation(
	tx: Transaction,
	companyId: number,
	slug: string,
	sent: OperatorInformationChangeWire,
) {
	await lockCompany(tx, companyId)
	const found = await informationOf(tx, companyId, slug)
	const missing = new Problem(404, 'PAGE_NOT_FOUND')
	requireVersionOrNew(found && editedInformation(found), sent.VERSION, missing)
	const text = {
		...changedTexts(sent),
		needsReview: false,
		publishedAt: publicationTime(sent.PUBLISHED_AT, found?.publishedAt),
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
	const { NEW_SLUG } = sent
	if (NEW_SLUG === undefined || NEW_SLUG === slug) return slug
	if (await informationOf(tx, companyId, NEW_SLUG)) {
		throw fieldProblem('NEW_SLUG', { message: 'SLUG_TAKEN' })
	}
	await tx.update(information).set({ slug: NEW_SLUG }).where(isInformation(companyId, slug))
	return NEW_SLUG
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
