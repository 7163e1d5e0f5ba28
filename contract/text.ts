import { z } from 'zod'

/** No control characters, no line ends, nothing that turns the direction of what follows. */
const oneLine = /^[^\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u
/** The same, but lines may end. */
const manyLines = /^(?:\n|[^\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069])*$/u

/** What a person typed on one line, trimmed. */
export function lineText() {
	return z.string().trim().regex(oneLine)
}

/** What a person typed on any number of lines, trimmed; CR LF must have become LF. */
export function linesText() {
	return z.string().trim().regex(manyLines)
}
