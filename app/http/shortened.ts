/** A text on one line with at most that many characters; a longer one is cut after a whole word and ends with `…`. */
export function shortened(text: string, maxLength: number): string {
	const line = text.replace(/\s+/g, ' ').trim()
	const signs = [...line]
	if (signs.length <= maxLength) return line
	const wholeWords = /^(.*)\s/s.exec(signs.slice(0, maxLength).join(''))?.[1]
	const shortText = wholeWords ?? signs.slice(0, maxLength - 1).join('')
	return `${shortText.replace(/[\s.,;:–—-]+$/, '')}…`
}
