import { withoutLocale } from '#app/i18n/paths.ts'
import { isReferralLink } from '#app/session/referral.server.ts'

/** Pages that are the same for every anonymous visitor of a company and a language; nothing else is ever kept. */
const listed = [
	/^\/$/,
	/^\/products$/,
	/^\/products\/[a-z0-9-]+$/,
	/^\/product\/[a-z0-9-]+$/,
	/^\/(?:faq|about|terms|privacy|info|payment-method|shopping-guide|how-to-use)$/,
	/^\/(?:affiliate|our-agen|join-agen|articles)$/,
	/^\/(?:articles|article|information|banner)\/[a-z0-9-]+$/,
]

/** For a page that any cache may keep: shortly fresh, then served while it is asked for again. */
const shared = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60, stale-if-error=600'
export const personal = 'private, no-store'

/** The same for a page with a price that ends: nobody may show it after its end, not even when the shop is down. */
export function sharedUntil(end: Date | null, now: Date): string {
	if (end === null) return shared
	const left = Math.floor((end.getTime() - now.getTime()) / 1000)
	if (left < 1) return 'public, max-age=0, s-maxage=0'
	const fresh = Math.min(30, left)
	const again = Math.min(60, left - fresh)
	const error = Math.min(600, left - fresh)
	return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${again}, stale-if-error=${error}`
}

/**
 * Whether an anonymous answer may be kept by a cache in front. The path is taken as sent, undecoded. A referral link
 * is answered to each visitor anew: its cookie and its click must not depend on who asked first.
 */
export function isShareable(request: Request, pathname: string, response: Response): boolean {
	if (request.method !== 'GET' && request.method !== 'HEAD') return false
	const query = new URL(request.url).searchParams
	if (response.status !== 200 || query.has('_data') || isReferralLink(query)) return false
	if (!response.headers.get('content-type')?.startsWith('text/html')) return false
	return isListed(pathname)
}

/** Whether a path is that of a page that is the same for everyone. */
export function isListed(pathname: string): boolean {
	return listed.some((path) => path.test(withoutLocale(pathname)))
}

const machines = [
	/^\/robots\.txt$/,
	/^\/sitemap\.xml$/,
	/^\/sitemaps\/[^/]+$/,
	/^\/fb-catalog\/[^/]+$/,
	/^\/manifest\.webmanifest$/,
]

/** A file for machines: it says itself how long it may be kept, and is the same for everyone. */
export function isForMachines(request: Request, pathname: string, response: Response): boolean {
	if (isReferralLink(new URL(request.url).searchParams)) return false
	if (response.status !== 200 || response.headers.get('content-type')?.startsWith('text/html')) {
		return false
	}
	return isMachineAddress(pathname)
}

/** robots.txt, sitemaps and product feeds. */
export function isMachineAddress(pathname: string): boolean {
	return machines.some((path) => path.test(withoutLocale(pathname)))
}
