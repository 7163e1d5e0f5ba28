const maxWords = 8

/** ILIKE patterns for the words of a typed text, each anywhere in the text; wildcards are escaped. */
export function likePatterns(text: string): string[] {
	const words = text.normalize('NFKC').split(/\s+/u).filter(Boolean)
	return [...new Set(words)]
		.slice(0, maxWords)
		.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}
