import type { Image } from '#contract/image.ts'
import { localePath, type Locale } from '#web/i18n/paths.ts'

/** The shop's canonical origin and the language, for absolute URLs. */
export type ShopPlace = { origin: string; locale: Locale; title: string }

/** The absolute URL of a path without language. */
export function addressAt({ origin, locale }: ShopPlace, path: `/${string}`): string {
	return `${origin}${localePath(locale, path)}`
}

/** The absolute URL of a picture of that width in px, as JPEG. */
export function pictureAt({ origin }: ShopPlace, { id }: Image, width = 1200): string {
	return `${origin}/media/${id}/${width}.jpg`
}
