import { AsyncLocalStorage } from 'node:async_hooks'
import { loadLocaleTexts } from '#process/locale-texts.ts'
import en from './command-line/en.json' with { type: 'json' }
import { type Locale, LOCALES } from './locale.ts'

/** Keys of the texts of the command line. */
export type CommandLineText = keyof typeof en
type HeadIn<Key> = Key extends `head.${infer Name}` ? Name : never

const texts = await loadLocaleTexts(
	LOCALES,
	en,
	(locale) => import(`./command-line/${locale}.json`, { with: { type: 'json' } }),
)
const languages = new AsyncLocalStorage<Locale>()

/** Runs a command whose texts are in a language. */
export function inLanguage<T>(locale: Locale, work: () => T): T {
	return languages.run(locale, work)
}

/** The language of the command that runs. */
export function languageNow(): Locale {
	return languages.getStore() ?? 'en'
}

/** A text of the command line, with {name} replaced by the parameter of that name. */
export function say(key: CommandLineText, values: Record<string, string | number> = {}): string {
	return texts(languageNow())[key].replace(/\{(\w+)\}/g, (whole, name: string) =>
		String(values[name] ?? whole),
	)
}

/** Headings of a table. */
export function heads(...names: HeadIn<CommandLineText>[]): string[] {
	return names.map((name) => say(`head.${name}`))
}

/**
 * A text with a phrase replaced that another program wrote in English: the English text of a key, whose parameters are
 * whatever stands there.
 */
export function translated(text: string, ...keys: CommandLineText[]): string {
	return keys.reduce((before, key) => {
		const pattern = en[key]
			.replace(/[.*+?^$()[\]|\\]/g, '\\$&')
			.replace(/\{(\w+)\}/g, (_whole, name: string) => `(?<${name}>[^\\n]+?)`)
		const found = new RegExp(pattern).exec(before)
		return found ? before.replace(found[0], () => say(key, found.groups)) : before
	}, text)
}
