import { cartCookie } from './cart.server.ts'
import { buyNowCookie, checkoutCookie } from './checkout-draft.server.ts'
import { consentCookie } from './consent.server.ts'
import { readCookieHeader } from '#web/session/cookie-header.server.ts'
import { sentNameOf, type CookieJar } from '#web/session/cookie-jar.server.ts'
import { deviceCookie } from '#web/session/device.server.ts'
import { districtCookie } from './district.server.ts'
import { flashCookie } from './flash.server.ts'
import { formCookie } from '#web/session/form-token.server.ts'
import { googleCookie, googleTicketCookie } from './google.server.ts'
import { ownCodeCookie } from './own-code.server.ts'
import { dataSaverCookie, popupCookie, themeCookie } from './preferences.server.ts'
import { recentOrdersCookie } from './recent-orders.server.ts'
import { recentlyViewedCookie } from './recently-viewed.server.ts'
import { affiliateCookie, agentCookie, durationCookie } from './referral.server.ts'
import { apiAccessCookie, firstAccessCookie, localeCookie, tokenCookie } from './visit.server.ts'
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

/** Every cookie of the storefront. What else a browser sends, of a tool for measuring for example, changes no page. */
export const ownCookies = [
	...personalCookies,
	affiliateCookie,
	agentCookie,
	apiAccessCookie,
	deviceCookie,
	durationCookie,
	firstAccessCookie,
	localeCookie,
	popupCookie,
	recentlyViewedCookie,
]

const ownSentNames = new Set(
	ownCookies.flatMap((name) => [sentNameOf(name, false), sentNameOf(name, true)]),
)

/** Whether a Cookie header has a cookie of the storefront; an unreadable one counts as one that has. */
export function hasOwnCookieHeader(header: string | undefined): boolean {
	return hasOneOf(ownSentNames, header)
}

/** Whether a Cookie header makes pages different from those of other visitors; an unreadable one does. */
export function hasPersonalCookieHeader(header: string | undefined): boolean {
	return hasOneOf(personalSentNames, header)
}

function hasOneOf(known: Set<string>, header: string | undefined): boolean {
	if (header === undefined) return false
	const { names } = readCookieHeader(header)
	return names.size === 0 || [...names].some((name) => known.has(name))
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
