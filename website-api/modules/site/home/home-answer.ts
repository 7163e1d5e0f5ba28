import type { Home, ShownSection } from '#contract/home.ts'
import type { HomeSection } from '#contract/home-section.ts'
import { textIn } from '#website-api/db/columns.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { pictureOf } from '#website-api/modules/platform/media/image.ts'
import { articleCard } from '#website-api/modules/site/articles/article-card.ts'
import { homeData, type HomeData } from './home-data.queries.ts'
import type { HomeSources } from './home-sources.ts'

type Asking = { db: Queryable; companyId: number; locale: Locale; now: Date }

/** A home page as shoppers see it now; `isPreview`: including scheduled content. */
export async function shownHome(
	{ now, ...asking }: Asking,
	sections: HomeSection[],
	sources: HomeSources,
	{ isPreview = false } = {},
): Promise<Home> {
	const shown = sections.filter((section) => isShownAt(section, now, isPreview))
	const data = await homeData(asking, shown, sources)
	return {
		sections: shown.map((section) => shownSection(section, data, asking.locale)),
		changesAt: nextChange(sections, now) ?? null,
	}
}

function isShownAt({ IS_HIDDEN, FROM, UNTIL }: HomeSection, now: Date, isPreview: boolean) {
	if (IS_HIDDEN || (UNTIL !== null && new Date(UNTIL) <= now)) return false
	return isPreview || FROM === null || new Date(FROM) <= now
}

function nextChange(sections: HomeSection[], now: Date): Date | undefined {
	return sections
		.filter(({ IS_HIDDEN }) => !IS_HIDDEN)
		.flatMap(({ FROM, UNTIL }) => [FROM, UNTIL])
		.flatMap((at) => (at === null ? [] : [new Date(at)]))
		.filter((at) => at > now)
		.toSorted((one, other) => one.getTime() - other.getTime())[0]
}

function shownSection(section: HomeSection, data: HomeData, locale: Locale): ShownSection {
	const id = section.SECTION_ID
	const picture = (mediaId: string | null, alt: Described) =>
		shownPicture(data, mediaId, altOf(alt, locale))
	switch (section.KIND) {
		case 'BANNERS':
			return { kind: section.KIND, id }
		case 'WAYS':
			return {
				kind: section.KIND,
				id,
				couriers: data.ways.couriers,
				banks: data.ways.banks,
				methods: data.ways.methods,
			}
		case 'HERO':
			return {
				kind: section.KIND,
				id,
				layout: section.LAYOUT,
				ink: section.INK,
				eyebrow: eyebrowOf(section, locale),
				...wordsOf(section, locale),
				image: picture(section.MEDIA_ID, section),
				tallImage: picture(section.TALL_MEDIA_ID, section),
				link: linkOf(section, locale),
			}
		case 'EDITORIAL':
			return {
				kind: section.KIND,
				id,
				side: section.SIDE,
				eyebrow: eyebrowOf(section, locale),
				...wordsOf(section, locale),
				image: picture(section.MEDIA_ID, section),
				link: linkOf(section, locale),
			}
		case 'TEXT':
			return {
				kind: section.KIND,
				id,
				eyebrow: eyebrowOf(section, locale),
				...wordsOf(section, locale),
				link: linkOf(section, locale),
			}
		case 'STEPS':
			return {
				kind: section.KIND,
				id,
				...wordsOf(section, locale),
				steps: section.STEP_LIST.map((step) => ({
					...wordsOf(step, locale),
					image: picture(step.MEDIA_ID, step),
				})),
			}
		default:
			return shownList(section, data, locale)
	}
}

type Lists = Extract<
	HomeSection,
	{
		KIND: 'CATEGORIES' | 'PRODUCTS' | 'RANKING' | 'REVIEWS' | 'ARTICLES' | 'FLASH_SALE' | 'VOUCHERS'
	}
>

