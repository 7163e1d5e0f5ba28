import type { i18n } from 'i18next'
import { browserTexts, type Namespace } from './browser-texts.ts'
import { localeOf } from './paths.ts'

const files = import.meta.glob<Namespace>('./locales/*/*.json', { import: 'default' })

/** The texts as the server rendered with, once those of the named namespaces are here. */
export async function startTexts(namespaces: string[]): Promise<i18n> {
	const locale = localeOf(window.location.pathname)
	const texts = browserTexts(locale, async (name) => files[`./locales/${locale}/${name}.json`]?.())
	await texts.loadNamespaces(namespaces)
	return texts
}
