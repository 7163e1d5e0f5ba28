import { z } from 'zod'
import { day, type CookieJar } from './cookie-jar.server.ts'

export const consentCookie = 'CONSENT'
const choices = z.enum(['yes', 'no'])
export type Consent = z.infer<typeof choices>

/** Whether a visitor lets the company measure with third parties; 180 days, null: not asked yet. */
export function consentSession(jar: CookieJar) {
	return {
		given: jar.readPlain(consentCookie, choices) ?? null,
		/** Keeps an answer; null takes it back, so that the question is asked anew. */
		answer(choice: Consent | null) {
			if (choice === null) jar.expire(consentCookie)
			else jar.writePlain(consentCookie, choice, 180 * day)
		},
	}
}
