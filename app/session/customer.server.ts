import { z } from 'zod'
import { decodeToken, InvalidTokenError, type Token } from '#app/api/token.server.ts'
import type { Customer } from '#app/domain/customer.ts'
import type { CookieJar } from '#web/session/cookie-jar.server.ts'
import { cookies } from './cookies.server.ts'

const StoredSession = z.string().min(1).max(3_500)

export type CustomerSession = ReturnType<typeof customerSession>

/**
 * The signed-in customer: the bearer token in the sealed cookie ACCESS_WEB, unreadable for scripts (spec section 4,
 * "Session").
 */
export function customerSession(jar: CookieJar, now: Date) {
	let token = jar.readSealed(cookies.token, StoredSession)
	let customer: Customer | null = token === undefined ? null : customerOf(token, now)
	if (customer === null) end()

	function end() {
		token = undefined
		customer = null
		jar.expire(cookies.token)
	}

	return {
		/** null: not signed in. */
		current: (): Customer | null => customer,
		/** The bearer token, for calls of the website API only. */
		bearer: (): string | undefined => token,
		/**
		 * Signs in with a token of the website API. @throws Error 'Token is undefined' (spec section 5),
		 * InvalidTokenError
		 */
		open(issued: string | undefined) {
			if (!issued) throw new Error('Token is undefined')
			const { customer: owner, expires } = decodeToken(issued)
			const left = Math.floor((expires.getTime() - now.getTime()) / 1000)
			if (
				left <= 0 ||
				!jar.writeSealed(cookies.token, issued, Math.min(cookies.token.seconds, left))
			) {
				throw new InvalidTokenError('Invalid token: out of date or too long')
			}
			token = issued
			customer = owner
		},
		end,
	}
}

function customerOf(token: string, now: Date): Customer | null {
	const decoded = tryDecode(token)
	return decoded && decoded.expires > now ? decoded.customer : null
}

function tryDecode(token: string): Token | undefined {
	try {
		return decodeToken(token)
	} catch (error) {
		if (error instanceof InvalidTokenError) return undefined
		throw error
	}
}
