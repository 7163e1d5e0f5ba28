import { z } from 'zod'
import { day, type CookieJar } from '#web/session/cookie-jar.server.ts'

export const consentCookie = 'CONSENT'
const choices = z.enum(['yes', 'no'])
export type Consent = z.infer<typeof choices>

/** A visitor's consent to analytics by third parties, kept for 180 days; null: not asked yet. */
export function consentSession(jar: CookieJar) {
	return {
		given: jar.readPlain(consentCookie, choices) ?? null,
		/** Stores the answer; null withdraws it, so that the visitor is asked again. */
		answer(choice: Consent | null) {
			if (choice === null) jar.expire(consentCookie)
			else jar.writePlain(consentCookie, choice, 180 * day)
		},
	}
}