/** A section that lists entities of the shop. */
function shownList(section: Lists, data: HomeData, locale: Locale): ShownSection {
	const id = section.SECTION_ID
	const products = data.products.get(id)
	switch (section.KIND) {
		case 'FLASH_SALE':
			return { kind: section.KIND, id, sale: data.sale, next: data.next }
		case 'CATEGORIES':
			return {
				kind: section.KIND,
				id,
				title: titleOf(section, locale),
				layout: section.LAYOUT,
				tiles: section.TILE_LIST.flatMap((tile) => shownTile(tile, data, locale)),
			}
		case 'PRODUCTS':
			return {
				kind: section.KIND,
				id,
				...wordsOf(section, locale),
				rule: section.RULE,
				layout: section.LAYOUT,
				category: section.CATEGORY_SLUG,
				hasMore: products?.hasMore ?? false,
				items: products?.cards ?? [],
			}
		case 'RANKING':
			return {
				kind: section.KIND,
				id,
				title: titleOf(section, locale),
				category: section.CATEGORY_SLUG,
				items: products?.cards ?? [],
			}
		case 'REVIEWS':
			return {
				kind: section.KIND,
				id,
				title: titleOf(section, locale),
				reviews: data.reviews.slice(0, section.COUNT).map((one) => shownReview(one, locale)),
			}
		case 'ARTICLES':
			return {
				kind: section.KIND,
				id,
				title: titleOf(section, locale),
				items: data.articles.slice(0, section.COUNT).map((row) => articleCard(row, locale)),
			}
		case 'VOUCHERS':
			return {
				kind: section.KIND,
				id,
				title: titleOf(section, locale),
				vouchers: data.vouchers.slice(0, section.COUNT),
			}
	}
}

type Tile = Extract<HomeSection, { KIND: 'CATEGORIES' }>['TILE_LIST'][number]

/** Nothing for a category that the shop no longer has. */
function shownTile(tile: Tile, data: HomeData, locale: Locale) {
	const category = data.categories.find(({ slug }) => slug === tile.CATEGORY_SLUG)
	if (!category) return []
	return {
		slug: category.slug,
		name: textIn(category.name, locale),
		image: shownPicture(data, tile.MEDIA_ID ?? category.iconMediaId, ''),
	}
}

function shownReview(review: HomeData['reviews'][number], locale: Locale) {
	return {
		id: review.id,
		author: review.author,
		rating: review.rating,
		text: review.body,
		slug: review.productSlug,
		product: textIn(review.productName, locale),
	}
}

type Described = { ALT_ID: string; ALT_EN: string }

function altOf({ ALT_ID, ALT_EN }: Described, locale: Locale): string {
	return textIn({ id: ALT_ID, en: ALT_EN }, locale)
}

function shownPicture({ pictures }: HomeData, id: string | null, alt: string) {
	const found = id === null ? undefined : pictures.get(id)
	return found ? pictureOf(found, alt) : null
}

type Titled = { TITLE_ID: string; TITLE_EN: string }

function titleOf({ TITLE_ID, TITLE_EN }: Titled, locale: Locale): string {
	return textIn({ id: TITLE_ID, en: TITLE_EN }, locale)
}

function wordsOf(written: Titled & { TEXT_ID: string; TEXT_EN: string }, locale: Locale) {
	return {
		title: titleOf(written, locale),
		text: textIn({ id: written.TEXT_ID, en: written.TEXT_EN }, locale),
	}
}

function eyebrowOf(written: { EYEBROW_ID: string; EYEBROW_EN: string }, locale: Locale): string {
	return textIn({ id: written.EYEBROW_ID, en: written.EYEBROW_EN }, locale)
}

type Linked = { LINK_LABEL_ID: string; LINK_LABEL_EN: string; LINK_TARGET: string | null }

function linkOf({ LINK_LABEL_ID, LINK_LABEL_EN, LINK_TARGET }: Linked, locale: Locale) {
	if (LINK_TARGET === null) return null
	return { label: textIn({ id: LINK_LABEL_ID, en: LINK_LABEL_EN }, locale), target: LINK_TARGET }
}
