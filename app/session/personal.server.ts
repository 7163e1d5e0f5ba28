import type { Cookie } from '#web/session/cookie.ts'
import { readCookieHeader } from '#web/session/cookie-header.server.ts'
import { sentNameOf, type CookieJar } from '#web/session/cookie-jar.server.ts'
import { cookies } from './cookies.server.ts'

const every: Cookie[] = Object.values(cookies)
const personal = every.filter(({ isPersonal }) => isPersonal)
const ofVisitor = every.filter(({ endsWithSession }) => endsWithSession)

/** The name of every cookie of the storefront. What else a browser sends, of a tool for measuring for example, changes no page. */
export const ownCookies = every.map(({ name }) => name)

/** Whether a request has a cookie that makes its pages different from those of other visitors. */
export function hasPersonalCookie(jar: CookieJar): boolean {
	return personal.some((cookie) => jar.has(cookie))
}

const personalSentNames = sentNames(personal)
const ownSentNames = sentNames(every)

/** Whether a Cookie header has a cookie of the storefront; an unreadable one counts as one that has. */
export function hasOwnCookieHeader(header: string | undefined): boolean {
	return hasOneOf(ownSentNames, header)
}

/** Whether a Cookie header makes pages different from those of other visitors; an unreadable one does. */
export function hasPersonalCookieHeader(header: string | undefined): boolean {
	return hasOneOf(personalSentNames, header)
}

function sentNames(some: Cookie[]): Set<string> {
	return new Set(some.flatMap((cookie) => [sentNameOf(cookie, false), sentNameOf(cookie, true)]))
}

function hasOneOf(known: Set<string>, header: string | undefined): boolean {
	if (header === undefined) return false
	const { names } = readCookieHeader(header)
	return names.size === 0 || [...names].some((name) => known.has(name))
}

/** Signing out: removes the session, cart, checkout draft and referral cookies (spec section 4, "Session"). */
export function forgetVisitor(jar: CookieJar) {
	for (const cookie of ofVisitor) jar.expire(cookie)
}
