// Letters beyond Latin 1 that Windows' code page 1252 has, which the standard fonts of a PDF can draw.
const more = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')

/**
 * A text in the letters that a PDF's standard fonts have: marks they lack are left off, and what is of another
 * script becomes a question mark.
 */
export function inStandardFont(text: string): string {
	return [...text.normalize('NFC')].map(drawable).join('')
}

function drawable(letter: string): string {
	if (isDrawable(letter)) return letter
	if (/\s/.test(letter)) return ' '
	const [bare = ''] = letter.normalize('NFKD')
	return isDrawable(bare) ? bare : '?'
}

function isDrawable(letter: string) {
	return /^[\x20-\x7e\u00a0-\u00ff]$/.test(letter) || more.has(letter)
}
