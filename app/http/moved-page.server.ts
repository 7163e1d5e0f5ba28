import { findMovedAddress } from '#contract/moved-address.ts'
import { localePath, withoutLocale } from '#web/i18n/paths.ts'
import type { Api } from './api.server.ts'
import type { RequestFacts } from './request-facts.ts'

/** Addresses beyond this length are not looked up. */
const maxLength = 500

/**
 * Where to redirect a request whose page is missing or gone, permanently: to the present address of what had its
 * address, or by a redirect of the shop's own; in the same language, with the same query string. Undefined: nowhere.
 */
export async function movedPage(
	request: Request,
	{ pathname, search, locale }: Pick<RequestFacts, 'pathname' | 'search' | 'locale'>,
	api: Pick<Api, 'call'>,
	status: number,
): Promise<string | undefined> {
	if (status !== 404 && status !== 410) return undefined
	if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
	const path = withoutLocale(pathname)
	if (path.length > maxLength) return undefined
	const found = await api
		.call(findMovedAddress, { query: { path } }, { optional: true })
		.catch(() => null)
	const address = found?.address
	if (!address) return undefined
	const isOwn = isPath(address)
	const moved = withSearch(isOwn ? localePath(locale, address) : address, pageSearch(search))
	return moved === `${pathname}${search}` ? undefined : moved
}

function isPath(target: string): target is `/${string}` {
	return /^\/(?![/\\])/.test(target)
}

// Remix's client names the route whose data it requests.
function pageSearch(search: string): string {
	const query = new URLSearchParams(search)
	if (!query.has('_data')) return search
	query.delete('_data')
	return query.size === 0 ? '' : `?${query}`
}

/** A target with the query of the request; its own parameters stay as they are. */
function withSearch(target: string, search: string): string {
	if (search === '' || search === '?') return target
	const [, path = '', own = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(target) ?? []
	if (own === '') return `${path}${search}${hash}`
	const query = new URLSearchParams(own)
	const set = new Set(query.keys())
	for (const [name, value] of new URLSearchParams(search)) {
		if (!set.has(name)) query.append(name, value)
	}
	return `${path}?${query}${hash}`
}
