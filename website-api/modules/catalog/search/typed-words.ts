const maxWords = 8
const maxWordLength = 40
const maxCharacters = 200

/**
 * The words of a text as the index spells them (search_plain in the database): lower case, no accents, 10.000 as one
 * number. A number and its unit are two words. Letters and digits only, so that nothing a person types is an operator.
 */
export function wordsOf(text: string): string[] {
	const plain = text
		.slice(0, maxCharacters)
		.normalize('NFKD')
		.replace(/[\u0300-\u036f]/g, '')
		.toLowerCase()
		.replace(/(\d)[.,](\d{3})(?!\d)/g, '$1$2')
	return plain.match(/[\p{L}\p{N}]+/gu)?.map((word) => word.slice(0, maxWordLength)) ?? []
}

/** The words of a typed text: the first few, each once, a number and its unit as two. */
export function typedWords(text: string): string[] {
	const words = wordsOf(text).flatMap((word) => {
		const [, number, unit] = /^(\d+)([a-z]+)$/.exec(word) ?? []
		return number === undefined || unit === undefined ? [word] : [number, unit]
	})
	return [...new Set(words)].slice(0, maxWords)
}

// Words that say nothing about which product is meant. Required only where a search has no other words.
const fillers = new Set(
	`murah termurah terbaru baru original ori asli promo diskon sale terlaris best seller bagus berkualitas kualitas
	kekinian model viral grosir ecer jual beli harga yang dan dengan untuk buat dari di ke the and for with of
	inci inch inchi`.split(/\s+/),
)

export function isFiller(word: string): boolean {
	return fillers.has(word)
}
