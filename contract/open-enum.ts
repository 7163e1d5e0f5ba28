import { z } from 'zod'

/**
 * One of an answer's known words; any other word (of a newer website API, or of another one) is read as UNKNOWN, so
 * that it fails no page. For answers only: a request with a word that nobody knows is refused.
 */
export function openEnum<const Words extends readonly string[]>(words: Words) {
	return otherwise<Words[number] | 'UNKNOWN'>([...words, 'UNKNOWN'], 'UNKNOWN')
}

/** The same where one of the known words stands for all others. */
export function enumOr<const Words extends readonly string[]>(words: Words, other: Words[number]) {
	return otherwise<Words[number]>([...words], other)
}

function otherwise<Word extends string>(words: Word[], other: Word) {
	return z.enum<Word[]>(words).catch(() => other)
}
