/** A schema.org object (JSON-LD). */
export type StructuredData = { '@type': string; [property: string]: unknown }

const escapes: Record<string, string> = {
	'<': '\\u003c',
	'>': '\\u003e',
	'&': '\\u0026',
	'\u2028': '\\u2028',
	'\u2029': '\\u2029',
}

/** The objects as the text of a script of type application/ld+json, escaped so that no value can end the script. */
export function jsonLdText(items: StructuredData[]): string {
	const [only] = items
	const graph = items.length === 1 && only ? { ...only } : { '@graph': items }
	return JSON.stringify({ '@context': 'https://schema.org', ...graph }).replace(
		/[<>&\u2028\u2029]/g,
		(sign) => escapes[sign] ?? '',
	)
}
