import { z } from 'zod'
import type { CookieJar } from '#web/session/cookie-jar.server.ts'
import { cookies } from './cookies.server.ts'

export const Consents = z.enum(['yes', 'no'])
export type Consent = z.infer<typeof Consents>

/** A visitor's consent to analytics by third parties, kept for 180 days; null: not asked yet. */
export function consentSession(jar: CookieJar) {
	return {
		given: jar.readPlain(cookies.consent, Consents) ?? null,
		/** Stores the answer; null withdraws it, so that the visitor is asked again. */
		answer(choice: Consent | null) {
			if (choice === null) jar.expire(cookies.consent)
			else jar.writePlain(cookies.consent, choice)
		},
	}
}
