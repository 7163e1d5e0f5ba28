import type { Api } from './api.server.ts'
import { ApiError } from '#app/api/failures.ts'
import { createStaleCache, type StaleCacheOptions } from '#app/api/stale-cache.server.ts'
import { type Category, listCategories } from '#contract/category.ts'
import type { SiteHeader, SiteSettings } from '#contract/site.ts'
import type { ShopLook, SiteConfiguration } from '#app/domain/site.ts'
import { siteParts } from './site-parts.server.ts'

const restMs = 5_000

/** Defaults of an unknown shop: those of the specification, and the brand's name. */
export const plainSite: SiteConfiguration = {
	title: 'Etalase',
	description: '',
	logo: null,
	palette: 'green',
	typePairing: 'modern',
	corners: 'soft',
	header: 'bar',
	customerCarePhone: '',
	showWhatsapp: true,
	maintenance: false,
	hideWatermark: false,
	programmesOff: [],
	mainHost: null,
	freeShippingFrom: null,
	returnDays: null,
	affiliateDays: null,
	pickupPlaces: [],
	isPinAsked: false,
	banners: [],
	footerMenu: [],
	googleAnalyticsId: null,
	metaPixelId: null,
	popup: null,
}

type Template = Omit<SiteSettings, 'pickupHours'>

type SiteCacheOptions = {
	/** How long a part is fresh, in ms; default 30 s. */
	freshMs?: number
	onFailure?: (error: unknown) => void
	/** The website API's code for a company without a Meta pixel (spec section 8). */
	onPixelAbsent?: () => void
}

type OnMissing = (error: unknown) => void

export type SiteCache = ReturnType<typeof createSiteCache>

/**
 * Caches site configuration and categories per company and language: refreshed in the background, the last good copy of
 * each part while its source fails, a default when there has never been one.
 */
export function createSiteCache(options: SiteCacheOptions = {}) {
	const { freshMs = 30_000, onFailure } = options
	const cacheOptions = { freshMs, restMs, onFailure, isFinal: isForbidden }
	const parts = cachedParts(cacheOptions)

	return {
		/**
		 * `onMissing` is called with the reason for every part that has never been loaded, or that the API forbids (403).
		 * A stale copy of any other part does not count as missing.
		 */
		site: (key: string, { call }: Pick<Api, 'call'>, onMissing: OnMissing) =>
			siteOf(parts, key, siteParts(call), { onMissing, onPixelAbsent: options.onPixelAbsent }),
		/** A shop's title, logo and look if cached; makes no call. */
		peek: (key: string): Pick<SiteConfiguration, 'title' | 'logo'> & { look: ShopLook } => ({
			logo: parts.header.peek(key)?.logo ?? null,
			title: parts.header.peek(key)?.title || plainSite.title,
			look: lookOf(parts.template.peek(key) ?? plainSite),
		}),
		/** Content of this company, or of any, changed: it is reloaded before it is served again. */
		invalidate(companyId: number | undefined) {
			const matches = (key: string) => companyId === undefined || key.startsWith(`${companyId}:`)
			for (const part of Object.values(parts)) part.invalidate(matches)
		},
		categories: (
			key: string,
			{ call }: Pick<Api, 'call'>,
			onMissing: OnMissing,
		): Promise<Category[]> =>
			partOr(onMissing)(
				parts.categories.get(key, async () => (await call(listCategories, {})).categories),
				[],
			),
	}
}

type CachedParts = ReturnType<typeof cachedParts>
type SiteParts = ReturnType<typeof siteParts>

/** After a 403 no copy is served: the key has lost its rights (spec section 8). */
function isForbidden(error: unknown) {
	return error instanceof ApiError && error.failure === 'forbidden'
}

function cachedParts(options: StaleCacheOptions) {
	return {
		template: createStaleCache<Template>(options),
		header: createStaleCache<SiteHeader>(options),
		banners: createStaleCache<SiteConfiguration['banners']>(options),
		footerMenu: createStaleCache<SiteConfiguration['footerMenu']>(options),
		analytics: createStaleCache<SiteConfiguration['googleAnalyticsId']>(options),
		pixel: createStaleCache<SiteConfiguration['metaPixelId']>(options),
		popup: createStaleCache<SiteConfiguration['popup']>(options),
		categories: createStaleCache<Category[]>(options),
	}
}

async function siteOf(
	parts: CachedParts,
	key: string,
	site: SiteParts,
	{ onMissing, onPixelAbsent }: { onMissing: OnMissing; onPixelAbsent?: (() => void) | undefined },
): Promise<SiteConfiguration> {
	const part = partOr(onMissing)
	const { template, header, banners, footerMenu, analytics, pixel, popup } = parts
	const last = () => template.peek(key) ?? plainSite
	const [look, head, ...rest] = await Promise.all([
		part(
			template.get(key, () => templateOf(site, last)),
			plainSite,
		),
		part(header.get(key, site.header), plainSite),
		part(banners.get(key, site.banners), plainSite.banners),
		part(footerMenu.get(key, site.footerMenu), plainSite.footerMenu),
		part(analytics.get(key, site.googleAnalyticsId), null),
		part(
			pixel.get(key, () => pixelOf(site, onPixelAbsent)),
			null,
		),
		part(popup.get(key, site.popup), null),
	])
	return {
		...look,
		...lookOf(look),
		title: head.title || plainSite.title,
		description: head.description,
		logo: head.logo,
		banners: rest[0],
		footerMenu: rest[1],
		googleAnalyticsId: rest[2],
		metaPixelId: rest[3],
		popup: rest[4],
	}
}

/** How a shop looks; without a palette, it has the usual one. */
const lookOf = ({ palette, typePairing, corners }: ShopLook): ShopLook => ({
	palette: palette || plainSite.palette,
	typePairing,
	corners,
})

function partOr(onMissing: OnMissing) {
	return async <T>(value: Promise<T>, fallback: T): Promise<T> => {
		try {
			return await value
		} catch (error) {
			onMissing(error)
			return fallback
		}
	}
}

async function pixelOf(site: SiteParts, onAbsent?: () => void) {
	const id = await site.metaPixelId()
	if (id === null) onAbsent?.()
	return id
}

// A 503 with the maintenance code counts like the maintenance setting.
async function templateOf(site: SiteParts, last: () => Template): Promise<Template> {
	try {
		return await site.template()
	} catch (error) {
		if (!(error instanceof ApiError) || error.failure !== 'maintenance') throw error
		return { ...last(), maintenance: true }
	}
}
