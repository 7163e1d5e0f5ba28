import en from './en.json' with { type: 'json' }
import id from './id.json' with { type: 'json' }
import type { Locale } from './locale.ts'

/** A message of the API, which is also the `code` a caller can rely on. */
export type MessageCode = keyof typeof en

const messages: Record<Locale, Record<MessageCode, string>> = { en, id }

/** The message in a language, with {name} replaced by the parameter of that name. */
export function messageOf(
	locale: Locale,
	code: MessageCode,
	params: Record<string, string | number> = {},
): string {
	return messages[locale][code].replace(/\{(\w+)\}/g, (whole, name: string) =>
		String(params[name] ?? whole),
	)
}
