import { createInstance, type i18n, type Resource } from 'i18next'
import type { TextFunction } from './text-keys.ts'
import { warnOfMissingTexts } from '#web/i18n/missing-texts.ts'
import { i18nOptions } from '#web/i18n/options.ts'
import { defaultLocale, locales, type Locale } from '#web/i18n/paths.ts'

const files = import.meta.glob<Record<string, unknown>>('./locales/*/*.json', {
	eager: true,
	import: 'default',
})
const instances = new Map(locales.map((locale) => [locale, instanceFor(locale)]))

/** The admin's texts in one language, read once when the process starts. */
export function instanceOf(locale: Locale): i18n {
	return instances.get(locale) ?? instanceFor(defaultLocale)
}

/** `t` of one language outside of components; keys include their namespace, e.g. `orders:title`. */
export function textsOf(locale: Locale): { t: TextFunction } {
	return instanceOf(locale)
}

function instanceFor(locale: Locale): i18n {
	const texts: Resource[string] = {}
	for (const [file, content] of Object.entries(files)) {
		const [, language, namespace] = /\/(\w+)\/([\w-]+)\.json$/.exec(file) ?? []
		if (language === locale && namespace) texts[namespace] = content
	}
	const instance = createInstance()
	void instance.init({
		...i18nOptions,
		...warnOfMissingTexts,
		lng: locale,
		ns: Object.keys(texts),
		resources: { [locale]: texts },
		react: { useSuspense: false },
	})
	return instance
}
