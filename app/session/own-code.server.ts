import { z } from 'zod'
import { day, type CookieJar } from '#web/session/cookie-jar.server.ts'

export const ownCodeCookie = 'OWN_AFFILIATE_CODE'
const Code = z.string().min(1).max(60)

/** Stores a signed-in customer's own affiliate code; null removes it (spec section 7, GET /customer-account-info). */
export function keepOwnCode(jar: CookieJar, code: string | null) {
	if (code === null) jar.expire(ownCodeCookie)
	else if (ownCodeOf(jar) !== code) jar.writeSealed(ownCodeCookie, code, 7 * day)
}

/** The stored code. */
export function ownCodeOf(jar: CookieJar): string | null {
	return jar.readSealed(ownCodeCookie, Code) ?? null
}
