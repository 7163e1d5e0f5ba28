import {
	getGoogleAnalyticsId,
	getMetaPixelId,
	getPopup,
	getSiteHeader,
	getSiteSettings,
	listBanners,
	listFooterMenus,
} from '#contract/site.ts'
import type { CallEndpoint } from '#app/api/call-endpoint.ts'
import type { Popup } from '#app/domain/site.ts'

// A malformed id counts as none: the id becomes part of a script's URL.
const analyticsId = /^(?:G-[A-Z0-9]{1,20}|UA-\d{4,10}-\d{1,4})$/
const pixelId = /^\d{5,20}$/
/** The content policy allows pictures of the shop itself only. */
const ownPicture = /^\/media\/[a-z0-9]{8,64}\/\d{2,4}\.(?:avif|webp|jpg)$/
const optional = { optional: true } as const

/** The calls for a site's configuration (spec section 7). */
export function siteParts(call: CallEndpoint) {
	return {
		template: () => call(getSiteSettings, {}),
		header: () => call(getSiteHeader, {}),
		banners: async () => (await call(listBanners, {}, optional)).banners,
		footerMenu: async () => (await call(listFooterMenus, {}, optional)).menus,
		googleAnalyticsId: async () =>
			matching(analyticsId, (await call(getGoogleAnalyticsId, {}, optional)).id),
		metaPixelId: async () => matching(pixelId, (await call(getMetaPixelId, {}, optional)).id),
		popup: async (): Promise<Popup | null> => {
			const { isShown, imageUrl: url, ...popup } = await call(getPopup, {}, optional)
			const imageUrl = isShown ? matching(ownPicture, url) : null
			return imageUrl === null ? null : { ...popup, imageUrl }
		},
	}
}

function matching(pattern: RegExp, text: string | null): string | null {
	return text !== null && pattern.test(text) ? text : null
}
