import { z } from 'zod'

/** No control characters, line breaks or bidirectional formatting characters. */
const oneLine = /^[^\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u
/** The same, with line breaks. */
const manyLines = /^(?:\n|[^\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069])*$/u

/** Schema of a single line of text, trimmed. */
export function lineText() {
	return z.string().trim().regex(oneLine)
}

/** Schema of multi-line text, trimmed; line breaks must be LF. */
export function linesText() {
	return z.string().trim().regex(manyLines)
}
