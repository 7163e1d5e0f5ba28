import { and, asc, eq, sql } from 'drizzle-orm'
import { BannerEdit } from '#contract/edited-banner.ts'
import { excluded } from '#website-api/db/clock.ts'
import { nextPosition } from '#website-api/db/next-position.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import { productIdsOf } from '#website-api/modules/catalog/products/pick.queries.ts'
import { announceUnused } from '#website-api/modules/platform/media/delete-picture.command.ts'
import { requireVersionOrNew } from '#website-api/modules/platform/operator-api/saved-version.ts'
import { bannerProduct } from '#website-api/modules/site/content/content.table.ts'
import { lockCompany } from '#website-api/modules/site/settings/edit-look.command.ts'
import { mediaOf } from '#website-api/modules/site/settings/site.queries.ts'
import { banner } from '#website-api/modules/site/settings/site.table.ts'
import { editedBanner } from './edited-banner.queries.ts'
import { shownTimes } from './shown-times.ts'

/**
 * Adds a banner at the end, or changes the given fields of one. 422 for missing fields of a new one; 409 SLUG_TAKEN
 * or CHANGED_MEANWHILE depending on `version`.
 */
export async function putBanner(
	tx: Transaction,
	companyId: number,
	slug: string,
	sent: BannerEdit,
) {
	await lockCompany(tx, companyId)
	const found = await editedBanner(tx, companyId, slug)
	requireVersionOrNew(found, sent.version, new Problem(404, 'BANNER_NOT_FOUND'))
	for (const field of ['wideMediaId', 'tallMediaId'] as const) {
		const id = sent[field]
		if (id !== undefined && !(await mediaOf(tx, companyId, id))) {
			throw fieldProblem(BannerEdit, field, { message: 'PICTURE_NOT_FOUND' })
		}
	}
	const needed = (
		field: 'titleId' | 'titleEn' | 'target' | 'wideMediaId',
		before: string | undefined,
	) => {
		const value = sent[field] ?? before
		if (value === undefined) throw fieldProblem(BannerEdit, field, { message: 'NEEDED_WHEN_NEW' })
		return value
	}
	const wide = needed('wideMediaId', found?.wideMediaId)
	const values = {
		title: {
			id: needed('titleId', found?.title.id),
			en: needed('titleEn', found?.title.en),
		},
		subtitle: {
			id: sent.subtitleId ?? found?.subtitle.id ?? '',
			en: sent.subtitleEn ?? found?.subtitle.en ?? '',
		},
		html: { id: sent.htmlId ?? found?.html.id ?? '', en: sent.htmlEn ?? found?.html.en ?? '' },
		target: needed('target', found?.target),
		wideMediaId: wide,
		tallMediaId:
			sent.tallMediaId ?? (sent.wideMediaId === undefined ? found?.tallMediaId : undefined) ?? wide,
		...shownTimes(BannerEdit, sent, found),
	}
	const position = await nextPosition(tx, banner, companyId)
	await tx
		.insert(banner)
		.values({ companyId, slug, ...values, position })
		.onConflictDoUpdate({
			target: [banner.companyId, banner.slug],
			set: { ...values, updatedAt: excluded(banner.updatedAt) },
		})
	if (sent.products) await putProducts(tx, companyId, slug, sent.products)
	const unused = [found?.wideMediaId, found?.tallMediaId].filter(
		(id) => id !== undefined && id !== values.wideMediaId && id !== values.tallMediaId,
	)
	await announceUnused(
		tx,
		companyId,
		unused.flatMap((id) => id ?? []),
	)
}

async function putProducts(tx: Transaction, companyId: number, slug: string, wanted: string[]) {
	const ids = await productIdsOf(tx, companyId, wanted)
	if (!ids) throw fieldProblem(BannerEdit, 'products', { message: 'PRODUCT_NOT_FOUND' })
	await removeProducts(tx, companyId, slug)
	if (ids.length === 0) return
	await tx
		.insert(bannerProduct)
		.values(
			ids.map((productId, position) => ({ companyId, bannerSlug: slug, productId, position })),
		)
}

function removeProducts(tx: Transaction, companyId: number, slug: string) {
	return tx
		.delete(bannerProduct)
		.where(and(eq(bannerProduct.companyId, companyId), eq(bannerProduct.bannerSlug, slug)))
}

/** Moves a banner to a position among all, from 1. 404 BANNER_NOT_FOUND. */
export async function placeBanner(
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
		await tx.update(banner).set({ position: at }).where(isBanner(companyId, each))
	}
}

/** Activates or withdraws a banner. 404 BANNER_NOT_FOUND. */
export async function runBanner(db: Queryable, companyId: number, slug: string, active: boolean) {
	const changed = await db
		.update(banner)
		.set({ active, updatedAt: sql`now()` })
		.where(isBanner(companyId, slug))
		.returning({ slug: banner.slug })
	if (changed.length === 0) throw new Problem(404, 'BANNER_NOT_FOUND')
}

/** Deletes a banner, and its pictures unless they are used elsewhere. 404 BANNER_NOT_FOUND. */
export async function deleteBanner(tx: Transaction, companyId: number, slug: string) {
	await lockCompany(tx, companyId)
	await removeProducts(tx, companyId, slug)
	const [gone] = await tx.delete(banner).where(isBanner(companyId, slug)).returning()
	if (!gone) throw new Problem(404, 'BANNER_NOT_FOUND')
	await announceUnused(tx, companyId, [gone.wideMediaId, gone.tallMediaId])
}

function isBanner(companyId: number, slug: string) {
	return and(eq(banner.companyId, companyId), eq(banner.slug, slug))
}
