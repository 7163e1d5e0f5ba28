/** Soft hyphens, zero-width spaces and joiners of words, direction marks: what chats and web pages add to copied text. */
const invisible =
	/[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g

/** Removes what comes with pasted text and the website API refuses, and nothing else: spaces and line breaks stay. */
export function withoutInvisible(text: string): string {
	return text.replace(invisible, '').replace(/[^\P{Cc}\r\n]|[\u2028\u2029]/gu, ' ')
}

/**
 * Cleans text of a single-line field: line breaks, control characters and unusual spaces become spaces, invisible
 * characters are removed.
 */
export function lineOf(text: string): string {
	return text
		.replace(invisible, '')
		.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
		.replace(/\p{Zs}/gu, ' ')
		.trim()
}

/** Cleans an email address or a code, which have no spaces and no joiners of letters. */
export function compactOf(text: string): string {
	return lineOf(text).replace(/[\p{Cf}\s]/gu, '')
}

/** Cleans each line of a multi-line text in the same way. */
export function linesOf(text: string): string {
	return text
		.split(/\r\n|[\r\n\u2028\u2029]/)
		.map(lineOf)
		.join('\n')
		.trim()
}
