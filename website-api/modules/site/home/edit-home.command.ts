import { and, eq, inArray } from 'drizzle-orm'
import { HomeDraft } from '#contract/home-composition.ts'
import { type HomeSection, picturesOf } from '#contract/home-section.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import { categoriesOf } from '#website-api/modules/catalog/products/category.queries.ts'
import { productIdsOf } from '#website-api/modules/catalog/products/pick.queries.ts'
import { media } from '#website-api/modules/platform/media/media.table.ts'
import { lockCompany } from '#website-api/modules/site/settings/edit-look.command.ts'
import { draftOf, versionAt } from './home.queries.ts'
import { homePicture, homePublication, homeVersion } from './home.table.ts'
import { categoriesIn } from './present-slugs.queries.ts'

type Saved = { companyId: number; author: string; sections: HomeSection[] }

/**
 * Saves sections as a new version, which becomes the draft. 409 CHANGED_MEANWHILE if the draft is not `version`; 422
 * on SECTION_LIST for a picture, category or product that the company does not have.
 */
export async function saveHome(tx: Transaction, saved: Saved, version: number | undefined) {
	const { companyId, sections } = saved
	await lockCompany(tx, companyId)
	const { number } = await draftOf(tx, companyId)
	if (version !== undefined && version !== number) throw new Problem(409, 'CHANGED_MEANWHILE')
	await requireKnown(tx, companyId, sections)
	await addVersion(tx, saved, number + 1)
}

/** Publishes the draft or, for 0, the default home page. 409 CHANGED_MEANWHILE if the draft is not `version`. */
export async function publishHome(tx: Transaction, companyId: number, version: number) {
	await lockCompany(tx, companyId)
	const { number } = await draftOf(tx, companyId)
	if (version !== 0 && version !== number) throw new Problem(409, 'CHANGED_MEANWHILE')
	await tx.insert(homePublication).values({ companyId, number: version === 0 ? null : version })
}

/**
 * Saves an earlier version as the draft again; entities it refers to may be deleted by now. 404
 * HOME_VERSION_NOT_FOUND.
 */
export async function restoreHome(
	tx: Transaction,
	{ companyId, author }: Omit<Saved, 'sections'>,
	number: number,
) {
	await lockCompany(tx, companyId)
	const found = await versionAt(tx, companyId, number)
	if (!found) throw new Problem(404, 'HOME_VERSION_NOT_FOUND')
	const { number: last } = await draftOf(tx, companyId)
	await addVersion(tx, { companyId, author, sections: found.sections }, last + 1)
}

async function addVersion(tx: Transaction, { companyId, author, sections }: Saved, number: number) {
	await tx.insert(homeVersion).values({ companyId, number, sections, author })
	const pictures = [...new Set(sections.flatMap(picturesOf))]
	if (pictures.length === 0) return
	await tx.insert(homePicture).values(pictures.map((mediaId) => ({ companyId, number, mediaId })))
}

async function requireKnown(tx: Queryable, companyId: number, sections: HomeSection[]) {
	const pictures = [...new Set(sections.flatMap(picturesOf))]
	const found = await tx.$count(
		media,
		and(eq(media.companyId, companyId), inArray(media.id, pictures)),
	)
	if (found < pictures.length)
		throw fieldProblem(HomeDraft, 'sections', { message: 'PICTURE_NOT_FOUND' })
	const products = sections.flatMap((one) => (one.KIND === 'PRODUCTS' ? one.PRODUCT_SLUG_LIST : []))
	if (products.length > 0 && !(await productIdsOf(tx, companyId, products))) {
		throw fieldProblem(HomeDraft, 'sections', { message: 'PRODUCT_NOT_FOUND' })
	}
	const categories = sections.flatMap(categoriesIn)
	if (categories.length === 0) return
	const known = new Set((await categoriesOf(tx, companyId)).map(({ slug }) => slug))
	if (categories.some((slug) => !known.has(slug))) {
		throw fieldProblem(HomeDraft, 'sections', { message: 'CATEGORY_NOT_FOUND' })
	}
}
