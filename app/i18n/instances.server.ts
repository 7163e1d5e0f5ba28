import { createInstance, type i18n, type Resource, type TFunction } from 'i18next'
import { i18nOptions } from './options.ts'
import { defaultLocale, locales, type Locale } from './paths.ts'

const files = import.meta.glob<Record<string, unknown>>('./locales/*/*.json', {
	eager: true,
	import: 'default',
})
const resources: Resource = Object.fromEntries(locales.map((locale) => [locale, textsOf(locale)]))

/** Of one namespace; keys come from the code, but some are built from data. */
const mostTexts = 5_000

const instances = new Map<string, i18n>(locales.map((locale) => [locale, instanceFor(locale)]))

/** The texts of one language, read once when the process starts. */
export function instanceOf(locale: string): i18n {
	return instances.get(locale) ?? instanceFor(defaultLocale)
}

function instanceFor(locale: Locale): i18n {
	const instance = createInstance()
	void instance.init({
		...i18nOptions,
		lng: locale,
		ns: Object.keys(resources[locale] ?? {}),
		resources,
		react: { useSuspense: false },
	})
	rememberTexts(instance)
	return instance
}

/**
 * A text without values never changes, so each is looked up once: i18next splits, resolves and interpolates its key at
 * every call, which was a seventh of the time of a page.
 */
function rememberTexts(instance: i18n) {
	const fixed = instance.getFixedT.bind(instance)
	const functions = new Map<string, TFunction>()
	instance.getFixedT = (...wanted: Parameters<i18n['getFixedT']>) => {
		const key = JSON.stringify(wanted)
		const known = functions.get(key) ?? remembering(fixed(...wanted))
		functions.set(key, known)
		return known
	}
}

function remembering(t: TFunction): TFunction {
	const texts = new Map<unknown, unknown>()
	return new Proxy(t, {
		apply(target, self, values: unknown[]) {
			const [key] = values
			const isPlain = values.length === 1 && typeof key === 'string'
			if (isPlain && texts.has(key)) return texts.get(key)
			const text: unknown = Reflect.apply(target, self, values)
			if (isPlain && texts.size < mostTexts) texts.set(key, text)
			return text
		},
	})
}

function textsOf(locale: Locale) {
	const texts: Resource[string] = {}
	for (const [file, content] of Object.entries(files)) {
		const [, language, namespace] = /\/(\w+)\/([\w-]+)\.json$/.exec(file) ?? []
		if (language === locale && namespace) texts[namespace] = content
	}
	return texts
}
