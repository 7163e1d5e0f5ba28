const maxWords = 8

/** The words of a typed text as patterns for ILIKE, each anywhere in the text; its wildcards mean themselves. */
export function likePatterns(text: string): string[] {
	const words = text.normalize('NFKC').split(/\s+/u).filter(Boolean)
	return [...new Set(words)]
		.slice(0, maxWords)
		.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}
