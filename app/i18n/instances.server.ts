import { createInstance, type i18n, type Resource, type TFunction } from 'i18next'
import { LRUCache } from 'lru-cache'
import { warnOfMissingTexts } from '#web/i18n/missing-texts.ts'
import { i18nOptions } from '#web/i18n/options.ts'
import { defaultLocale, locales, type Locale } from '#web/i18n/paths.ts'

const files = import.meta.glob<Record<string, unknown>>('./locales/*/*.json', {
	eager: true,
	import: 'default',
})
const resources: Resource = Object.fromEntries(locales.map((locale) => [locale, textsOf(locale)]))

/** Keys of a namespace that exist; some keys are built from data. */
const maxTexts = 5_000

const instances = new Map<string, i18n>(locales.map((locale) => [locale, instanceFor(locale)]))

/** The texts of one language, loaded once at start. */
export function instanceOf(locale: string): i18n {
	return instances.get(locale) ?? instanceFor(defaultLocale)
}

function instanceFor(locale: Locale): i18n {
	const instance = createInstance()
	void instance.init({
		...i18nOptions,
		...warnOfMissingTexts,
		lng: locale,
		ns: Object.keys(resources[locale] ?? {}),
		resources,
		react: { useSuspense: false },
	})
	rememberTexts(instance)
	return instance
}

/**
 * Memoised: i18next splits, resolves and interpolates a key at every call, which took a seventh of a page's time. Texts
 * with values, e.g. "120 sold", are kept in an LRU cache.
 */
function rememberTexts(instance: i18n) {
	const fixed = instance.getFixedT.bind(instance)
	const functions = new Map<string, TFunction>()
	const filled = new LRUCache<string, string>({ max: maxTexts })
	instance.getFixedT = (...args: Parameters<i18n['getFixedT']>) => {
		const key = JSON.stringify(args)
		const translate = functions.get(key) ?? remembering(fixed(...args), key, filled)
		functions.set(key, translate)
		return translate
	}
}

function remembering(
	t: TFunction,
	functionKey: string,
	filled: LRUCache<string, string>,
): TFunction {
	const plain = new Map<string, string>()
	const answered = (...args: unknown[]): unknown => {
		const [key, values] = args
		const make = (): unknown => Reflect.apply(t, undefined, args)
		if (typeof key !== 'string' || args.length > 2) return make()
		if (values === undefined) return plain.get(key) ?? remember(make(), plain, key)
		if (typeof values !== 'object') return make()
		const question = `${functionKey} ${key} ${JSON.stringify(values)}`
		return filled.get(question) ?? remember(make(), filled, question)
	}
	// With the language, namespace and key prefix that react-i18next reads from it.
	return Object.assign(answered, t)
}

function remember(
	text: unknown,
	texts: Map<string, string> | LRUCache<string, string>,
	key: string,
): unknown {
	if (typeof text === 'string' && texts.size <= maxTexts) texts.set(key, text)
	return text
}

function textsOf(locale: Locale) {
	const texts: Resource[string] = {}
	for (const [file, content] of Object.entries(files)) {
		const [, language, namespace] = /\/(\w+)\/([\w-]+)\.json$/.exec(file) ?? []
		if (language === locale && namespace) texts[namespace] = content
	}
	return texts
}
