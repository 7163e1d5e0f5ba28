import { createInstance, type BackendModule, type i18n, type ReadCallback } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { getInitialNamespaces } from 'remix-i18next/client'
import { i18nOptions } from './options.ts'
import { localeOf } from './paths.ts'

const files = import.meta.glob<Record<string, unknown>>('./locales/*/*.json', { import: 'default' })

/** Loads a namespace's file when a page first needs it. */
const backend: BackendModule = {
	type: 'backend',
	init() {},
	read(language: string, namespace: string, done: ReadCallback) {
		const load = files[`./locales/${language}/${namespace}.json`]
		if (load === undefined) return done(new Error(`No texts: ${namespace}`), false)
		load().then(
			(texts) => done(null, texts),
			(error: unknown) => done(error instanceof Error ? error : String(error), true),
		)
	},
}

/** i18next with the page's language, from its address, and the texts of the page's routes. */
export async function startTexts(): Promise<i18n> {
	const texts = createInstance()
	await texts
		.use(backend)
		.use(initReactI18next)
		.init({
			...i18nOptions,
			lng: localeOf(window.location.pathname),
			ns: [...new Set([i18nOptions.defaultNS, ...getInitialNamespaces()])],
		})
	return texts
}
