import { z } from 'zod'
import { locales } from '#web/i18n/paths.ts'
import type { CookieJar } from '#web/session/cookie-jar.server.ts'
import { cookies } from './cookies.server.ts'

const secret = z.string().min(16).max(200)
const Requested = z.object({
	state: secret,
	nonce: secret,
	verifier: secret,
	use: z.enum(['sign-in', 'link']),
	/** A path of this shop to return to; '' for the account. */
	back: z.string().max(1_000),
	locale: z.enum(locales),
})
export type Requested = z.infer<typeof Requested>

const Ticket = z.object({
	ticket: z.string().min(1).max(2_500),
	name: z.string().max(200),
	email: z.string().max(254),
	back: z.string().max(1_000),
})
export type Ticket = z.infer<typeof Ticket>

/**
 * A sign-in with Google in progress, bound to this browser: ten minutes for Google, fifteen to complete a new account.
 */
export function googleSession(jar: CookieJar) {
	return {
		begin: (requested: Requested) => void jar.writeSealed(cookies.google, requested),
		/** Reads and removes the started request. */
		take(): Requested | undefined {
			const requested = jar.readSealed(cookies.google, Requested)
			jar.expire(cookies.google)
			return requested
		},
		/** False when the ticket is too long for a cookie. */
		keepTicket: (ticket: Ticket) => jar.writeSealed(cookies.googleTicket, ticket),
		ticket: () => jar.readSealed(cookies.googleTicket, Ticket),
		dropTicket: () => jar.expire(cookies.googleTicket),
	}
}
