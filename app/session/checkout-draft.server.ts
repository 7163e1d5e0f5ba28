import { CheckoutDraft } from '#app/domain/checkout-draft.ts'
import { day, type CookieJar } from './cookie-jar.server.ts'

export const checkoutCookie = 'CHECKOUT'

/** The checkout draft, sealed for 24 hours: it holds a name, a phone and an address. */
export function checkoutSession(jar: CookieJar) {
	let draft = jar.readSealed(checkoutCookie, CheckoutDraft) ?? {}
	return {
		current: (): CheckoutDraft => draft,
		/** Merges the given answers into the draft. */
		put(added: CheckoutDraft) {
			draft = CheckoutDraft.parse({ ...draft, ...added })
			jar.writeSealed(checkoutCookie, draft, day)
		},
		clear() {
			draft = {}
			jar.expire(checkoutCookie)
		},
	}
}
