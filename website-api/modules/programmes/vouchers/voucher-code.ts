import { randomBytes } from 'node:crypto'

// Crockford's alphabet of 32 unambiguous characters.
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

/** A code of 60 random bits, which cannot be found by guessing. */
export function drawVoucherCode(): string {
	return [...randomBytes(LENGTH)].map((byte) => signs[byte % signs.length]).join('')
}
