import { z } from 'zod'

/** No control characters, line breaks or bidirectional formatting characters. */
export const oneLine = /^[^\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u
/** The same, with line breaks. */
export const manyLines = /^(?:\n|[^\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069])*$/u

/** Soft hyphens, zero-width spaces and word joiners, which chats and web pages add to copied text. */
const invisible = /[\u00ad\u180e\u200b\u2060-\u2064\ufeff]/g

/** Schema of a name or a phone number: a single line, trimmed, with usual spaces and no invisible characters. */
export function visibleText() {
	return z
		.string()
		.overwrite((text) => text.replace(invisible, '').replace(/\p{Zs}/gu, ' '))
		.trim()
		.regex(oneLine)
}

/** Schema of an email address or a code: without spaces and invisible characters. */
export function compactText() {
	return z.string().overwrite((text) => text.replace(/[\p{Cf}\s]/gu, ''))
}

/** Schema of a single line of text, trimmed. */
export function lineText() {
	return z.string().trim().regex(oneLine)
}

/** Schema of multi-line text, trimmed; line breaks must be LF. */
export function linesText() {
	return z.string().trim().regex(manyLines)
}
