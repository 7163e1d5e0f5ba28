import { createInstance, type BackendModule, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { i18nOptions } from './options.ts'
import { localeOf } from './paths.ts'

const files = import.meta.glob<Record<string, unknown>>('./locales/*/*.json', { import: 'default' })

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

/** The texts as the server rendered with, once those of the named namespaces are here. */
export async function startTexts(namespaces: string[]): Promise<i18n> {
	const instance = createInstance()
	await instance
		.use(backend)
		.use(initReactI18next)
		.init({ ...i18nOptions, lng: localeOf(window.location.pathname), ns: namespaces })
	return instance
}
