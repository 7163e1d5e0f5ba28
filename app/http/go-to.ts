import { redirect } from '@remix-run/node'
import { localePath, type Locale } from '#web/i18n/paths.ts'
import { safeRedirect } from './safe-redirect.ts'

/** Redirects with 303 to a page of this shop, so that reloading it never repeats a POST. */
export function goTo(locale: Locale, path: `/${string}`) {
	return redirect(localePath(locale, path), 303)
}

/** Redirects with 303 to a path from outside (form, query); to `fallback` if it would leave the shop. */
export function goBackTo(target: unknown, locale: Locale, fallback: `/${string}`) {
	return redirect(safeRedirect(target, localePath(locale, fallback)), 303)
}
