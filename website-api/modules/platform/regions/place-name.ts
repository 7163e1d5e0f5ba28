const kept = new Set(['DKI'])
const small = new Set(['dan'])

/** A name from the data, which writes cities and provinces in capitals, as people write it. */
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

/** A name or a typed text as the search compares it: lower case, single spaces, letters and digits only. */
export function searchForm(text: string): string {
	return text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim()
}
