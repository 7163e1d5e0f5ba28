import { randomBytes } from 'node:crypto'

// Crockford's 32 signs: none can be taken for another.
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

/** A code of 60 random bits: as many guesses as one likes find none. */
export function drawVoucherCode(): string {
	return [...randomBytes(LENGTH)].map((byte) => signs[byte % signs.length]).join('')
}
