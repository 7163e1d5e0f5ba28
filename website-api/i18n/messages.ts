import en from './en.json' with { type: 'json' }
import { loadLocaleTexts } from '#process/locale-texts.ts'
import { type Locale, LOCALES } from './locale.ts'

/** Key of an API message, which is also the `code` of a response. */
export type MessageCode = keyof typeof en

const messages = await loadLocaleTexts(
	LOCALES,
	en,
	(locale) => import(`./${locale}.json`, { with: { type: 'json' } }),
)

/** The message in a language, with {name} replaced by the parameter of that name. */
export function messageOf(
	locale: Locale,
	code: MessageCode,
	params: Record<string, string | number> = {},
): string {
	return messages(locale)[code].replace(/\{(\w+)\}/g, (whole, name: string) =>
		String(params[name] ?? whole),
	)
}

/** Every code of a response. */
export const MESSAGE_CODES: readonly MessageCode[] = Object.keys(en).filter(isMessageCode)

/** Whether a text is the key of a message. */
export function isMessageCode(text: string): text is MessageCode {
	return Object.hasOwn(en, text)
}
