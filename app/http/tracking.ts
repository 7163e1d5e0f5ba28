import type { SiteConfiguration } from '#app/domain/site.ts'
import type { Tracking } from './context.ts'

/** Ids of a company's analytics and pixel; null: none, so no consent is asked for. */
export function trackingOf(site: SiteConfiguration): Tracking | null {
	const { googleAnalyticsId: analyticsId, metaPixelId: pixelId } = site
	return analyticsId === null && pixelId === null ? null : { analyticsId, pixelId }
}
