import { cartCookie } from './cart.server.ts'
import { checkoutCookie } from './checkout-draft.server.ts'
import { consentCookie } from './consent.server.ts'
import type { CookieJar } from './cookie-jar.server.ts'
import { flashCookie } from './flash.server.ts'
import { hematCookie, popupCookie, themeCookie } from './preferences.server.ts'
import { recentOrdersCookie } from './recent-orders.server.ts'
import { tokenCookie } from './visit.server.ts'
import { wishlistCookie } from './wishlist.server.ts'

const personal = [
	cartCookie,
	checkoutCookie,
	consentCookie,
	flashCookie,
	hematCookie,
	popupCookie,
	recentOrdersCookie,
	themeCookie,
	tokenCookie,
	wishlistCookie,
]

/** Whether a request carries a cookie that makes its pages this visitor's own. */
export function isPersonal(jar: CookieJar): boolean {
	return personal.some((name) => jar.has(name))
}
