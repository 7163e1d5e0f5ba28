import { createInstance, type BackendModule, type i18n, type Resource } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { i18nOptions } from './options.ts'
import { pageTextsId } from './PageTexts.tsx'
import { localeOf } from './paths.ts'

const files = import.meta.glob<Record<string, unknown>>('./locales/*/*.json', { import: 'default' })

// Texts of pages reached by script; a page's own texts came with it.
const backend: BackendModule = {
	type: 'backend',
	init() {},
	read(language, namespace, done) {
		const load = files[`./locales/${language}/${namespace}.json`]
		if (!load) return done(null, {})
		load().then(
			(texts) => done(null, texts),
			(error: unknown) => done(error instanceof Error ? error : String(error), false),
		)
	},
}

/** The texts as the server rendered with. */
export function startTexts(): i18n {
	const locale = localeOf(window.location.pathname)
	const texts: Resource[string] = JSON.parse(
		document.getElementById(pageTextsId)?.textContent ?? '{}',
	)
	const instance = createInstance()
	void instance
		.use(backend)
		.use(initReactI18next)
		.init({
			...i18nOptions,
			lng: locale,
			ns: Object.keys(texts),
			resources: { [locale]: texts },
			partialBundledLanguages: true,
		})
	return instance
}
