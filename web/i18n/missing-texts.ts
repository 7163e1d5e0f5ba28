import type { InitOptions } from 'i18next'

/** Options of a server's texts: in development, a text that is missing is named on the console. */
export const warnOfMissingTexts: InitOptions =
	import.meta.env.MODE === 'development'
		? {
				saveMissing: true,
				missingKeyHandler: (languages, namespace, key) =>
					// A developer's console, never a shop's log.
					// oxlint-disable-next-line no-console
					console.warn(`The text ${namespace}:${key} is missing in ${languages.join(', ')}.`),
			}
		: {}
