import { pageAt } from '#app/http/page-at.server.ts'
import { readCookieHeader } from '#web/session/cookie-header.server.ts'
import { cookies } from '#app/session/cookies.server.ts'
import type { Importance } from '#process/load-guard.ts'

/** How important a request is under load: checkout is refused last. */
export function importanceOf(
	pathname: string,
	method: string,
	cookieHeader: string | undefined,
): Importance {
	if (pageAt(pathname)?.importance === 'checkout') return 'checkout'
	if (method === 'POST') return 'known'
	return readCookieHeader(cookieHeader ?? null).names.has(cookies.token.name)
		? 'known'
		: 'anonymous'
}
