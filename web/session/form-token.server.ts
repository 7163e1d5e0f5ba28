import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { isSameText } from '#process/same-text.ts'
import { cookie, day } from './cookie.ts'
import type { CookieJar } from './cookie-jar.server.ts'
import type { Sealer } from './seal.server.ts'

export const formCookie = cookie('FORM', {
	isSealed: true,
	seconds: 30 * day,
	isPersonal: true,
	endsWithSession: false,
})

const Id = z.string().regex(/^[\w-]{22}$/)

export type FormTokens = {
	/** The tokens of one visitor of a host. */
	of(jar: CookieJar, host: string): VisitorTokens
}

export type VisitorTokens = {
	/**
	 * Value of the hidden field `formToken`; '' for a browser without the cookie, so that shared pages stay identical.
	 */
	issue(): string
	accepts(token: unknown): boolean
	/** Sets or renews the cookie for a month and returns its token. */
	renew(): string
}

/**
 * Form tokens for the few browsers that send neither Sec-Fetch-Site nor Origin. A token is valid only together with the
 * browser's sealed cookie, so a token issued to another visitor is of no use to an attacker.
 */
export function createFormTokens(sealer: Sealer): FormTokens {
	const key = sealer.derive('form-token')
	const tokenOf = (host: string, id: string) =>
		createHmac('sha256', key).update(`${host}\n${id}`).digest('base64url')
	return {
		of(jar, host) {
			const storedId = jar.readSealed(formCookie, Id)
			return {
				issue: () => (storedId === undefined ? '' : tokenOf(host, storedId)),
				accepts(token) {
					if (typeof token !== 'string' || storedId === undefined) return false
					return isSameText(token, tokenOf(host, storedId))
				},
				renew() {
					const id = storedId ?? randomBytes(16).toString('base64url')
					jar.writeSealed(formCookie, id)
					return tokenOf(host, id)
				},
			}
		},
	}
}
