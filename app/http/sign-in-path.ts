import { localePath, type Locale } from '#web/i18n/paths.ts'
import { paths } from '#app/paths.ts'
import { safeRedirect } from './safe-redirect.ts'

/** The field with the return path of sign-in. */
export const returnPathField = 'redirectTo'

/** The sign-in page in the page's language, with the path to return to. */
export function signInPath(locale: Locale, back: string): string {
	return localePath(locale, `${paths.auth.login}?${returnPathField}=${encodeURIComponent(back)}`)
}

/** The page of a request: its own path, or for a form the page it was on. */
export function pageOf(request: Request, locale: Locale): string {
	const url = new URL(request.url)
	const fallback = localePath(locale, paths.profile.overview)
	if (request.method === 'GET' || request.method === 'HEAD') return plain(url, fallback)
	const referer = request.headers.get('referer') ?? ''
	if (!URL.canParse(referer) || new URL(referer).origin !== url.origin) return fallback
	return plain(new URL(referer), fallback)
}

function plain(url: URL, fallback: string) {
	const search = new URLSearchParams(url.search)
	search.delete('_data')
	const query = search.toString()
	return safeRedirect(`${url.pathname}${query === '' ? '' : `?${query}`}`, fallback)
}
