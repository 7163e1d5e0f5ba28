import { and, asc, count, desc, eq, isNull, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { ArticleQuery } from '#contract/article.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { likePatterns } from '#website-api/db/like-pattern.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { isShown } from '#website-api/modules/catalog/products/card.queries.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { media } from '#website-api/modules/platform/media/media.table.ts'
import { article, articleCategory, articleProduct } from './article.table.ts'

const isPublished = sql`${article.publishedAt} <= now()`
const isReadable = and(isPublished, isNull(article.withdrawnAt))

/** A company's article categories in order, with the number of articles in each. */
export function articleCategoriesOf(db: Queryable, companyId: number) {
	return db
		.select({
			slug: articleCategory.slug,
			name: articleCategory.name,
			articles: count(article.slug),
		})
		.from(articleCategory)
		.leftJoin(article, and(inCategory, isReadable))
		.where(eq(articleCategory.companyId, companyId))
		.groupBy(articleCategory.companyId, articleCategory.slug)
		.orderBy(asc(articleCategory.position), asc(articleCategory.slug))
}

const inCategory = and(
	eq(articleCategory.companyId, article.companyId),
	eq(articleCategory.slug, article.categorySlug),
)

/** A page of a company's articles, newest first, with their total number. */
export async function pageOfArticles(
	db: Queryable,
	companyId: number,
	{ page, pageSize, category, text }: ArticleQuery,
	locale: Locale,
) {
	const where = and(
		eq(article.companyId, companyId),
		isReadable,
		category === undefined ? undefined : eq(article.categorySlug, category),
		...(text === undefined ? [] : matches(text, locale)),
	)
	const [counted] = await db.select({ total: count() }).from(article).where(where)
	const rows = await cards(db)
		.where(where)
		.orderBy(desc(article.publishedAt), asc(article.slug))
		.limit(pageSize)
		.offset((page - 1) * pageSize)
	return { rows, total: counted?.total ?? 0 }
}

/** A company's newest articles. */
export function newestArticles(db: Queryable, companyId: number, limit: number) {
	return cards(db)
		.where(and(eq(article.companyId, companyId), isReadable))
		.orderBy(desc(article.publishedAt), asc(article.slug))
		.limit(limit)
}

function matches(text: string, locale: Locale): SQL[] {
	const inLocale = (text: SQLWrapper) =>
		sql`coalesce(${text} ->> ${locale}::text, ${text} ->> 'en')`
	const words = sql`concat_ws(' ', ${inLocale(article.title)}, ${inLocale(article.summary)},
		${wordsOf(inLocale(article.html))})`
	return likePatterns(text).map((pattern) => sql`${words} ilike ${pattern}`)
}

/** The words of written HTML (contract/written-text.ts): tags within a line do not split them. */
function wordsOf(html: SQL): SQL {
	const tagsInLine = '</?(a|b|em|i|s|small|strong|sub|sup|u)( [^>]*)?>'
	const text = sql`regexp_replace(regexp_replace(${html}, ${tagsInLine}, '', 'g'), '<[^>]*>', ' ', 'g')`
	return sql`replace(replace(replace(${text}, '&lt;', '<'), '&gt;', '>'), '&amp;', '&')`
}

export type ArticleCardRow = Awaited<ReturnType<typeof cards>>[number]

function cards(db: Queryable) {
	return db
		.select({
			slug: article.slug,
			title: article.title,
			summary: article.summary,
			alt: article.alt,
			author: article.author,
			readingMinutes: article.readingMinutes,
			publishedAt: article.publishedAt,
			categorySlug: articleCategory.slug,
			categoryName: articleCategory.name,
			mediaId: media.id,
			mediaWidth: media.width,
			mediaHeight: media.height,
		})
		.from(article)
		.innerJoin(articleCategory, inCategory)
		.leftJoin(media, and(eq(media.companyId, article.companyId), eq(media.id, article.mediaId)))
		.$dynamic()
}

/** A published article, withdrawn or not; undefined if it never existed. */
export async function articleAt(db: Queryable, companyId: number, slug: string) {
	const mine = and(eq(article.companyId, companyId), eq(article.slug, slug), isPublished)
	const [row] = await db
		.select({
			html: article.html,
			updatedAt: article.updatedAt,
			withdrawnAt: article.withdrawnAt,
			categorySlug: article.categorySlug,
		})
		.from(article)
		.where(mine)
	const [card] = row ? await cards(db).where(mine) : []
	return row && card ? { ...row, card } : undefined
}

const maxRelated = 3

/** Related articles: those of the category first, then the newest. */
export function relatedArticles(
	db: Queryable,
	companyId: number,
	{ slug, categorySlug }: { slug: string; categorySlug: string },
) {
	return cards(db)
		.where(and(eq(article.companyId, companyId), isReadable, ne(article.slug, slug)))
		.orderBy(
			sql`(${article.categorySlug} = ${categorySlug}) desc`,
			desc(article.publishedAt),
			asc(article.slug),
		)
		.limit(maxRelated)
}

/** Ids of the article's products that are sold, in order. */
export async function articleProductIds(db: Queryable, companyId: number, slug: string) {
	const rows = await db
		.select({ id: product.id })
		.from(articleProduct)
		.innerJoin(
			product,
			and(
				eq(product.companyId, articleProduct.companyId),
				eq(product.id, articleProduct.productId),
			),
		)
		.where(
			and(eq(articleProduct.companyId, companyId), eq(articleProduct.articleSlug, slug), isShown),
		)
		.orderBy(asc(articleProduct.position), asc(product.id))
	return rows.map((row) => row.id)
}
