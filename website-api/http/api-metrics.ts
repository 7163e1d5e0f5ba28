import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { ConnectionCounts } from '#website-api/db/database.ts'

/** What the website API counts; durations in seconds. */
export type ApiMetrics = {
	request: (seen: { method: string; route: string; status: number; seconds: number }) => void
	/** A 500 or 503, by reason: a SQLSTATE, the driver's code, or the reason of a refusal. */
	refusal: (reason: string) => void
	order: (outcome: 'placed' | 'refused') => void
	timerFailure: (timer: string) => void
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts into a registry. */
export function createApiMetrics(registry: Registry): ApiMetrics {
	const registers = [registry]
	const requests = new Histogram({
		name: 'etalase_api_request_seconds',
		help: 'Duration of requests by route and status',
		labelNames: ['method', 'route', 'status'],
		buckets: seconds,
		registers,
	})
	const refusals = new Counter({
		name: 'etalase_api_refusals_total',
		help: 'Answers 500 and 503 by reason: SQLSTATE, code of the driver, or reason of the refusal',
		labelNames: ['reason'],
		registers,
	})
	const orders = new Counter({
		name: 'etalase_orders_total',
		help: 'Orders placed, and refused because of the database',
		labelNames: ['outcome'],
		registers,
	})
	const timers = new Counter({
		name: 'etalase_timer_failures_total',
		help: 'Failed runs by timer',
		labelNames: ['timer'],
		registers,
	})
	return {
		request: ({ seconds: duration, ...labels }) => requests.observe(labels, duration),
		refusal: (reason) => refusals.inc({ reason }),
		order: (outcome) => orders.inc({ outcome }),
		timerFailure: (timer) => timers.inc({ timer }),
	}
}

/** Registers the connections of the pool for requests, by state. */
export function registerPoolMetrics(registry: Registry, read: () => ConnectionCounts) {
	new Gauge({
		name: 'etalase_database_connections',
		help: 'Connections of the pool for requests; "waiting" are requests without one',
		labelNames: ['state'],
		registers: [registry],
		collect() {
			for (const [state, count] of Object.entries(read())) this.set({ state }, count)
		},
	})
}
