import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { cookie, day } from './cookie.ts'
import type { CookieJar } from './cookie-jar.server.ts'

export const deviceCookie = cookie('DEVICE', {
	isSealed: true,
	seconds: 180 * day,
	isPersonal: false,
	endsWithSession: false,
})

const Id = z.string().regex(/^[\w-]{22}$/)

/**
 * Identifies a browser that somebody signed in with or ordered with, by a random id in a sealed cookie, so that password
 * guesses from elsewhere do not lock its owner out, and limits per customer count a guest. It does not say who they are,
 * and survives signing out.
 */
export function deviceSession(jar: CookieJar) {
	// Most pages ask for none.
	let known: string | undefined
	function id() {
		known ??= jar.readSealed(deviceCookie, Id) ?? randomBytes(16).toString('base64url')
		return known
	}
	return {
		/** The id of this browser, or a new one that `remember` stores. */
		id,
		/** Stores the id for half a year: after signing in, or ordering. */
		remember: () => void jar.writeSealed(deviceCookie, id()),
	}
}
