const invisible = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/**
 * Cleans text of a single-line field: line breaks and control characters become spaces, direction marks are removed.
 */
export function lineOf(text: string): string {
	return text
		.replace(invisible, '')
		.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
		.trim()
}

/** Cleans each line of a multi-line text in the same way. */
export function linesOf(text: string): string {
	return text
		.split(/\r\n|[\r\n\u2028\u2029]/)
		.map(lineOf)
		.join('\n')
		.trim()
}
