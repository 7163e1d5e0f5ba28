import { randomInt } from 'node:crypto'

/** Digits and letters that are not confused when read aloud or copied by hand. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 8

/**
 * A random number for an order, a return or a message, e.g. 7K3M-9QXT. A unique key of the database guarantees that
 * it is free.
 */
export function drawReferenceNumber(): string {
	const drawn = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
	return written(drawn)
}

/** Normalises a typed number: letter case, missing or different separators. */
export function normaliseReferenceNumber(typed: string): string {
	return written(typed.toUpperCase().replace(/[^0-9A-Z]/g, ''))
}

function written(plain: string): string {
	return plain.length > 4 ? `${plain.slice(0, 4)}-${plain.slice(4)}` : plain
}
