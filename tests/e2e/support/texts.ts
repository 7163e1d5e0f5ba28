import { readdirSync, readFileSync } from 'node:fs'
import { createInstance } from 'i18next'
import type { Page } from '@playwright/test'
import { z } from 'zod'

const folder = new URL('../../../app/i18n/locales/', import.meta.url)
const Texts = z.record(z.string(), z.unknown())

function instanceFor(language: 'id' | 'en') {
	const names = readdirSync(new URL(`${language}/`, folder)).map((file) => file.slice(0, -5))
	const resources = Object.fromEntries(
		names.map((name) => {
			const text = readFileSync(new URL(`${language}/${name}.json`, folder), 'utf8')
			return [name, Texts.parse(JSON.parse(text))]
		}),
	)
	const instance = createInstance()
	void instance.init({
		lng: language,
		ns: names,
		resources: { [language]: resources },
		interpolation: { escapeValue: false },
		initImmediate: false,
	})
	return instance
}

const instances = { id: instanceFor('id'), en: instanceFor('en') }

/**
 * The shop's texts in a language, for journeys that run in both: `textsOf('en')('checkout:next')`. Throws for an
 * unknown key.
 */
export function textsOf(language: 'id' | 'en') {
	return (key: string, values: Record<string, string | number> = {}): string => {
		if (!instances[language].exists(key, values)) throw new Error(`There is no text ${key}.`)
		return instances[language].t(key, values)
	}
}

/** The texts in the language of the page's address. */
export function textsOnPage(page: Page) {
	return textsOf(/^\/en(\/|$)/.test(new URL(page.url()).pathname) ? 'en' : 'id')
}
