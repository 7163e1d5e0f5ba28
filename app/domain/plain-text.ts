const invisible = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** What was typed on one line: line ends and control characters become blanks, direction marks go. */
export function lineOf(text: string): string {
	return text
		.replace(invisible, '')
		.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
		.trim()
}

/** What was typed on several lines: the same for each of them. */
export function linesOf(text: string): string {
	return text
		.split(/\r\n|[\r\n\u2028\u2029]/)
		.map(lineOf)
		.join('\n')
		.trim()
}
