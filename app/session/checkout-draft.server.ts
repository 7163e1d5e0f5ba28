import { z } from 'zod'
import { day, type CookieJar } from './cookie-jar.server.ts'

export const checkoutCookie = 'CHECKOUT'

// What is longer than its field is cut: a cookie holds 4 kB.
const text = (most: number) => z.string().transform((value) => value.slice(0, most))
const Draft = z
	.object({
		name: text(100),
		email: text(254),
		phone: text(40),
		district: text(20),
		village: text(100),
		postcode: text(10),
		street: text(300),
		courierNote: text(200),
		shipping: text(80),
		bank: text(40),
		note: text(500),
		senderName: text(60),
		senderPhone: text(40),
		productVoucher: text(40),
		shippingVoucher: text(40),
		useCoins: text(2),
		useWallet: text(2),
	})
	.partial()
type Draft = z.infer<typeof Draft>

/** What a visitor has typed at checkout, sealed for 24 hours: it holds a name, a phone and an address. */
export function checkoutSession(jar: CookieJar) {
	let draft = jar.readSealed(checkoutCookie, Draft) ?? {}
	return {
		current: (): Draft => draft,
		/** Adds to what is there. */
		put(added: Draft) {
			draft = Draft.parse({ ...draft, ...added })
			jar.writeSealed(checkoutCookie, draft, day)
		},
		clear() {
			draft = {}
			jar.expire(checkoutCookie)
		},
	}
}
