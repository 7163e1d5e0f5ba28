import { loadLocaleTexts } from '#process/locale-texts.ts'
import id from './locales/id/common.json' with { type: 'json' }
import { locales } from '#web/i18n/paths.ts'

/** The common texts, for responses that Remix does not render. */
export const commonTexts = await loadLocaleTexts(
	locales,
	id,
	(locale) => import(`./locales/${locale}/common.json`),
)
