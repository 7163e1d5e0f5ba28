// Characters beyond Latin 1 in Windows-1252, which a PDF's standard fonts can draw.
const more = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')

/**
 * Converts a text to the characters of a PDF's standard fonts: unsupported diacritics are removed, other scripts become
 * question marks.
 */
export function inStandardFont(text: string): string {
	return [...text.normalize('NFC')].map(drawable).join('')
}

function drawable(letter: string): string {
	if (isDrawable(letter)) return letter
	if (/\s/.test(letter)) return ' '
	const [base = ''] = letter.normalize('NFKD')
	return isDrawable(base) ? base : '?'
}

function isDrawable(letter: string) {
	return /^[\x20-\x7e\u00a0-\u00ff]$/.test(letter) || more.has(letter)
}
