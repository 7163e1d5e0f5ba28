const kept = new Set(['DKI'])
const small = new Set(['dan'])

/** Converts a name of the data, which has cities and provinces in capitals, to its usual spelling. */
export function placeName(raw: string): string {
	return raw
		.replace(/\bADMINISTRASI /, '')
		.split(' ')
		.map((word) => {
			if (kept.has(word)) return word
			const lower = word.toLowerCase()
			return small.has(lower) ? lower : lower.charAt(0).toUpperCase() + lower.slice(1)
		})
		.join(' ')
}

/** Normalises a name or a search text for comparison: lower case, single spaces, letters and digits only. */
export function searchForm(text: string): string {
	return text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim()
}
