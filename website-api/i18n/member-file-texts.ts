import { loadLocaleTexts } from '#process/locale-texts.ts'
import { LOCALES } from './locale.ts'
import en from './member-file/en.json' with { type: 'json' }

/** Texts of the file with an agent's members. */
export const memberFileTexts = await loadLocaleTexts(
	LOCALES,
	en,
	(locale) => import(`./member-file/${locale}.json`, { with: { type: 'json' } }),
)
