import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { day, type CookieJar } from './cookie-jar.server.ts'
import type { Sealer } from './seal.server.ts'

export const formCookie = 'FORM'
const life = 30 * day

const Id = z.string().regex(/^[\w-]{22}$/)

export type FormTokens = {
	/** The tokens of one visitor of a host. */
	of(jar: CookieJar, host: string): VisitorTokens
}

export type VisitorTokens = {
	/** For the hidden field `formToken`; '' for a browser without the cookie, so that shared pages stay the same bytes. */
	issue(): string
	accepts(token: unknown): boolean
	/** Gives the browser the cookie, or keeps it for another month, and answers its token. */
	renew(): string
}

/**
 * The proof that a form is from a page that this very browser was shown, for the few that send neither Sec-Fetch-Site
 * nor Origin. It is worth something together with the browser's sealed cookie only, which no form of another site
 * brings along, so that a token that somebody else was given is of no use.
 */
export function createFormTokens(sealer: Sealer): FormTokens {
	const key = sealer.derive('form-token')
	const tokenOf = (host: string, id: string) =>
		createHmac('sha256', key).update(`${host}\n${id}`).digest('base64url')
	return {
		of(jar, host) {
			const kept = jar.readSealed(formCookie, Id)
			return {
				issue: () => (kept === undefined ? '' : tokenOf(host, kept)),
				accepts(token) {
					if (typeof token !== 'string' || kept === undefined) return false
					const given = Buffer.from(token)
					const expected = Buffer.from(tokenOf(host, kept))
					return given.length === expected.length && timingSafeEqual(given, expected)
				},
				renew() {
					const id = kept ?? randomBytes(16).toString('base64url')
					jar.writeSealed(formCookie, id, life)
					return tokenOf(host, id)
				},
			}
		},
	}
}
