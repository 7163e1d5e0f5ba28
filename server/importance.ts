import { withoutLocale } from '#web/i18n/paths.ts'
import { readCookieHeader } from '#web/session/cookie-header.server.ts'
import { tokenCookie } from '#app/session/visit.server.ts'
import type { Importance } from '#process/load-guard.ts'

const checkout = /^\/(?:cart|order|konfirmasi-pembayaran)(?:\/|$)/

/** How important a request is under load: checkout is refused last. */
export function importanceOf(
	pathname: string,
	method: string,
	cookies: string | undefined,
): Importance {
	if (checkout.test(withoutLocale(pathname).toLowerCase())) return 'checkout'
	if (method === 'POST') return 'known'
	return readCookieHeader(cookies ?? null).names.has(tokenCookie) ? 'known' : 'anonymous'
}
