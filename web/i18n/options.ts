import type { InitOptions } from 'i18next'
import { locales } from './paths.ts'

/** i18next options of server and browser. */
export const i18nOptions = {
	supportedLngs: [...locales],
	fallbackLng: false,
	defaultNS: 'common',
	ns: [],
	// React escapes.
	interpolation: { escapeValue: false },
	returnNull: false,
	initImmediate: false,
} satisfies InitOptions
