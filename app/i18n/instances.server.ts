import { createInstance, type i18n, type Resource } from 'i18next'
import { RemixI18Next } from 'remix-i18next/server'
import { i18nOptions } from './options.ts'
import { defaultLocale, localeOf, locales, type Locale } from './paths.ts'

const files = import.meta.glob<Record<string, unknown>>('./locales/*/*.json', {
	eager: true,
	import: 'default',
})
const resources: Resource = Object.fromEntries(locales.map((locale) => [locale, textsOf(locale)]))

/** Finds a request's language by its address and nothing else. */
export const remixI18n = new RemixI18Next({
	detection: {
		supportedLanguages: [...locales],
		fallbackLanguage: defaultLocale,
		order: ['custom'],
		findLocale: async ({ url }) => localeOf(new URL(url).pathname),
	},
	i18next: { ...i18nOptions, resources },
})

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
	return instance
}

function textsOf(locale: Locale) {
	const texts: Resource[string] = {}
	for (const [file, content] of Object.entries(files)) {
		const [, language, namespace] = /\/(\w+)\/([\w-]+)\.json$/.exec(file) ?? []
		if (language === locale && namespace) texts[namespace] = content
	}
	return texts
}
