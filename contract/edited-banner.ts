import { z } from 'zod'
import {
	anyTime,
	Changed,
	html,
	mediaId,
	productSlugs,
	savedVersion,
	shopPath,
} from './content-parts.ts'
import { endpoint } from './endpoint.ts'
import { message, moment, type Value } from './message.ts'
import { lineText } from './text.ts'

/**
 * Appends a banner, or changes the given fields. A new one requires titles, a target and a wide picture, which phones
 * display too unless there is a tall one.
 */
export const BannerEdit = message({
	titleId: ['TITLE_ID', lineText().min(1).max(120).optional()],
	titleEn: ['TITLE_EN', lineText().min(1).max(120).optional()],
	subtitleId: ['SUBTITLE_ID', lineText().max(200).optional()],
	subtitleEn: ['SUBTITLE_EN', lineText().max(200).optional()],
	target: ['TARGET', shopPath.optional()],
	wideMediaId: ['WIDE_MEDIA_ID', mediaId.optional()],
	tallMediaId: ['TALL_MEDIA_ID', mediaId.optional()],
	/** Text of the banner's page. */
	htmlId: ['HTML_ID', html.optional()],
	htmlEn: ['HTML_EN', html.optional()],
	/** Replaces the products on its page. */
	products: ['PRODUCT_SLUG_LIST', productSlugs.optional()],
	/** Display period; null: unlimited. 422 if it ends before it starts. */
	startsAt: ['STARTS_AT', anyTime.optional()],
	endsAt: ['ENDS_AT', anyTime.optional()],
	/** null: create only (409 SLUG_TAKEN); else the version that the change is based on (409 CHANGED_MEANWHILE). */
	version: ['VERSION', savedVersion.nullable().optional()],
})
export type BannerEdit = Value<typeof BannerEdit>

/** A banner as staff edit it. */
const EditedBanner = message({
	slug: ['BANNER_SLUG', z.string()],
	titleId: ['TITLE_ID', z.string()],
	titleEn: ['TITLE_EN', z.string()],
	subtitleId: ['SUBTITLE_ID', z.string()],
	subtitleEn: ['SUBTITLE_EN', z.string()],
	htmlId: ['HTML_ID', z.string()],
	htmlEn: ['HTML_EN', z.string()],
	target: ['TARGET', z.string()],
	wideMediaId: ['WIDE_MEDIA_ID', z.string()],
	tallMediaId: ['TALL_MEDIA_ID', z.string()],
	products: ['PRODUCT_SLUG_LIST', z.array(z.string())],
	/** Not withdrawn; whether it is displayed also depends on its period. */
	isRunning: ['IS_RUNNING', z.boolean()],
	startsAt: ['STARTS_AT', moment.nullable()],
	endsAt: ['ENDS_AT', moment.nullable()],
	version: ['VERSION', z.string()],
})
export type EditedBanner = Value<typeof EditedBanner>

const ListedBanner = message({
	slug: ['BANNER_SLUG', z.string()],
	titleId: ['TITLE_ID', z.string()],
	titleEn: ['TITLE_EN', z.string()],
	target: ['TARGET', z.string()],
	wideMediaId: ['WIDE_MEDIA_ID', z.string()],
	isRunning: ['IS_RUNNING', z.boolean()],
	startsAt: ['STARTS_AT', moment.nullable()],
	endsAt: ['ENDS_AT', moment.nullable()],
})

const one = { path: '/sites/{code}/banners/{slug}', needs: 'content', answer: Changed } as const
const missing = { 404: 'BANNER_NOT_FOUND' } as const
const withdrawal = { ...one, path: '/sites/{code}/banners/{slug}/withdrawal' } as const

export const listEditedBanners = endpoint({
	method: 'GET',
	path: '/sites/{code}/banners',
	summary: 'Banners',
	needs: 'content',
	answer: z.object({ list: z.array(ListedBanner) }),
})

export const getEditedBanner = endpoint({
	...one,
	method: 'GET',
	summary: 'A banner as it is edited',
	answer: EditedBanner,
	failures: missing,
})

export const saveBanner = endpoint({
	...one,
	method: 'PUT',
	summary: 'Adds or changes a banner',
	body: BannerEdit,
	failures: { ...missing, 409: ['CHANGED_MEANWHILE', 'SLUG_TAKEN'] },
})

export const removeBanner = endpoint({
	...one,
	method: 'DELETE',
	summary: 'Deletes a banner',
	failures: missing,
})

/** To a position among all banners, from 1. */
export const moveBanner = endpoint({
	...one,
	method: 'PUT',
	path: '/sites/{code}/banners/{slug}/position',
	summary: 'Moves a banner',
	body: message({ position: ['POSITION', z.number().int().min(1).max(1000)] }),
	failures: missing,
})

export const withdrawBanner = endpoint({
	...withdrawal,
	method: 'POST',
	summary: 'Takes a banner off',
	failures: missing,
})

export const showBanner = endpoint({
	...withdrawal,
	method: 'DELETE',
	summary: 'Shows a banner again',
	failures: missing,
})
