import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { pagesOff } from '#contract/programmes.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { isShown } from '#website-api/modules/catalog/products/card.queries.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { findCompany } from '#website-api/modules/platform/companies/company.queries.ts'
import { bannerProduct, contentPage, information, type ContentPageKey } from './content.table.ts'

/** A company's content page; undefined if it does not exist. */
async function contentPageOf(db: Queryable, companyId: number, key: ContentPageKey) {
	const [row] = await db
		.select()
		.from(contentPage)
		.where(and(eq(contentPage.companyId, companyId), eq(contentPage.key, key)))
	return row
}

/** The same; undefined also for a page of a programme that the company does not run. */
export async function openPageOf(db: Queryable, companyId: number, key: ContentPageKey) {
	const { programmesOff } = await findCompany(db, companyId)
	return pagesOff(programmesOff).includes(key) ? undefined : contentPageOf(db, companyId, key)
}

const isPublished = sql`${information.publishedAt} <= now()`

/** A published information page, withdrawn or not; undefined if it never existed. */
export async function informationAt(db: Queryable, companyId: number, slug: string) {
	const [row] = await db
		.select()
		.from(information)
		.where(and(eq(information.companyId, companyId), eq(information.slug, slug), isPublished))
	return row
}

/** The company's information pages, in order. */
export function informationsOf(db: Queryable, companyId: number) {
	return db
		.select({
			slug: information.slug,
			title: information.title,
			updatedAt: information.updatedAt,
		})
		.from(information)
		.where(and(eq(information.companyId, companyId), isPublished, isNull(information.withdrawnAt)))
		.orderBy(asc(information.position), asc(information.slug))
}

/** Ids of a banner's products that are sold, in order. */
export async function bannerProductIds(db: Queryable, companyId: number, slug: string) {
	const rows = await db
		.select({ id: product.id })
		.from(bannerProduct)
		.innerJoin(
			product,
			and(eq(product.companyId, bannerProduct.companyId), eq(product.id, bannerProduct.productId)),
		)
		.where(and(eq(bannerProduct.companyId, companyId), eq(bannerProduct.bannerSlug, slug), isShown))
		.orderBy(asc(bannerProduct.position), asc(product.id))
	return rows.map((row) => row.id)
}
