import { loadLocaleTexts } from '#process/locale-texts.ts'
import id from './locales/id/refusal.json' with { type: 'json' }
import { locales } from './paths.ts'

/** The texts of pages for refused requests, which Remix does not render. */
export const refusalTexts = await loadLocaleTexts(
	locales,
	id,
	(locale) => import(`./locales/${locale}/refusal.json`),
)
