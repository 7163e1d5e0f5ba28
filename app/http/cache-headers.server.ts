import { withoutLocale } from '#web/i18n/paths.ts'
import { isReferralLink } from '#app/session/referral.server.ts'
import { everyPage, pageAt } from './page-at.server.ts'

/** Pages that are the same for every anonymous visitor of a company and a language; only these are cached. */
const shared = everyPage.flatMap((page) =>
	'sharedBy' in page && page.sharedBy
		? [{ pattern: slugsIn(page.path), queryKeys: page.sharedBy }]
		: [],
)

/** For cacheable pages: fresh for a short time, then stale-while-revalidate. */
const cached = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60, stale-if-error=600'
export const personal = 'private, no-store'

/** For a cacheable page with a price that ends: never served after its end, not even when the shop is down. */
export function sharedUntil(end: Date | null, now: Date): string {
	if (end === null) return cached
	const left = Math.floor((end.getTime() - now.getTime()) / 1000)
	if (left < 1) return 'public, max-age=0, s-maxage=0'
	const fresh = Math.min(30, left)
	const again = Math.min(60, left - fresh)
	const error = Math.min(600, left - fresh)
	return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${again}, stale-if-error=${error}`
}

/**
 * Whether an anonymous response may be cached by a proxy. `path` is the undecoded path. A URL with a referral parameter
 * is never cached: its cookie and its click record are per visitor. Nor is a preview of the home page.
 */
export function isShareable(request: Request, pathname: string, response: Response): boolean {
	return isListed(pathname) && isCompletePage(request, response)
}

/** Whether a page may be kept, if nothing of a visitor is in it. */
export function isCompletePage(request: Request, response: Response): boolean {
	if (request.method !== 'GET' && request.method !== 'HEAD') return false
	const query = new URL(request.url).searchParams
	if (
		response.status !== 200 ||
		query.has('_data') ||
		query.has('preview') ||
		isReferralLink(query)
	)
		return false
	return response.headers.get('content-type')?.startsWith('text/html') ?? false
}

/** Whether the page at a path is the same for every anonymous visitor. */
export function isListed(pathname: string): boolean {
	return sharedQueryKeys(pathname) !== undefined
}

/** The query parameters by which the page at a path differs; undefined: the page is not shared. */
export function sharedQueryKeys(pathname: string): readonly string[] | undefined {
	const path = withoutLocale(pathname)
	return shared.find(({ pattern }) => pattern.test(path))?.queryKeys
}

/** Addresses of shared pages are lower case, and their parameters slugs, undecoded. */
function slugsIn(path: string): RegExp {
	return new RegExp(`^${path.replace(/:\w+/g, '[a-z0-9-]+')}$`)
}

/** A file for crawlers sets its own Cache-Control and is the same for everyone. */
export function isCrawlerFile(request: Request, pathname: string, response: Response): boolean {
	if (isReferralLink(new URL(request.url).searchParams)) return false
	if (response.status !== 200 || response.headers.get('content-type')?.startsWith('text/html')) {
		return false
	}
	return isCrawlerPath(pathname)
}

/** robots.txt, sitemaps, product feeds and the manifest. */
export function isCrawlerPath(pathname: string): boolean {
	const page = pageAt(pathname)
	return page !== undefined && 'isFile' in page && page.isFile === true
}
