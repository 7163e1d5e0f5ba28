import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { day, type CookieJar } from './cookie-jar.server.ts'

const deviceCookie = 'DEVICE'
const life = 180 * day

const Id = z.string().regex(/^[\w-]{22}$/)

/**
 * A browser that somebody has signed in with, by a random id in a sealed cookie: whoever guesses at the account's
 * password elsewhere does not lock them out here. It says nothing of who they are, and stays when they sign out.
 */
export function deviceSession(jar: CookieJar) {
	const kept = jar.readSealed(deviceCookie, Id)
	const id = kept ?? randomBytes(16).toString('base64url')
	return {
		/** What the browser is called from now on, if it is remembered. */
		id: (): string => id,
		/** Keeps it for another half year: after signing in. */
		remember: () => void jar.writeSealed(deviceCookie, id, life),
	}
}
