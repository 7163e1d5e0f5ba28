import type { Image } from '#contract/image.ts'
import type { Locale } from '#web/i18n/paths.ts'
import type { Theme } from '#web/domain/theme.ts'

/** Data of the document around every page, also used by `pageMeta`. */
export type RootData = {
	locale: Locale
	/** The canonical origin (see canonicalOrigin). */
	origin: string
	/** The custom properties of the shop's look. */
	look: string
	/** Addresses of the font files to fetch early. */
	fonts: string[]
	theme: Theme | null
	dataSaver: boolean
	/** Titles of the error pages. */
	errorTitles: Record<'notFound' | 'gone' | 'other', string>
	store: {
		title: string
		description: string
		/** A sentence about any shop, for descriptions that are too short. */
		invitation: string
		image: Image | null
	}
}
