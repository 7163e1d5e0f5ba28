import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#website-api/db/database.ts'
import type { MediaStorage } from '#website-api/media/storage.ts'
import { prepareDrawing, storeDrawing } from '#website-api/media/store.ts'
import {
	banksOf,
	findCompany,
	mainHostOf,
} from '#website-api/modules/platform/companies/company.queries.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { contentPage, information } from '#website-api/modules/site/content/content.table.ts'
import { media } from '#website-api/modules/platform/media/media.table.ts'
import { findDistrict } from '#website-api/modules/platform/regions/region-data.ts'
import { placeName } from '#website-api/modules/platform/regions/place-name.ts'
import { footerMenu } from '#website-api/modules/site/settings/site.table.ts'
import type { CompanyFacts } from './default-facts.ts'
import { defaultFooter, defaultInformations, defaultPages } from './default-texts.ts'
import { type Face, drawn } from './drawn-logo.ts'

/** Keys of the content pages, and slugs of the information pages, that were added; whether the footer was. */
export type AddedTexts = { pages: string[]; informations: string[]; footer: boolean }

/** Adds missing texts and the footer of a company, generated from its settings and marked as not reviewed. */
export async function addDefaultTexts(tx: Transaction, companyId: number): Promise<AddedTexts> {
	// Of two concurrent calls, the second finds everything present.
	await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('update')
	const facts = await factsOf(tx, companyId)
	const marked = { companyId, needsReview: true }
	const pages = await tx
		.insert(contentPage)
		.values(defaultPages(facts).map((page) => ({ ...marked, ...page })))
		.onConflictDoNothing()
		.returning({ key: contentPage.key })
	const informations = await tx
		.insert(information)
		.values(defaultInformations(facts).map((page) => ({ ...marked, ...page })))
		.onConflictDoNothing()
		.returning({ slug: information.slug })
	const [column] = await tx
		.select({ position: footerMenu.position })
		.from(footerMenu)
		.where(eq(footerMenu.companyId, companyId))
		.limit(1)
	if (!column) {
		await tx
			.insert(footerMenu)
			.values(defaultFooter().map((menu, position) => ({ companyId, position, ...menu })))
	}
	return {
		pages: pages.map(({ key }) => key),
		informations: informations.map(({ slug }) => slug),
		footer: !column,
	}
}

/**
 * Changes a company's settings. Pages that are unreviewed and equal the text generated before are generated again.
 */
export async function updatingDefaultTexts(
	tx: Transaction,
	companyId: number,
	change: () => Promise<unknown>,
) {
	const before = await factsOf(tx, companyId)
	await change()
	const after = await factsOf(tx, companyId)
	if (isDeepStrictEqual(before, after)) return
	const generated = new Map(defaultPages(before).map((page) => [page.key, page]))
	for (const { key, ...texts } of defaultPages(after)) {
		const old = generated.get(key)
		if (!old || isDeepStrictEqual({ key, ...texts }, old)) continue
		await tx
			.update(contentPage)
			.set({ ...texts, updatedAt: sql`now()` })
			.where(
				and(
					eq(contentPage.companyId, companyId),
					eq(contentPage.key, key),
					eq(contentPage.needsReview, true),
					eq(contentPage.html, old.html),
					eq(contentPage.faq, old.faq ?? []),
				),
			)
	}
	const informations = new Map(defaultInformations(before).map((page) => [page.slug, page]))
	for (const { slug, ...texts } of defaultInformations(after)) {
		const old = informations.get(slug)
		if (!old) continue
		await tx
			.update(information)
			.set({ ...texts, updatedAt: sql`now()` })
			.where(
				and(
					eq(information.companyId, companyId),
					eq(information.slug, slug),
					eq(information.needsReview, true),
					eq(information.html, old.html),
				),
			)
	}
}

/** Adds a logo with the company's initial in its palette's colour; false if it has a logo. */
export async function addDefaultLogo(
	{ db, storage }: { db: Database; storage: MediaStorage },
	companyId: number,
): Promise<boolean> {
	const found = await findCompany(db, companyId)
	if (found.logoMediaId !== null) return false
	const stored = await storeDrawing(storage, companyId, drawn(found))
	await db.insert(media).values(stored).onConflictDoNothing()
	const changed = await db
		.update(company)
		.set({ logoMediaId: stored.id })
		.where(and(eq(company.id, companyId), isNull(company.logoMediaId)))
		.returning({ id: company.id })
	return changed.length > 0
}

/** Draws the logo again after a change of name or palette, if it was the generated one. */
export async function redrawLogo(
	{ db, storage }: { db: Database; storage: MediaStorage },
	companyId: number,
	before: Face,
) {
	const old = prepareDrawing(companyId, drawn(before)).facts.id
	const found = await findCompany(db, companyId)
	if (found.logoMediaId !== old) return
	const stored = await storeDrawing(storage, companyId, drawn(found))
	await db.insert(media).values(stored).onConflictDoNothing()
	await db
		.update(company)
		.set({ logoMediaId: stored.id })
		.where(and(eq(company.id, companyId), eq(company.logoMediaId, old)))
}

async function factsOf(tx: Transaction, companyId: number): Promise<CompanyFacts> {
	const row = await findCompany(tx, companyId)
	const banks = await banksOf(tx, companyId)
	const district = await findDistrict(row.originDistrict)
	return {
		name: row.name,
		legalName: row.legalName,
		city: district ? placeName(district.city) : 'Indonesia',
		address: row.businessAddress,
		phone: row.customerCarePhone,
		host: await mainHostOf(tx, companyId),
		banks: banks.map((bank) => bank.name),
		hasQris: row.qris !== null,
		freeShippingFrom: row.freeShippingFrom,
	}
}
