import { redirect } from '@remix-run/node'
import { localePath, type Locale } from '#app/i18n/paths.ts'
import { safeRedirect } from './safe-redirect.ts'

/** 303 to a page of this shop: a reload of what follows never posts twice. */
export function goTo(locale: Locale, path: `/${string}`) {
	return redirect(localePath(locale, path), 303)
}

/** 303 to an address that came from outside (form, query); `fallback` when it would leave the shop. */
export function goBackTo(target: unknown, locale: Locale, fallback: `/${string}`) {
	return redirect(safeRedirect(target, localePath(locale, fallback)), 303)
}
