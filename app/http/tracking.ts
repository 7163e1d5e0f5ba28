import type { SiteConfiguration } from '#app/domain/site.ts'
import type { Tracking } from './storefront.ts'

/** What a company measures with; null: it has no id, so that nobody needs to be asked. */
export function trackingOf(site: SiteConfiguration): Tracking | null {
	const { googleAnalyticsId: analyticsId, metaPixelId: pixelId } = site
	return analyticsId === null && pixelId === null ? null : { analyticsId, pixelId }
}
