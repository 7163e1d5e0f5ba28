import type { AppLoadContext } from '@remix-run/node'
import type { ShopPlace } from '#app/features/seo/shop-place.ts'
import { canonicalOrigin } from '#app/http/canonical-origin.ts'

/** Canonical origin and language of the request, for structured data. */
export function shopPlaceOf({ origin, locale, site }: AppLoadContext): ShopPlace {
	return { origin: canonicalOrigin(origin, site.mainHost), locale, title: site.title }
}
