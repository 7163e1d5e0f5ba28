import { createHash, randomBytes } from 'node:crypto'

/** The token of a link: 256 random bits. */
export const newLinkToken = () => randomBytes(32).toString('base64url')

/** The stored form of a token, which is long and random, so that a plain digest cannot be reversed. */
export const digestOfToken = (token: string) =>
	createHash('sha256').update(token).digest('base64url')
