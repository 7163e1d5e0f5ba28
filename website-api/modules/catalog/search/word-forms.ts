/** The English plural of a word, or its singular. */
export function pluralForms(word: string): string[] {
	if (word.length < 4 || /\d/.test(word)) return []
	return word.endsWith('s') ? [word.slice(0, -1)] : [`${word}s`]
}

/** Whether words with one Indonesian stem are forms of one word. */
export function isForm(word: string, mate: string): boolean {
	// The stemmer treats ke- and se- as prefixes of any word: "kemeja" (shirt) is not a form of "meja" (table).
	const [long, short] = word.length > mate.length ? [word, mate] : [mate, word]
	return short.length > 3 && !(/^[ks]e/.test(long) && long.endsWith(short))
}
