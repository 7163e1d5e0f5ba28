import type { IncomingMessage } from 'node:http'
import { isListed } from '#app/http/cache-headers.server.ts'
import type { RequestFacts } from '#app/http/request-facts.ts'
import { hasPersonalCookieHeader } from '#app/session/personal.server.ts'

/** What the query of a shared page may say; with any other key the page is rendered for this one request. */
const known = [
	'brand',
	'max',
	'min',
	'page',
	'province',
	'q',
	'rating',
	'reviews',
	'sale',
	'sort',
	'stock',
	'v',
]
/** Keys by which advertisers count their own clicks; no page shows anything of them. */
const ignored = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|ttclid)$/
const longestPath = 300
const longestSearch = 200

export type PageAddress = {
	/** Under what the page is kept: its shop's origin, path, query and mode. */
	key: string
	/** The query without what no page shows, in one order. */
	search: string
	savesData: boolean
}

/** The address of the page that a request shares with everybody else's; undefined: the answer is this visitor's own. */
export function sharedAddress(
	{ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
	facts: RequestFacts,
): PageAddress | undefined {
	if (method !== 'GET' && method !== 'HEAD') return undefined
	if (facts.pathname.length > longestPath) return undefined
	if (!isListed(facts.pathname) || hasPersonalCookieHeader(headers.cookie)) return undefined
	const search = sharedSearch(facts.search)
	if (search === undefined) return undefined
	const savesData = headers['save-data'] === 'on'
	const key = `${facts.origin}${facts.pathname}${search}${savesData ? ' saves data' : ''}`
	return { key, search, savesData }
}

function sharedSearch(search: string): string | undefined {
	if (search === '' || search === '?') return ''
	if (search.length > longestSearch * 5) return undefined
	const query = new URLSearchParams(search)
	for (const name of [...query.keys()]) {
		if (ignored.test(name)) query.delete(name)
		else if (!known.includes(name)) return undefined
	}
	query.sort()
	const text = query.toString()
	if (text.length > longestSearch) return undefined
	return text === '' ? '' : `?${text}`
}
