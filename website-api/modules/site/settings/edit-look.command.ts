import { and, asc, eq, sql } from 'drizzle-orm'
import type { OperatorBannerWire, OperatorFooterChangeWire } from '#contract/operator-look.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { announceUnused } from '#website-api/modules/platform/media/forget-picture.command.ts'
import { changedFooter, type FooterColumn } from './changed-footer.ts'
import { footerMenuOf, mediaOf } from './site.queries.ts'
import { banner, footerMenu } from './site.table.ts'

/** Shows another logo, or none; the picture that was shown goes unless it is used elsewhere. */
export async function setLogo(tx: Transaction, companyId: number, mediaId: string | null) {
	const before = await lockCompany(tx, companyId)
	await tx.update(company).set({ logoMediaId: mediaId }).where(eq(company.id, companyId))
	if (before !== null && before !== mediaId) await announceUnused(tx, companyId, [before])
}

/** Replaces the whole footer. */
export async function putFooter(tx: Transaction, companyId: number, columns: FooterColumn[]) {
	await lockCompany(tx, companyId)
	await tx.delete(footerMenu).where(eq(footerMenu.companyId, companyId))
	if (columns.length === 0) return
	await tx
		.insert(footerMenu)
		.values(columns.map(({ title, links }, position) => ({ companyId, position, title, links })))
}

/** Makes one change of the footer. 422 FOOTER_PLACE when it has no such place, or no room. */
export async function changeFooter(
	tx: Transaction,
	companyId: number,
	change: OperatorFooterChangeWire,
) {
	await lockCompany(tx, companyId)
	const columns = changedFooter(await footerMenuOf(tx, companyId), change)
	if (!columns) throw new Problem(422, 'FOOTER_PLACE')
	await putFooter(tx, companyId, columns)
}

/** Makes a banner behind the others, or changes what is named of one. 422 on what a new one lacks. */
export async function putBanner(
	tx: Transaction,
	companyId: number,
	slug: string,
	sent: OperatorBannerWire,
) {
	await lockCompany(tx, companyId)
	for (const field of ['WIDE_MEDIA_ID', 'TALL_MEDIA_ID'] as const) {
		const id = sent[field]
		if (id !== undefined && !(await mediaOf(tx, companyId, id))) {
			throw fieldProblem(field, { message: 'PICTURE_NOT_FOUND' })
		}
	}
	const [found] = await tx
		.select()
		.from(banner)
		.where(and(eq(banner.companyId, companyId), eq(banner.slug, slug)))
	const needed = (field: keyof OperatorBannerWire, before: string | undefined) => {
		const value = sent[field] ?? before
		if (value === undefined) throw fieldProblem(field, { message: 'NEEDED_WHEN_NEW' })
		return value
	}
	const wide = needed('WIDE_MEDIA_ID', found?.wideMediaId)
	const values = {
		title: {
			id: needed('TITLE_ID', found?.title.id),
			en: needed('TITLE_EN', found?.title.en),
		},
		subtitle: {
			id: sent.SUBTITLE_ID ?? found?.subtitle.id ?? '',
			en: sent.SUBTITLE_EN ?? found?.subtitle.en ?? '',
		},
		html: { id: sent.HTML_ID ?? found?.html.id ?? '', en: sent.HTML_EN ?? found?.html.en ?? '' },
		target: needed('TARGET', found?.target),
		wideMediaId: wide,
		tallMediaId:
			sent.TALL_MEDIA_ID ??
			(sent.WIDE_MEDIA_ID === undefined ? found?.tallMediaId : undefined) ??
			wide,
	}
	const last = sql`(select coalesce(max(position) + 1, 0) from banner where company_id = ${companyId})`
	await tx
		.insert(banner)
		.values({ companyId, slug, ...values, position: last })
		.onConflictDoUpdate({
			target: [banner.companyId, banner.slug],
			set: { ...values, updatedAt: sql`now()` },
		})
	const unused = [found?.wideMediaId, found?.tallMediaId].filter(
		(id) => id !== undefined && id !== values.wideMediaId && id !== values.tallMediaId,
	)
	await announceUnused(
		tx,
		companyId,
		unused.flatMap((id) => id ?? []),
	)
}

/** Puts a banner at a place among all, counted from 1. 404 BANNER_NOT_FOUND. */
export async function moveBanner(
	tx: Transaction,
	companyId: number,
	slug: string,
	position: number,
) {
	await lockCompany(tx, companyId)
	const rows = await tx
		.select({ slug: banner.slug })
		.from(banner)
		.where(eq(banner.companyId, companyId))
		.orderBy(asc(banner.position), asc(banner.slug))
	const slugs = rows.map((row) => row.slug)
	if (!slugs.includes(slug)) throw new Problem(404, 'BANNER_NOT_FOUND')
	const others = slugs.filter((other) => other !== slug)
	const ordered = [...others.slice(0, position - 1), slug, ...others.slice(position - 1)]
	for (const [at, each] of ordered.entries()) {
		await tx
			.update(banner)
			.set({ position: at })
			.where(and(eq(banner.companyId, companyId), eq(banner.slug, each)))
	}
}

/** One change of a site at a time; answers what the logo is. */
async function lockCompany(tx: Queryable, companyId: number): Promise<string | null> {
	const [row] = await tx
		.select({ logoMediaId: company.logoMediaId })
		.from(company)
		.where(eq(company.id, companyId))
		.for('update')
	return row?.logoMediaId ?? null
}
