import type { InitOptions } from 'i18next'
import { locales } from './paths.ts'

/** How texts are looked up, the same on both sides. */
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
