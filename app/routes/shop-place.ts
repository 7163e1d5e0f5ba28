import type { AppLoadContext } from '@remix-run/node'
import type { ShopPlace } from '#app/features/seo/shop-place.ts'
import { canonicalOrigin } from '#app/http/canonical-origin.ts'

/** Where machines find the shop that this request is for. */
export function shopPlaceOf({ origin, locale, site }: AppLoadContext): ShopPlace {
	return { origin: canonicalOrigin(origin, site.mainHost), locale, title: site.title }
}
