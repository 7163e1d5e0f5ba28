import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { agent } from '#website-api/modules/programmes/agents/agent.table.ts'
import { agentRow } from '#website-api/modules/programmes/agents/agent-row.ts'
import {
	article,
	articleCategory,
	articleProduct,
} from '#website-api/modules/site/articles/article.table.ts'
import { readingMinutes } from '#website-api/modules/site/articles/reading-minutes.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import {
	bannerProduct,
	contentPage,
	information,
} from '#website-api/modules/site/content/content.table.ts'
import { media } from '#website-api/modules/platform/media/media.table.ts'
import { banner, popupBanner } from '#website-api/modules/site/settings/site.table.ts'
import type { SeedContent } from './content-shapes.ts'
import type { ContentPictures } from './draw-content.ts'
import { inChunks } from './in-chunks.ts'
import { loadClicks } from './load-clicks.ts'

/** Everything a shop says beside its products, and its agents; what is there already stays as it is. */
export async function loadContent(
	tx: Transaction,
	companyId: number,
	content: SeedContent,
	pictures: ContentPictures,
) {
	await inChunks(pictures.rows, (rows) => tx.insert(media).values(rows).onConflictDoNothing())
	await loadPages(tx, companyId, content)
	const products = await productIds(tx, companyId, content)
	await loadArticles(tx, companyId, content, pictures, products)
	await loadBannerTexts(tx, companyId, content, products)
	await loadPopup(tx, companyId, content, pictures)
	await loadAgents(tx, companyId, content)
}

async function loadPages(tx: Transaction, companyId: number, content: SeedContent) {
	const pages = content.pages.map((page) => ({ companyId, ...page }))
	await inChunks(pages, (part) => tx.insert(contentPage).values(part).onConflictDoNothing())
	const informations = content.informations.map((one, position) => ({
		companyId,
		position,
		...one,
	}))
	await inChunks(informations, (part) => tx.insert(information).values(part).onConflictDoNothing())
}

async function productIds(tx: Transaction, companyId: number, content: SeedContent) {
	const slugs = [...content.articles, ...content.bannerTexts].flatMap(({ products }) => products)
	if (slugs.length === 0) return new Map<string, number>()
	const rows = await tx
		.select({ id: product.id, slug: product.slug })
		.from(product)
		.where(and(eq(product.companyId, companyId), inArray(product.slug, slugs)))
	return new Map(rows.map((row) => [row.slug, row.id]))
}

async function loadArticles(
	tx: Transaction,
	companyId: number,
	content: SeedContent,
	pictures: ContentPictures,
	products: Map<string, number>,
) {
	const categories = content.articleCategories.map((one, position) => ({
		companyId,
		position,
		...one,
	}))
	await inChunks(categories, (part) =>
		tx.insert(articleCategory).values(part).onConflictDoNothing(),
	)
	const articles = content.articles.map((seed) => {
		const at = sql`now() - make_interval(days => ${seed.daysOld}::integer)`
		return {
			companyId,
			slug: seed.slug,
			categorySlug: seed.category,
			title: seed.title,
			summary: seed.summary,
			html: seed.html,
			author: seed.author,
			mediaId: pictures.articles.get(seed.slug) ?? null,
			alt: seed.picture.alt,
			readingMinutes: readingMinutes(seed.html),
			publishedAt: at,
			updatedAt: at,
		}
	})
	await inChunks(articles, (part) => tx.insert(article).values(part).onConflictDoNothing())
	const links = content.articles.flatMap((seed) =>
		known(seed.products, products).map((productId, position) => ({
			companyId,
			articleSlug: seed.slug,
			productId,
			position,
		})),
	)
	await inChunks(links, (part) => tx.insert(articleProduct).values(part).onConflictDoNothing())
}

// A shop of an earlier version may have taken a product out of its catalogue since.
function known(slugs: string[], ids: Map<string, number>): number[] {
	return slugs.flatMap((slug) => ids.get(slug) ?? [])
}

async function loadBannerTexts(
	tx: Transaction,
	companyId: number,
	content: SeedContent,
	products: Map<string, number>,
) {
	for (const { slug, html, products: slugs } of content.bannerTexts) {
		const found = await tx
			.update(banner)
			.set({ html })
			.where(and(eq(banner.companyId, companyId), eq(banner.slug, slug)))
			.returning({ slug: banner.slug })
		const ids = known(slugs, products)
		if (found.length === 0 || ids.length === 0) continue
		await tx
			.insert(bannerProduct)
			.values(
				ids.map((productId, position) => ({ companyId, bannerSlug: slug, productId, position })),
			)
			.onConflictDoNothing()
	}
}

async function loadPopup(
	tx: Transaction,
	companyId: number,
	{ popup }: SeedContent,
	pictures: ContentPictures,
) {
	if (!popup || !pictures.popup) return
	await tx
		.insert(popupBanner)
		.values({
			companyId,
			active: true,
			mediaId: pictures.popup,
			target: popup.target,
			alt: popup.alt,
		})
		.onConflictDoNothing()
}

async function loadAgents(tx: Transaction, companyId: number, content: SeedContent) {
	const rows = await Promise.all(
		content.agents.map(async (seed) => ({
			...(await agentRow(companyId, {
				code: seed.code,
				name: seed.name,
				shopName: seed.shopName ?? null,
				districtCode: seed.district,
				whatsapp: seed.whatsapp ?? null,
				showWhatsapp: seed.whatsapp !== undefined,
			})),
			joinedAt: sql`now() - make_interval(months => ${seed.monthsAgo}::integer)`,
		})),
	)
	await inChunks(rows, (part) => tx.insert(agent).values(part).onConflictDoNothing())
	await loadClicks(tx, companyId, content.agents)
}
