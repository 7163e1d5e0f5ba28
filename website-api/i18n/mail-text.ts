import { loadLocaleTexts } from '#process/locale-texts.ts'
import { type Locale, LOCALES } from './locale.ts'
import en from './mail/en.json' with { type: 'json' }

export type MailText = keyof typeof en

const texts = await loadLocaleTexts(
	LOCALES,
	en,
	(locale) => import(`./mail/${locale}.json`, { with: { type: 'json' } }),
)

/** A text of a mail in the recipient's language, with {name} replaced by the parameter of that name. */
export function mailText(
	locale: Locale,
	key: MailText,
	values: Record<string, string | number> = {},
): string {
	return texts(locale)[key].replace(/\{(\w+)\}/g, (whole, name: string) =>
		String(values[name] ?? whole),
	)
}
