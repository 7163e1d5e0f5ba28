/** The beginning of a text; never half of a character that takes two code units. */
export function cutText(text: string, most: number): string {
	return text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
}
