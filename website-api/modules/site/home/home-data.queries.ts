import { and, eq, inArray } from 'drizzle-orm'
import type { ProductCard } from '#contract/product-card.ts'
import { type HomeSection, picturesOf } from '#contract/home-section.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { nextSale } from '#website-api/modules/catalog/flash-sales/next-sale.queries.ts'
import { runningSale } from '#website-api/modules/catalog/flash-sales/running-sale.queries.ts'
import { cardsOf } from '#website-api/modules/catalog/products/card.queries.ts'
import {
	categoriesOf,
	type CategoryRow,
	idsBelow,
} from '#website-api/modules/catalog/products/category.queries.ts'
import {
	idsOfRows,
	type ProductRow,
} from '#website-api/modules/catalog/products/product-rows.queries.ts'
import { praisingReviews } from '#website-api/modules/catalog/products/review-picks.queries.ts'
import { media } from '#website-api/modules/platform/media/media.table.ts'
import { newestArticles } from '#website-api/modules/site/articles/article.queries.ts'
import type { HomeSources } from './home-sources.ts'

type Asking = { db: Queryable; companyId: number; locale: Locale }
export type HomeData = Awaited<ReturnType<typeof homeData>>

/**
 * Data for these sections: one statement per kind of data, independent of the number of sections, and none for kinds
 * that no section needs.
 */
export async function homeData(asking: Asking, sections: HomeSection[], sources: HomeSources) {
	const { db, companyId, locale } = asking
	const most = (kind: 'REVIEWS' | 'ARTICLES') =>
		Math.max(0, ...sections.map((one) => (one.KIND === kind ? one.COUNT : 0)))
	const has = (kind: HomeSection['KIND']) => sections.some(({ KIND }) => KIND === kind)
	const [categories, sale, next, reviews, articles, vouchers, ways] = await Promise.all([
		sections.some(namesCategory) ? categoriesOf(db, companyId) : [],
		has('FLASH_SALE') ? runningSale(db, companyId, locale) : null,
		has('FLASH_SALE') ? nextSale(db, companyId, locale) : null,
		has('REVIEWS') ? praisingReviews(db, companyId, most('REVIEWS')) : [],
		has('ARTICLES') ? newestArticles(db, companyId, most('ARTICLES')) : [],
		has('VOUCHERS') ? sources.vouchers(db, companyId, locale) : [],
		has('WAYS') ? sources.ways(db, companyId) : { couriers: [], banks: [], methods: [] },
	])
	const [products, pictures] = await Promise.all([
		productsOf(asking, sections, categories),
		picturesNamed(db, companyId, [
			...sections.flatMap(picturesOf),
			...iconsOf(sections, categories),
		]),
	])
	return { categories, sale, next, reviews, articles, vouchers, ways, products, pictures }
}

function namesCategory(section: HomeSection): boolean {
	if (section.KIND === 'CATEGORIES') return section.LAYOUT === 'TILES'
	if (section.KIND === 'PRODUCTS') return section.RULE === 'CATEGORY'
	return section.KIND === 'RANKING' && section.CATEGORY_SLUG !== null
}

type ShownProducts = { cards: ProductCard[]; hasMore: boolean }

/** The products of each row, by the section's id. */
async function productsOf(
	{ db, companyId, locale }: Asking,
	sections: HomeSection[],
	categories: CategoryRow[],
): Promise<Map<string, ShownProducts>> {
	const rows = sections.flatMap((section) => {
		const row = rowOf(section, categories)
		return row ? [{ id: section.SECTION_ID, row }] : []
	})
	const lists = await idsOfRows(
		db,
		companyId,
		// One more row shows whether there are more.
		rows.map(({ row }) => ({ ...row, limit: row.limit + 1 })),
	)
	const shown = rows.map(({ id, row }, at) => {
		const ids = lists[at] ?? []
		return { id, ids: ids.slice(0, row.limit), hasMore: ids.length > row.limit }
	})
	const cards = await cardsOf(db, companyId, [...new Set(shown.flatMap(({ ids }) => ids))], locale)
	const byId = new Map(cards.map((card) => [card.id, card]))
	return new Map(
		shown.map(({ id, ids, hasMore }) => [
			id,
			{ cards: ids.flatMap((one) => byId.get(one) ?? []), hasMore },
		]),
	)
}

/** Undefined: the section has no products, or its category was deleted. */
function rowOf(section: HomeSection, categories: CategoryRow[]): ProductRow | undefined {
	if (section.KIND === 'RANKING') {
		const row = { rule: 'BEST_SELLERS' as const, limit: section.COUNT }
		if (section.CATEGORY_SLUG === null) return row
		const categoryIds = idsBelow(categories, section.CATEGORY_SLUG)
		return categoryIds && { ...row, categoryIds }
	}
	if (section.KIND !== 'PRODUCTS') return undefined
	const limit = section.COUNT
	if (section.RULE === 'BY_HAND') return { slugs: section.PRODUCT_SLUG_LIST, limit }
	if (section.RULE !== 'CATEGORY') return { rule: section.RULE, limit }
	const categoryIds = idsBelow(categories, section.CATEGORY_SLUG ?? '')
	return categoryIds && { rule: 'NEWEST', categoryIds, limit }
}

function iconsOf(sections: HomeSection[], categories: CategoryRow[]): string[] {
	const slugs = new Set(
		sections.flatMap((section) =>
			section.KIND === 'CATEGORIES'
				? section.TILE_LIST.flatMap((tile) => (tile.MEDIA_ID === null ? [tile.CATEGORY_SLUG] : []))
				: [],
		),
	)
	return categories.flatMap(({ slug, iconMediaId }) =>
		slugs.has(slug) && iconMediaId !== null ? [iconMediaId] : [],
	)
}

async function picturesNamed(db: Queryable, companyId: number, ids: string[]) {
	if (ids.length === 0) return new Map<string, { id: string; width: number; height: number }>()
	const rows = await db
		.select({ id: media.id, width: media.width, height: media.height })
		.from(media)
		.where(and(eq(media.companyId, companyId), inArray(media.id, [...new Set(ids)])))
	return new Map(rows.map((row) => [row.id, row]))
}
