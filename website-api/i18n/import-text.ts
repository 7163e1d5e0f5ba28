import { loadLocaleTexts } from '#process/locale-texts.ts'
import en from './import/en.json' with { type: 'json' }
import { type Locale, LOCALES } from './locale.ts'

/** Keys of messages about a row of a product file, or about the file. */
export type ImportText = keyof typeof en

const texts = await loadLocaleTexts(
	LOCALES,
	en,
	(locale) => import(`./import/${locale}.json`, { with: { type: 'json' } }),
)

/** Whether a message has this key. */
export function isImportText(name: string): name is ImportText {
	return Object.hasOwn(en, name)
}

/** The message in a language, with {name} replaced by the parameter of that name. */
export function importText(
	locale: Locale,
	key: ImportText,
	values: Record<string, string | number> = {},
): string {
	return texts(locale)[key].replace(/\{(\w+)\}/g, (whole, name: string) =>
		String(values[name] ?? whole),
	)
}
