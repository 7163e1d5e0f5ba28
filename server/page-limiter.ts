import type { RequestFacts } from '#app/http/request-facts.ts'
import { pageAt } from '#app/http/page-at.server.ts'
import { isLoopback, ownNetworkOf, wideNetworkOf } from '#process/network.ts'
import { Refusal } from './refusal.ts'
import { createTokenBuckets } from './token-buckets.ts'

/** Burst in seconds: one visitor opening many pages, or many behind one mobile address. */
const burstSeconds = 12
/** The limit of a network relative to that of an address. */
const networkShare = 4

export type PageLimiter = (visitor: Pick<RequestFacts, 'ip' | 'pathname' | 'search'>) => void

/**
 * Rate limit for rendered pages by address (or IPv6 /64) and by network (/24, /56); 0 disables it. A search counts as
 * two pages, a feed as five. Loopback addresses are exempt, so visitors behind a proxy are limited only if the proxy is
 * trusted. `clock` returns ms. The limiter throws a Refusal 429 with Retry-After.
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

/** Cost of a request in pages. */
function costOf({ pathname, search }: Pick<RequestFacts, 'pathname' | 'search'>): number {
	const cost = pageAt(pathname)?.cost ?? 1
	return /[?&]q=[^&]/.test(search) ? Math.max(cost, 2) : cost
}
