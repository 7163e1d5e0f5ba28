/** A thing as schema.org names it, for those who read a page by machine. */
export type Thing = { '@type': string; [property: string]: unknown }

const escapes: Record<string, string> = {
	'<': '\\u003c',
	'>': '\\u003e',
	'&': '\\u0026',
	'\u2028': '\\u2028',
	'\u2029': '\\u2029',
}

/** Things as the text of a script of type application/ld+json: nothing in it can end the script. */
export function linkedData(things: Thing[]): string {
	const [only] = things
	const graph = things.length === 1 && only ? { ...only } : { '@graph': things }
	return JSON.stringify({ '@context': 'https://schema.org', ...graph }).replace(
		/[<>&\u2028\u2029]/g,
		(sign) => escapes[sign] ?? '',
	)
}
