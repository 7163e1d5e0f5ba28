/** A text on one line with at most that many characters; a longer one is cut after a whole word and ends with `…`. */
export function shortened(text: string, most: number): string {
	const line = text.replace(/\s+/g, ' ').trim()
	const signs = [...line]
	if (signs.length <= most) return line
	const words = /^(.*)\s/s.exec(signs.slice(0, most).join(''))?.[1]
	const kept = words ?? signs.slice(0, most - 1).join('')
	return `${kept.replace(/[\s.,;:–—-]+$/, '')}…`
}
