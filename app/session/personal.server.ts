import { cartCookie } from './cart.server.ts'
import { buyNowCookie, checkoutCookie } from './checkout-draft.server.ts'
import { consentCookie } from './consent.server.ts'
import { readCookieHeader } from './cookie-header.server.ts'
import { sentNameOf, type CookieJar } from './cookie-jar.server.ts'
import { districtCookie } from './district.server.ts'
import { flashCookie } from './flash.server.ts'
import { formCookie } from './form-token.server.ts'
import { googleCookie, googleTicketCookie } from './google.server.ts'
import { ownCodeCookie } from './own-code.server.ts'
import { dataSaverCookie, themeCookie } from './preferences.server.ts'
import { recentOrdersCookie } from './recent-orders.server.ts'
import { recentlyViewedCookie } from './recently-viewed.server.ts'
import { affiliateCookie, agentCookie } from './referral.server.ts'
import { apiAccessCookie, tokenCookie } from './visit.server.ts'
import { wishlistCookie } from './wishlist.server.ts'

const personalCookies = [
	cartCookie,
	buyNowCookie,
	checkoutCookie,
	consentCookie,
	districtCookie,
	flashCookie,
	formCookie,
	googleCookie,
	googleTicketCookie,
	dataSaverCookie,
	ownCodeCookie,
	recentOrdersCookie,
	themeCookie,
	tokenCookie,
	wishlistCookie,
]

/** Whether a request has a cookie that makes its pages different from those of other visitors. */
export function hasPersonalCookie(jar: CookieJar): boolean {
	return personalCookies.some((name) => jar.has(name))
}

const personalSentNames = new Set(
	personalCookies.flatMap((name) => [sentNameOf(name, false), sentNameOf(name, true)]),
)

/** The same for a Cookie header; an unreadable one counts as personal. */
export function hasPersonalCookieHeader(header: string | undefined): boolean {
	if (header === undefined) return false
	const { names } = readCookieHeader(header)
	return names.size === 0 || [...names].some((name) => personalSentNames.has(name))
}

const visitorCookies = [
	tokenCookie,
	apiAccessCookie,
	googleCookie,
	googleTicketCookie,
	ownCodeCookie,
	affiliateCookie,
	agentCookie,
	cartCookie,
	buyNowCookie,
	checkoutCookie,
	districtCookie,
	recentOrdersCookie,
	recentlyViewedCookie,
	wishlistCookie,
]

/** Signing out: removes the session, cart, checkout draft and referral cookies (spec section 4, "Session"). */
export function forgetVisitor(jar: CookieJar) {
	for (const name of visitorCookies) jar.expire(name)
}
