import { safeRedirect } from '#app/http/safe-redirect.ts'
import { localePath, type Locale } from '#app/i18n/paths.ts'

// What the shop's own texts may lead to; grows with the route table.
const open =
	/^\/(?:products(?:\/[^/]+)?|product\/[^/]+|cart|order\/(?:checkout|look-up)|konfirmasi-pembayaran)?$/i

/** The href of a target that the website API named, or null when it leads out of the shop or to no page of it. */
export function openHref(locale: Locale, target: string): string | null {
	const path = safeRedirect(target, '')
	if (!path.startsWith('/') || !open.test(path.replace(/[?#].*$/, ''))) return null
	return localePath(locale, `/${path.slice(1)}`)
}
