import type { z } from 'zod'
import type { summariseAgent } from '#contract/agent.ts'
import type { ArticleCard, getArticle } from '#contract/article.ts'
import type { getBanner, getContentPage } from '#contract/content.ts'

type DataOf<T extends z.ZodType<{ data: unknown }>> = z.infer<T>['data']

const image = { MEDIA_ID: 'abcdef0123', ALT: 'Kain', WIDTH: 1600, HEIGHT: 900 }

/** A page of the company. */
export function pageWire(
	over: Partial<DataOf<typeof getContentPage.answer>>,
): DataOf<typeof getContentPage.answer> {
	return {
		PAGE_TITLE: 'Syarat',
		PAGE_SUMMARY: 'Yang berlaku di toko ini.',
		PAGE_HTML: '<p>Isi</p>',
		FAQ_GROUP_LIST: [],
		UPDATED_AT: '2026-11-21T03:00:00.000Z',
		...over,
	}
}

/** An article of a listing. */
export function articleCard(slug: string): z.output<typeof ArticleCard> {
	return {
		ARTICLE_SLUG: slug,
		ARTICLE_TITLE: `Tentang ${slug}`,
		ARTICLE_SUMMARY: 'Ringkas.',
		ARTICLE_IMAGE: image,
		ARTICLE_CATEGORY_SLUG: 'rawat',
		ARTICLE_CATEGORY_NAME: 'Rawat',
		ARTICLE_AUTHOR: 'Sari',
		READING_MINUTES: 4,
		PUBLISHED_AT: '2026-11-20T03:00:00.000Z',
	}
}

/** A full article. */
export function articleWire(
	slug: string,
	over: Partial<DataOf<typeof getArticle.answer>>,
): DataOf<typeof getArticle.answer> {
	return {
		...articleCard(slug),
		ARTICLE_HTML: '<p>Isi</p>',
		UPDATED_AT: '2026-11-21T03:00:00.000Z',
		PRODUCT_LIST: [],
		RELATED_LIST: [articleCard('dua')],
		...over,
	}
}

/** A banner with its text. */
export function bannerWire(
	over: Partial<DataOf<typeof getBanner.answer>>,
): DataOf<typeof getBanner.answer> {
	return {
		BANNER_SLUG: 'promo',
		BANNER_TITLE: 'Promo',
		BANNER_SUBTITLE: 'Sampai Minggu.',
		BANNER_HTML: '<p>Isi</p>',
		BANNER_TARGET: '/products',
		BANNER_IMAGE_WIDE: image,
		BANNER_IMAGE_TALL: { ...image, WIDTH: 900, HEIGHT: 1200 },
		PRODUCT_LIST: [],
		UPDATED_AT: '2026-11-21T03:00:00.000Z',
		...over,
	}
}

/** The figures of an agent's link. */
export const agentSummary: DataOf<typeof summariseAgent.answer> = {
	AGENT_NAME: 'Sari',
	PERIODE_CODE: '2611',
	PERIODE_NAME: 'November 2026',
	CLICK_COUNT: 1250,
	ORDER_COUNT: 8,
	PERIODE_LIST: [
		{ PERIODE_CODE: '2611', PERIODE_NAME: 'November 2026', CLICK_COUNT: 1250, ORDER_COUNT: 8 },
	],
	DAY_LIST: [1, 2, 3],
}
