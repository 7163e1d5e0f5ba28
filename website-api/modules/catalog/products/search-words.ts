const maxWords = 8
const longestWord = 40

/**
 * A typed text as a PostgreSQL tsquery: every word must begin a word of the product. Words are letters and
 * digits only, so that nothing a person types can be an operator. Null: the text holds no word.
 */
export function tsqueryOf(text: string): string | null {
	const words = text
		.normalize('NFKC')
		.toLowerCase()
		.match(/[\p{L}\p{N}]+/gu)
	if (!words) return null
	return [...new Set(words)]
		.slice(0, maxWords)
		.map((word) => `'${word.slice(0, longestWord)}':*`)
		.join(' & ')
}
