import type { Image } from '#app/domain/image.ts'
import { localePath, type Locale } from '#app/i18n/paths.ts'

/** Where machines find the shop: its canonical origin, in which language. */
export type ShopPlace = { origin: string; locale: Locale; title: string }

/** The whole address of a path without language. */
export function addressAt({ origin, locale }: ShopPlace, path: `/${string}`): string {
	return `${origin}${localePath(locale, path)}`
}

/** The whole address of a picture of that width in px, as JPEG. */
export function pictureAt({ origin }: ShopPlace, { id }: Image, width = 1200): string {
	return `${origin}/media/${id}/${width}.jpg`
}
