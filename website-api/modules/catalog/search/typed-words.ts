const maxWords = 8
const maxWordLength = 40
const maxCharacters = 200

/**
 * The words of a text, normalised as in the index (search_plain in the database): lower case, no accents, 10.000 as
 * one number. A number and its unit are two words. They contain letters and digits only, so that no input acts as an
 * operator.
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

/** The first words of a typed text, each once; a number and its unit are two words. */
export function typedWords(text: string): string[] {
	const words = wordsOf(text).flatMap((word) => {
		const [, number, unit] = /^(\d+)([a-z]+)$/.exec(word) ?? []
		return number === undefined || unit === undefined ? [word] : [number, unit]
	})
	return [...new Set(words)].slice(0, maxWords)
}

// Words that do not identify a product. Required only if a search has no other words.
const fillers = new Set(
	`murah termurah terbaru baru original ori asli promo diskon sale terlaris best seller bagus berkualitas kualitas
	kekinian model viral grosir ecer jual beli harga yang dan dengan untuk buat dari di ke the and for with of
	inci inch inchi`.split(/\s+/),
)

export function isFiller(word: string): boolean {
	return fillers.has(word)
}
