import { and, eq, sql } from 'drizzle-orm'
import type { TextEdit } from '#contract/edited-text.ts'
import { excluded } from '#website-api/db/clock.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { requireVersion } from '#website-api/modules/platform/operator-api/saved-version.ts'
import { editedPage } from './change-text.command.ts'
import { contentPage, information, type ContentPageKey, type FaqGroup } from './content.table.ts'
import { mergeText } from './merge-text.ts'

/** Saves a content page in one language. */
export async function putPage(
	tx: Transaction,
	companyId: number,
	key: ContentPageKey,
	sent: TextEdit,
) {
	const [found] = await tx
		.select()
		.from(contentPage)
		.where(and(eq(contentPage.companyId, companyId), eq(contentPage.key, key)))
		.for('update')
	const text = mergeText(found, sent)
	await tx
		.insert(contentPage)
		.values({ companyId, key, ...text })
		.onConflictDoUpdate({
			target: [contentPage.companyId, contentPage.key],
			set: { ...text, updatedAt: excluded(contentPage.updatedAt) },
		})
}

/**
 * Replaces the questions of the FAQ page. 404 PAGE_NOT_FOUND if it does not exist; 409 CHANGED_MEANWHILE if it has
 * another version.
 */
export async function putFaq(
	tx: Transaction,
	companyId: number,
	faq: FaqGroup[],
	version?: string,
) {
	const isFaq = and(eq(contentPage.companyId, companyId), eq(contentPage.key, 'faq'))
	const [found] = await tx.select().from(contentPage).where(isFaq).for('update')
	if (!found) throw new Problem(404, 'PAGE_NOT_FOUND')
	requireVersion(editedPage(found), version)
	await tx
		.update(contentPage)
		.set({ faq, updatedAt: sql`now()` })
		.where(isFaq)
}

/** Saves an information page in one language, and publishes it again if it was withdrawn. */
export async function putInformation(
	tx: Transaction,
	companyId: number,
	slug: string,
	sent: TextEdit,
) {
	const [found] = await tx
		.select()
		.from(information)
		.where(and(eq(information.companyId, companyId), eq(information.slug, slug)))
		.for('update')
	const text = mergeText(found, sent)
	await tx
		.insert(information)
		.values({ companyId, slug, ...text })
		.onConflictDoUpdate({
			target: [information.companyId, information.slug],
			set: { ...text, withdrawnAt: null, updatedAt: excluded(information.updatedAt) },
		})
}

/** Withdraws an information page; repeating it changes nothing. 404 PAGE_NOT_FOUND. */
export async function withdrawInformation(db: Queryable, companyId: number, slug: string) {
	const changed = await db
		.update(information)
		.set({ withdrawnAt: sql`least(${information.withdrawnAt}, now())` })
		.where(and(eq(information.companyId, companyId), eq(information.slug, slug)))
		.returning({ slug: information.slug })
	if (changed.length === 0) throw new Problem(404, 'PAGE_NOT_FOUND')
}

/** Marks a content page as reviewed. 404 PAGE_NOT_FOUND. */
export async function reviewPage(db: Queryable, companyId: number, key: ContentPageKey) {
	const changed = await db
		.update(contentPage)
		.set({ needsReview: false })
		.where(and(eq(contentPage.companyId, companyId), eq(contentPage.key, key)))
		.returning({ key: contentPage.key })
	if (changed.length === 0) throw new Problem(404, 'PAGE_NOT_FOUND')
}

/** Marks an information page as reviewed. 404 PAGE_NOT_FOUND. */
export async function reviewInformation(db: Queryable, companyId: number, slug: string) {
	const changed = await db
		.update(information)
		.set({ needsReview: false })
		.where(and(eq(information.companyId, companyId), eq(information.slug, slug)))
		.returning({ slug: information.slug })
	if (changed.length === 0) throw new Problem(404, 'PAGE_NOT_FOUND')
}
