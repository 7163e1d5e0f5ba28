import type { Image } from '#app/domain/image.ts'
import type { Locale } from '#app/i18n/paths.ts'

/** What the document around every page shows, and what `pageMeta` builds on. */
export type RootData = {
	locale: Locale
	/** The canonical one (see canonicalOrigin). */
	origin: string
	palette: string
	theme: 'light' | 'dark' | null
	dataSaver: boolean
	store: { title: string; description: string; image: Image | null }
}
