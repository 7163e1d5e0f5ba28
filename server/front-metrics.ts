import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { ProcessName } from '#process/log.ts'
import { createMetrics, type MetricsPlace, serveMetrics } from '#process/metrics.ts'

/** How a request was answered: by a kept page, or made for it. */
type Answered = { kind: 'kept' | 'made'; method: string; status: number; ms: number }

/** What a storefront or the admin counts. */
export type FrontMetrics = {
	request: (seen: Answered) => void
	/** Registers the size of the page cache in bytes. */
	pageCache: (bytes: () => number) => void
}

const seconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts into a registry. */
export function createFrontMetrics(registry: Registry): FrontMetrics {
	const registers = [registry]
	const requests = new Histogram({
		name: 'etalase_request_seconds',
		help: 'Duration of requests by status, and whether a kept page answered',
		labelNames: ['kind', 'method', 'status'],
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
		request({ ms, ...labels }) {
			requests.observe(labels, ms / 1_000)
			if ([429, 500, 503].includes(labels.status)) refusals.inc({ status: labels.status })
		},
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
