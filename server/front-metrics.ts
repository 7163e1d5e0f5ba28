import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { BreakerName } from '#app/api/client.server.ts'
import type { ProcessName } from '#process/instance.ts'
import type { Importance } from '#process/load-guard.ts'
import { createMetrics, loadRefusals, type MetricsPlace, serveMetrics } from '#process/metrics.ts'
import { type ProviderCall, providerMetrics } from '#process/provider-calls.ts'
import type { LookUp } from './renewed-pages.ts'

/** How a request was answered: by a kept page, or made for it. */
type Answered = {
	kind: 'kept' | 'made'
	method: string
	/** Pattern of the page's route. */
	route: string
	status: number
	ms: number
}

/** What a storefront or the admin counts. */
export type FrontMetrics = {
	request: (seen: Answered) => void
	loadRefusal: (importance: Importance) => void
	providerCall: (call: ProviderCall) => void
	/** Of the storefront alone. */
	storefront: () => StorefrontMetrics
}

export type StorefrontMetrics = {
	/** Registers the size of the page cache in bytes. */
	pageCache: (bytes: () => number) => void
	lookUp: (cache: 'pages' | 'answers', outcome: LookUp) => void
	invalidation: (companyId: number | undefined) => void
	breaker: (breaker: BreakerName, isOpen: boolean) => void
}

const seconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Counts into a registry. */
export function createFrontMetrics(registry: Registry): FrontMetrics {
	const registers = [registry]
	const requests = new Histogram({
		name: 'etalase_request_seconds',
		help: 'Duration of requests by route and status, and whether a kept page answered',
		labelNames: ['kind', 'method', 'route', 'status'],
		buckets: seconds,
		registers,
	})
	const refusals = new Counter({
		name: 'etalase_refusals_total',
		help: 'Answers 429, 500 and 503 by status',
		labelNames: ['status'],
		registers,
	})
	return {
		request({ kind, method, route, status, ms }) {
			const known = methods.includes(method) ? method : 'other'
			requests.observe({ kind, method: known, route, status }, ms / 1_000)
			if ([429, 500, 503].includes(status)) refusals.inc({ status })
		},
		loadRefusal: loadRefusals(registry),
		providerCall: providerMetrics(registry),
		storefront: () => storefrontMetrics(registry),
	}
}

function storefrontMetrics(registry: Registry): StorefrontMetrics {
	const registers = [registry]
	const lookUps = new Counter({
		name: 'etalase_cache_lookups_total',
		help: 'Look-ups of kept pages and of kept answers of the website API: hit, stale, miss',
		labelNames: ['cache', 'outcome'],
		registers,
	})
	const invalidations = new Counter({
		name: 'etalase_cache_invalidations_total',
		help: 'Changes of content after which the pages of a company, or of all, are made again',
		labelNames: ['scope'],
		registers,
	})
	const breakers = new Gauge({
		name: 'etalase_breaker_open',
		help: '1 while calls of this kind are not made, because the website API answered none of them',
		labelNames: ['breaker'],
		registers,
	})
	for (const breaker of ['essential', 'optional', 'writes']) breakers.set({ breaker }, 0)
	return {
		pageCache(bytes) {
			new Gauge({
				name: 'etalase_page_cache_bytes',
				help: 'Memory of kept pages',
				registers,
				collect() {
					this.set(bytes())
				},
			})
		},
		lookUp: (cache, outcome) => lookUps.inc({ cache, outcome }),
		invalidation: (companyId) =>
			invalidations.inc({ scope: companyId === undefined ? 'all' : 'company' }),
		breaker: (breaker, isOpen) => breakers.set({ breaker }, isOpen ? 1 : 0),
	}
}

/** Serves the figures of a process; undefined without a place for them. */
export async function startMetrics(
	place: MetricsPlace | undefined,
	process: ProcessName,
): Promise<FrontMetrics | undefined> {
	if (!place) return undefined
	const registry = createMetrics(process)
	await serveMetrics(registry, place)
	return createFrontMetrics(registry)
}
