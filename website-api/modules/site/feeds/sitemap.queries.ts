import { and, asc, count, desc, eq, isNull, max, sql } from 'drizzle-orm'
import { SITEMAP_PART_SIZE } from '#contract/feed.ts'
import { pagesOff } from '#contract/programmes.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { article, articleCategory } from '#website-api/modules/site/articles/article.table.ts'
import { hasPage, isShown, keepsPage } from '#website-api/modules/catalog/products/card.queries.ts'
import { countProducts } from '#website-api/modules/catalog/products/product-counts.queries.ts'
import { findCompany } from '#website-api/modules/platform/companies/company.queries.ts'
import { product, productMedia } from '#website-api/modules/catalog/products/product.table.ts'
import { contentPage, information } from '#website-api/modules/site/content/content.table.ts'
import { isBannerRunning } from '#website-api/modules/site/settings/site.queries.ts'
import { banner } from '#website-api/modules/site/settings/site.table.ts'

const isReadable = and(sql`${article.publishedAt} <= now()`, isNull(article.withdrawnAt))
const isOpen = and(sql`${information.publishedAt} <= now()`, isNull(information.withdrawnAt))

/** The number of a company's products and articles for search engines, and the last change of each kind. */
export async function sitemapSummary(db: Queryable, companyId: number) {
	// Two queries for the products: with both states in one, PostgreSQL reads all products for the last change.
	const [products, [kept], [changed], [articles]] = await Promise.all([
		countProducts(db, companyId),
		db
			.select({ rows: count(), at: max(product.updatedAt) })
			.from(product)
			.where(and(eq(product.companyId, companyId), keepsPage)),
		db
			.select({ at: product.updatedAt })
			.from(product)
			.where(and(eq(product.companyId, companyId), isShown))
			.orderBy(desc(product.updatedAt))
			.limit(1),
		db
			.select({ rows: count(), at: max(article.updatedAt) })
			.from(article)
			.where(and(eq(article.companyId, companyId), isReadable)),
	])
	const changes = [changed?.at, kept?.at].flatMap((at) => at ?? [])
	return {
		productCount: products + (kept?.rows ?? 0),
		productsUpdatedAt: changes.toSorted((a, b) => a.getTime() - b.getTime()).at(-1) ?? null,
		articleCount: articles?.rows ?? 0,
		articlesUpdatedAt: articles?.at ?? null,
	}
}

/** One part of the products, from 1, with up to three pictures each. */
export async function sitemapProducts(db: Queryable, companyId: number, part: number) {
	// Pictures are joined after OFFSET: PostgreSQL computes the columns of skipped rows, too.
	const chosen = db.$with('chosen').as(
		db
			.select({ id: product.id, slug: product.slug, at: product.updatedAt })
			.from(product)
			.where(and(eq(product.companyId, companyId), hasPage))
			.orderBy(asc(product.id))
			.limit(SITEMAP_PART_SIZE)
			.offset((part - 1) * SITEMAP_PART_SIZE),
	)
	const rows = await db
		.with(chosen)
		.select({
			slug: chosen.slug,
			at: chosen.at,
			pictures: sql<string[]>`array(
				select media_id from ${productMedia}
				where ${productMedia.companyId} = ${companyId} and ${productMedia.productId} = "chosen"."id"
					and ${productMedia.position} < 3 order by ${productMedia.position})`,
		})
		.from(chosen)
		.orderBy(asc(chosen.id))
	return rows.map(({ slug, at, pictures }) => entryOf(slug, at, pictures))
}

/** All other pages of the shop. */
export async function sitemapContent(db: Queryable, companyId: number) {
	const [articles, categories, informations, banners, pages] = await Promise.all([
		db
			.select()
			.from(article)
			.where(and(eq(article.companyId, companyId), isReadable))
			.orderBy(asc(article.slug))
			.limit(5_000),
		db
			.select({ slug: articleCategory.slug })
			.from(articleCategory)
			.where(eq(articleCategory.companyId, companyId))
			.orderBy(asc(articleCategory.position)),
		db
			.select()
			.from(information)
			.where(and(eq(information.companyId, companyId), isOpen))
			.orderBy(asc(information.position)),
		db
			.select({ slug: banner.slug })
			.from(banner)
			.where(and(eq(banner.companyId, companyId), isBannerRunning))
			.orderBy(asc(banner.position)),
		db
			.select({ key: contentPage.key, at: contentPage.updatedAt })
			.from(contentPage)
			.where(eq(contentPage.companyId, companyId))
			.orderBy(asc(contentPage.key)),
	])
	const hidden = pagesOff((await findCompany(db, companyId)).programmesOff)
	return {
		articles: articles.map((row) =>
			entryOf(row.slug, row.updatedAt, row.mediaId ? [row.mediaId] : []),
		),
		articleCategories: categories.map(({ slug }) => slug),
		informations: informations.map((row) => entryOf(row.slug, row.updatedAt, [])),
		banners: banners.map(({ slug }) => slug),
		pages: pages
			.filter(({ key }) => !hidden.includes(key))
			.map(({ key, at }) => ({ key, updatedAt: at })),
	}
}

function entryOf(slug: string, at: Date, pictures: string[]) {
	return { slug, updatedAt: at, pictureIds: pictures }
}
