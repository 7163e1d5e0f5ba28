/**
 * The texts of each language, from the file that `load` imports for it. Every file must have the same keys as
 * `example`, which has the types. @throws Error that names a missing text
 */
export async function loadLocaleTexts<Locale extends string, Texts extends object>(
	locales: readonly Locale[],
	example: Texts,
	load: (locale: Locale) => Promise<{ default: unknown }>,
): Promise<(locale: Locale) => Texts> {
	const files = new Map<Locale, Texts>()
	for (const locale of locales) {
		const { default: texts } = await load(locale)
		const missing: string[] = []
		if (!hasTextsOf(example, texts, missing)) {
			throw new Error(`The texts in "${locale}" lack ${missing.join(', ')}.`)
		}
		files.set(locale, texts)
	}
	return (locale) => files.get(locale) ?? example
}

function hasTextsOf<T extends object>(
	example: T,
	texts: unknown,
	missing: string[],
	path = '',
): texts is T {
	const values = new Map(Object.entries(texts ?? {}))
	for (const [key, value] of Object.entries(example)) {
		const found: unknown = values.get(key)
		if (typeof value === 'object' && value !== null) {
			hasTextsOf(value, found, missing, `${path}${key}.`)
		} else if (typeof found !== typeof value) missing.push(path + key)
	}
	return missing.length === 0
}
