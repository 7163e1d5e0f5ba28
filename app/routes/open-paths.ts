import { pageAt } from '#app/http/page-at.server.ts'
import { safeRedirect } from '#app/http/safe-redirect.ts'
import { localePath, withoutLocale, type Locale } from '#web/i18n/paths.ts'

/** The href of a link from the website API, or null when it leaves the shop or its page is not for links (app/pages). */
export function openHref(locale: Locale, target: string): string | null {
	if (!target.startsWith('/')) return null
	const safe = safeRedirect(target, '')
	if (safe === '') return null
	const path = withoutLocale(safe)
	return pageAt(path.replace(/[?#].*$/, ''))?.isLinked ? localePath(locale, path) : null
}
