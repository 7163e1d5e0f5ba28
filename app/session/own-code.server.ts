import { z } from 'zod'
import type { CookieJar } from '#web/session/cookie-jar.server.ts'
import { cookies } from './cookies.server.ts'

const Code = z.string().min(1).max(60)

/** Stores a signed-in customer's own affiliate code; null removes it (spec section 7, GET /customer-account-info). */
export function keepOwnCode(jar: CookieJar, code: string | null) {
	if (code === null) jar.expire(cookies.ownCode)
	else if (ownCodeOf(jar) !== code) jar.writeSealed(cookies.ownCode, code)
}

/** The stored code. */
export function ownCodeOf(jar: CookieJar): string | null {
	return jar.readSealed(cookies.ownCode, Code) ?? null
}
