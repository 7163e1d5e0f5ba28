import { createInstance, type BackendModule, type i18n, type ReadCallback } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { getInitialNamespaces } from 'remix-i18next/client'
import { i18nOptions } from '#web/i18n/options.ts'
import { localeOf } from '#web/i18n/paths.ts'

const files = import.meta.glob<string>('./locales/*/*.json', {
	query: '?url',
	import: 'default',
	eager: true,
})

/** Loads a namespace when a page first needs it. */
const backend: BackendModule = {
	type: 'backend',
	init() {},
	read(language: string, namespace: string, done: ReadCallback) {
		const address = files[`./locales/${language}/${namespace}.json`]
		if (address === undefined) return done(new Error(`No texts: ${namespace}`), false)
		textsAt(address).then(
			(texts) => done(null, texts),
			(error: unknown) => done(error instanceof Error ? error : String(error), true),
		)
	},
}

/** Starts i18next with the language of the URL and the namespaces of the page's routes. */
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

async function textsAt(address: string): Promise<Record<string, unknown>> {
	const answer = await fetch(address)
	if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
	return answer.json()
}
