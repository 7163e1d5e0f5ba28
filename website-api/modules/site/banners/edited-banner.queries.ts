import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { bannerProduct } from '#website-api/modules/site/content/content.table.ts'
import { banner } from '#website-api/modules/site/settings/site.table.ts'

/** All banners of a company, in order. */
export function allBanners(db: Queryable, companyId: number) {
	return db
		.select()
		.from(banner)
		.where(eq(banner.companyId, companyId))
		.orderBy(asc(banner.position), asc(banner.slug))
}

/** A banner with the fields that staff edit, without its position; undefined if it does not exist. */
export async function editedBanner(db: Queryable, companyId: number, slug: string) {
	const [row] = await db
		.select()
		.from(banner)
		.where(and(eq(banner.companyId, companyId), eq(banner.slug, slug)))
	if (!row) return undefined
	const products = await db
		.select({ slug: product.slug })
		.from(bannerProduct)
		.innerJoin(
			product,
			and(eq(product.companyId, bannerProduct.companyId), eq(product.id, bannerProduct.productId)),
		)
		.where(and(eq(bannerProduct.companyId, companyId), eq(bannerProduct.bannerSlug, slug)))
		.orderBy(asc(bannerProduct.position), asc(product.id))
	const { position: _place, updatedAt: _at, active: _active, ...texts } = row
	return { ...texts, productSlugs: products.map((one) => one.slug) }
}
