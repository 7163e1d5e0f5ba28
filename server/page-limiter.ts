import type { RequestFacts } from '#app/http/request-facts.ts'
import { withoutLocale } from '#app/i18n/paths.ts'
import { isLoopback, ownNetworkOf, wideNetworkOf } from '#process/network.ts'
import { Refusal } from './refusal.ts'
import { createTokenBuckets } from './token-buckets.ts'

/** Seconds of pages that may come at once: somebody who opens many, or many people behind one mobile address. */
const burstSeconds = 12
/** How much more a whole network may have than one of its addresses. */
const networkShare = 4

export type PageLimiter = (visitor: Pick<RequestFacts, 'ip' | 'pathname' | 'search'>) => void

/**
 * Pages that one visitor's address (or IPv6 /64) and its network (/24, /56) may have rendered; 0 sets no limit. A
 * search counts as two pages, a feed as five. This machine's own requests do not count, so an address behind a proxy
 * is limited only if the proxy is trusted. `clock` tells
 * ms. The limiter throws a Refusal 429 with Retry-After.
 */
export function createPageLimiter(perSecond: number, clock: () => number): PageLimiter {
	if (perSecond === 0) return () => undefined
	const bucketsOf = (share: number) =>
		createTokenBuckets({
			perSecond: perSecond * share,
			burst: perSecond * share * burstSeconds,
			clock,
		})
	const ofAddress = bucketsOf(1)
	const ofNetwork = bucketsOf(networkShare)

	return (visitor) => {
		if (visitor.ip === '' || isLoopback(visitor.ip)) return
		const cost = costOf(visitor)
		const own = ownNetworkOf(visitor.ip)
		const wide = wideNetworkOf(visitor.ip)
		const wait = Math.max(ofAddress.wait(own, cost), ofNetwork.wait(wide, cost))
		if (wait > 0) throw new Refusal(429, { 'Retry-After': String(Math.ceil(wait)) })
		ofAddress.take(own, cost)
		ofNetwork.take(wide, cost)
	}
}

/** What a request costs, in pages. */
function costOf({ pathname, search }: Pick<RequestFacts, 'pathname' | 'search'>): number {
	const page = withoutLocale(pathname).toLowerCase()
	if (/^\/(?:fb-catalog\/|sitemap\.xml$|sitemaps\/)/.test(page)) return 5
	if (page === '/search/suggestions' || /[?&]q=[^&]/.test(search)) return 2
	return 1
}
