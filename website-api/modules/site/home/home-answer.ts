import type { HomeAnswerWire, ShownSectionWire } from '#contract/home.ts'
import type { HomeSection } from '#contract/home-section.ts'
import { textIn } from '#website-api/db/columns.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { imageWire } from '#website-api/modules/platform/media/image.ts'
import { articleCardWire } from '#website-api/modules/site/articles/article-card.ts'
import { homeData, type HomeData } from './home-data.queries.ts'
import type { HomeSources } from './home-sources.ts'

type Asking = { db: Queryable; companyId: number; locale: Locale; now: Date }

/** A home page as shoppers see it now; `isPreview`: including scheduled content. */
export async function homeAnswer(
	{ now, ...asking }: Asking,
	sections: HomeSection[],
	sources: HomeSources,
	{ isPreview = false } = {},
): Promise<HomeAnswerWire> {
	const shown = sections.filter((section) => isShownAt(section, now, isPreview))
	const data = await homeData(asking, shown, sources)
	return {
		data: {
			SECTION_LIST: shown.map((section) => sectionWire(section, data, asking.locale)),
			CHANGES_AT: nextChange(sections, now)?.toISOString() ?? null,
		},
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

function sectionWire(section: HomeSection, data: HomeData, locale: Locale): ShownSectionWire {
	const named = { SECTION_ID: section.SECTION_ID }
	const picture = (id: string | null, alt: Described) => pictureWire(data, id, altOf(alt, locale))
	switch (section.KIND) {
		case 'BANNERS':
			return { KIND: section.KIND, ...named }
		case 'WAYS':
			return {
				KIND: section.KIND,
				...named,
				COURIER_LIST: data.ways.couriers,
				BANK_LIST: data.ways.banks,
				HAS_QRIS: data.ways.hasQris,
			}
		case 'HERO':
			return {
				KIND: section.KIND,
				...named,
				LAYOUT: section.LAYOUT,
				INK: section.INK,
				EYEBROW: eyebrowOf(section, locale),
				...wordsOf(section, locale),
				IMAGE: picture(section.MEDIA_ID, section),
				TALL_IMAGE: picture(section.TALL_MEDIA_ID, section),
				LINK: linkOf(section, locale),
			}
		case 'EDITORIAL':
			return {
				KIND: section.KIND,
				...named,
				SIDE: section.SIDE,
				EYEBROW: eyebrowOf(section, locale),
				...wordsOf(section, locale),
				IMAGE: picture(section.MEDIA_ID, section),
				LINK: linkOf(section, locale),
			}
		case 'TEXT':
			return {
				KIND: section.KIND,
				...named,
				EYEBROW: eyebrowOf(section, locale),
				...wordsOf(section, locale),
				LINK: linkOf(section, locale),
			}
		case 'STEPS':
			return {
				KIND: section.KIND,
				...named,
				...wordsOf(section, locale),
				STEP_LIST: section.STEP_LIST.map((step) => ({
					...wordsOf(step, locale),
					IMAGE: picture(step.MEDIA_ID, step),
				})),
			}
		default:
			return listWire(section, data, locale)
	}
}

type Lists = Extract<
	HomeSection,
	{
		KIND: 'CATEGORIES' | 'PRODUCTS' | 'RANKING' | 'REVIEWS' | 'ARTICLES' | 'FLASH_SALE' | 'VOUCHERS'
	}
>

/** A section that lists entities of the shop. */
function listWire(section: Lists, data: HomeData, locale: Locale): ShownSectionWire {
	const named = { SECTION_ID: section.SECTION_ID }
	const products = data.products.get(section.SECTION_ID)
	switch (section.KIND) {
		case 'FLASH_SALE':
			return { KIND: section.KIND, ...named, FLASH_SALE: data.sale, NEXT_SALE: data.next }
		case 'CATEGORIES':
			return {
				KIND: section.KIND,
				...named,
				TITLE: titleOf(section, locale),
				LAYOUT: section.LAYOUT,
				TILE_LIST: section.TILE_LIST.flatMap((tile) => tileWire(tile, data, locale)),
			}
		case 'PRODUCTS':
			return {
				KIND: section.KIND,
				...named,
				...wordsOf(section, locale),
				RULE: section.RULE,
				LAYOUT: section.LAYOUT,
				CATEGORY_SLUG: section.CATEGORY_SLUG,
				HAS_MORE: products?.hasMore ?? false,
				list: products?.cards ?? [],
			}
		case 'RANKING':
			return {
				KIND: section.KIND,
				...named,
				TITLE: titleOf(section, locale),
				CATEGORY_SLUG: section.CATEGORY_SLUG,
				list: products?.cards ?? [],
			}
		case 'REVIEWS':
			return {
				KIND: section.KIND,
				...named,
				TITLE: titleOf(section, locale),
				REVIEW_LIST: data.reviews.slice(0, section.COUNT).map((one) => reviewWire(one, locale)),
			}
		case 'ARTICLES':
			return {
				KIND: section.KIND,
				...named,
				TITLE: titleOf(section, locale),
				list: data.articles.slice(0, section.COUNT).map((row) => articleCardWire(row, locale)),
			}
		case 'VOUCHERS':
			return {
				KIND: section.KIND,
				...named,
				TITLE: titleOf(section, locale),
				list: data.vouchers.slice(0, section.COUNT),
			}
	}
}

type Tile = Extract<HomeSection, { KIND: 'CATEGORIES' }>['TILE_LIST'][number]

/** Nothing for a category that the shop no longer has. */
function tileWire(tile: Tile, data: HomeData, locale: Locale) {
	const category = data.categories.find(({ slug }) => slug === tile.CATEGORY_SLUG)
	if (!category) return []
	return {
		CATEGORY_SLUG: category.slug,
		CATEGORY_NAME: textIn(category.name, locale),
		IMAGE: pictureWire(data, tile.MEDIA_ID ?? category.iconMediaId, ''),
	}
}

function reviewWire(review: HomeData['reviews'][number], locale: Locale) {
	return {
		REVIEW_ID: review.id,
		REVIEW_AUTHOR: review.author,
		REVIEW_RATING: review.rating,
		REVIEW_TEXT: review.body,
		PRODUCT_SLUG: review.productSlug,
		PRODUCT_NAME: textIn(review.productName, locale),
	}
}

type Described = { ALT_ID: string; ALT_EN: string }

function altOf({ ALT_ID, ALT_EN }: Described, locale: Locale): string {
	return textIn({ id: ALT_ID, en: ALT_EN }, locale)
}

function pictureWire({ pictures }: HomeData, id: string | null, alt: string) {
	const found = id === null ? undefined : pictures.get(id)
	return found ? imageWire(found, alt) : null
}

type Titled = { TITLE_ID: string; TITLE_EN: string }

function titleOf({ TITLE_ID, TITLE_EN }: Titled, locale: Locale): string {
	return textIn({ id: TITLE_ID, en: TITLE_EN }, locale)
}

function wordsOf(written: Titled & { TEXT_ID: string; TEXT_EN: string }, locale: Locale) {
	return {
		TITLE: titleOf(written, locale),
		TEXT: textIn({ id: written.TEXT_ID, en: written.TEXT_EN }, locale),
	}
}

function eyebrowOf(written: { EYEBROW_ID: string; EYEBROW_EN: string }, locale: Locale): string {
	return textIn({ id: written.EYEBROW_ID, en: written.EYEBROW_EN }, locale)
}

type Linked = { LINK_LABEL_ID: string; LINK_LABEL_EN: string; LINK_TARGET: string | null }

function linkOf({ LINK_LABEL_ID, LINK_LABEL_EN, LINK_TARGET }: Linked, locale: Locale) {
	if (LINK_TARGET === null) return null
	return { LABEL: textIn({ id: LINK_LABEL_ID, en: LINK_LABEL_EN }, locale), TARGET: LINK_TARGET }
}
