import type { i18n } from 'i18next'
import { i18nOptions } from './options.ts'
import type { Locale } from './paths.ts'

/** A namespace's texts: words, or groups of them. */
export type Namespace = { [key: string]: unknown }

type Values = { [name: string]: unknown; ns?: unknown }

/**
 * One language's texts in the browser, as react-i18next reads them: the part of i18next that our texts use
 * (namespaces, groups, plurals, values), because the whole of it would be an eighth of a page's script.
 */
export function browserTexts(
	locale: Locale,
	load: (namespace: string) => Promise<Namespace | undefined>,
): i18n {
	const here = new Map<string, Namespace>()
	const plurals = new Intl.PluralRules(locale)

	const loadNamespaces = async (names: string | readonly string[], done?: () => void) => {
		const missing = [names].flat().filter((name) => !here.has(name))
		await Promise.all(missing.map(async (name) => here.set(name, (await load(name)) ?? {})))
		done?.()
	}

	const translate = (first: string, key: string, values: Values = {}) => {
		const [namespace, path] = splitKey(key, typeof values.ns === 'string' ? values.ns : first)
		const texts = here.get(namespace)
		const { count } = values
		const forms =
			typeof count === 'number'
				? [...(count === 0 ? ['_zero'] : []), `_${plurals.select(count)}`, '']
				: ['']
		for (const form of forms) {
			const text = textAt(texts, path + form)
			if (text !== undefined) return interpolate(text, values)
		}
		return path
	}

	const getFixedT =
		(_language: unknown, names?: string | readonly string[] | null) =>
		(key: string, values?: Values) =>
			translate([names].flat()[0] ?? i18nOptions.defaultNS, key, values)

	const texts = {
		language: locale,
		languages: [locale],
		options: { ...i18nOptions },
		isInitialized: true,
		services: { interpolator: { interpolate } },
		t: getFixedT(locale),
		getFixedT,
		hasLoadedNamespace: (name: string) => here.has(name),
		loadNamespaces,
		// The language is the document's: it never changes under a page.
		on() {},
		off() {},
	}
	if (!isRead(texts)) throw new TypeError('Texts that cannot be read.')
	return texts
}

// What react-i18next asks of an instance, and no more.
function isRead(texts: object): texts is i18n {
	return 't' in texts && 'getFixedT' in texts && 'hasLoadedNamespace' in texts
}

function splitKey(key: string, namespace: string): [namespace: string, path: string] {
	const at = key.indexOf(':')
	return at < 0 ? [namespace, key] : [key.slice(0, at), key.slice(at + 1)]
}

function textAt(texts: unknown, path: string): string | undefined {
	let found = texts
	for (const name of path.split('.')) {
		if (typeof found !== 'object' || found === null) return undefined
		found = new Map(Object.entries(found)).get(name)
	}
	return typeof found === 'string' ? found : undefined
}

function interpolate(text: string, values: Values) {
	return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_place, name: string) => String(values[name] ?? ''))
}
