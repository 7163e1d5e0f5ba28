import type { IncomingMessage } from 'node:http'
import { sharedQueryKeys } from '#app/http/cache-headers.server.ts'
import type { RequestFacts } from '#app/http/request-facts.ts'
import { hasOwnCookieHeader, hasPersonalCookieHeader } from '#app/session/personal.server.ts'
import { isPopupHidden } from '#app/session/preferences.server.ts'

/** Of these query parameters a page shows all values, in any order. */
const lists = ['brand', 'opt']
/** Click ids of advertisers; pages do not depend on them. */
const ignored = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|ttclid)$/
const maxPathLength = 300
const maxSearchLength = 200

/** What visitors of a shared page may differ in. */
export type PageVariant = {
	savesData: boolean
	/** The browser has no cookie of the shop, and so most likely none of its files. */
	isFirstVisit: boolean
	/** The popup was closed, or shown before in this visit. */
	hidesPopup: boolean
}

export type PageAddress = PageVariant & {
	/** The cache key: origin, path, query and variant. */
	key: string
	/** The query string without ignored parameters, sorted. */
	search: string
}

/** The cache address of a request's page; undefined: the page depends on the visitor. */
export function sharedAddress(
	{ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
	facts: RequestFacts,
): PageAddress | undefined {
	if (method !== 'GET' && method !== 'HEAD') return undefined
	if (hasPersonalCookieHeader(headers.cookie)) return undefined
	const search = keptSearch(facts)
	if (search === undefined) return undefined
	const savesData = headers['save-data'] === 'on'
	// In data-saving mode no script has stored the stylesheet, so the second page of a visit links to it.
	const isSecondPage = savesData && headers['sec-fetch-site'] === 'same-origin'
	const isFirstVisit = !hasOwnCookieHeader(headers.cookie) && !isSecondPage
	// In data-saving mode there is no popup.
	const hidesPopup = !savesData && isPopupHidden(headers.cookie)
	const variant = [
		savesData ? ' saves data' : '',
		isFirstVisit ? ' first visit' : '',
		hidesPopup ? ' no popup' : '',
	].join('')
	const key = `${facts.origin}${facts.pathname}${search}${variant}`
	return { key, search, savesData, isFirstVisit, hidesPopup }
}

/** The query of a page that may be kept, without what no page reads; undefined: it may not. */
export function keptSearch({ pathname, search }: RequestFacts): string | undefined {
	if (pathname.length > maxPathLength) return undefined
	const queryKeys = sharedQueryKeys(pathname)
	return queryKeys && sharedSearch(search, queryKeys)
}

/** The query without what no page reads, in order; undefined: the page does not depend on a parameter in it alone. */
function sharedSearch(search: string, queryKeys: readonly string[]): string | undefined {
	if (search === '' || search === '?') return ''
	if (search.length > maxSearchLength * 5) return undefined
	const query = new URLSearchParams(search)
	for (const name of [...query.keys()]) {
		if (ignored.test(name)) query.delete(name)
		else if (!queryKeys.includes(name)) return undefined
	}
	for (const name of lists) {
		const values = [...new Set(query.getAll(name))].sort()
		query.delete(name)
		for (const value of values) query.append(name, value)
	}
	query.sort()
	const text = query.toString()
	if (text.length > maxSearchLength) return undefined
	return text === '' ? '' : `?${text}`
}
