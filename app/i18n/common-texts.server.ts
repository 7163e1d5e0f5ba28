import { loadLocaleTexts } from '#process/locale-texts.ts'
import id from './locales/id/common.json' with { type: 'json' }
import { locales } from './paths.ts'

/** The texts of every page, for answers that no page is rendered for. */
export const commonTexts = await loadLocaleTexts(
	locales,
	id,
	(locale) => import(`./locales/${locale}/common.json`, { with: { type: 'json' } }),
)
