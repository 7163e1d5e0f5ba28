import type { CompanyAccess } from '#app/api/api-access.server.ts'
import type { CookieJar } from '#web/session/cookie-jar.server.ts'
import { cookies } from '#app/session/cookies.server.ts'
import { hasPersonalCookie } from '#app/session/personal.server.ts'
import { keepVisit } from '#app/session/visit.server.ts'
import {
	isCompletePage,
	isCrawlerFile,
	isShareable,
	personal,
	sharedUntil,
} from './cache-headers.server.ts'
import { programBytes } from './page-at.server.ts'
import type { RequestFacts } from './request-facts.ts'

export type Visit = {
	request: Request
	facts: RequestFacts
	jar: CookieJar
	access: CompanyAccess
	now: Date
	/** When a price on the page ends; null: none does. */
	cacheUntil: Date | null
	/** False: a part of the page could not be loaded. */
	isWhole: boolean
	/** The page is rendered to be kept: the cookies of its request say nothing but how it looks. */
	isKept: boolean
}

/**
 * The only place that sets cookies and cache headers. A cacheable page for a visitor without personal cookies is the
 * same for everyone and sets no cookie; the cookies of a first visit are set with the first page that isn't. An
 * incomplete page is not cached.
 */
export function sealInto(response: Response, visit: Visit): Response {
	const { request, facts, jar } = visit
	const headers = new Headers(response.headers)
	headers.delete('set-cookie')
	// The router drops the headers of a response that a loader threw.
	if (response.status === 503 && !headers.has('retry-after')) headers.set('Retry-After', '5')
	const isAnyones = visit.isKept || !hasPersonalCookie(jar)
	const quiet = isAnyones && jar.setCookies().length === 0
	const mayBeKept = visit.isKept
		? isCompletePage(request, response)
		: isShareable(request, facts.pathname, response)
	if (visit.isWhole && isCrawlerFile(request, facts.pathname, response)) {
		headers.delete('vary')
	} else if (visit.isWhole && quiet && mayBeKept) {
		headers.set('Cache-Control', sharedUntil(visit.cacheUntil, visit.now))
		headers.append('Vary', 'Cookie, Save-Data')
	} else {
		headers.set('Cache-Control', personal)
		if (response.headers.get('clear-site-data')?.includes('cookies')) jar.expireAll()
		else setVisitCookies(response, visit)
		if (programBytes(facts.pathname) === undefined) {
			for (const line of jar.setCookies()) headers.append('Set-Cookie', line)
		}
	}
	const { status, statusText, body } = response
	return new Response(body, { status, statusText, headers })
}

function setVisitCookies({ status }: Response, { jar, access, facts, now }: Visit) {
	if (access.companyId === 0 || status >= 500 || jar.isExpired(cookies.apiAccess)) return
	keepVisit(jar, { access, locale: facts.locale, now })
}
