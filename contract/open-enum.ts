import { z } from 'zod'

/**
 * An enum in responses that decodes unknown values (e.g. of a newer website API) as UNKNOWN instead of failing the page.
 * Requests use plain enums, which reject unknown values.
 */
export function openEnum<const Words extends readonly string[]>(words: Words) {
	return otherwise<Words[number] | 'UNKNOWN'>([...words, 'UNKNOWN'], 'UNKNOWN')
}

/** The same with one of the known values as the fallback. */
export function enumOr<const Words extends readonly string[]>(words: Words, other: Words[number]) {
	return otherwise<Words[number]>([...words], other)
}

function otherwise<Word extends string>(words: Word[], other: Word) {
	return z.enum<Word[]>(words).catch(() => other)
}
