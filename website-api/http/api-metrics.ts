import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Importance } from '#process/load-guard.ts'
import { loadRefusals } from '#process/metrics.ts'
import { type ProviderCall, providerMetrics } from '#process/provider-calls.ts'
import type { ConnectionCounts, Reading } from '#website-api/db/database.ts'

/** What the website API counts; durations in seconds. */
export type ApiMetrics = {
	request: (seen: { method: string; route: string; status: number; seconds: number }) => void
	/** A 500 or 503, by reason: a SQLSTATE, the driver's code, or the reason of a refusal. */
	refusal: (reason: string) => void
	order: (outcome: 'placed' | 'refused') => void
	/** An order that was not placed: the code of its answer, e.g. OUT_OF_STOCK, a SQLSTATE or the driver's code. */
	orderRefusal: (reason: string) => void
	timer: (timer: string) => TimerMetrics
	loadRefusal: (importance: Importance) => void
	providerCall: (call: ProviderCall) => void
	slowStatement: () => void
}

type TimerMetrics = {
	failed: () => void
	started: (everyMs: number) => void
	ran: (round: { ok: boolean; ms: number }) => void
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** A full disk, a server that only reads, that is away, or that ends connections. */
const likelyReasons = ['53100', '25006', '57P01', '57P03', 'ECONNREFUSED', 'ECONNRESET'].concat(
	'Connection terminated',
)

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
		help: 'Orders placed, and refused because of the database or a fault',
		labelNames: ['outcome'],
		registers,
	})
	// From the start, so that the first refusal is an increase.
	for (const outcome of ['placed', 'refused']) orders.inc({ outcome }, 0)
	for (const reason of likelyReasons) refusals.inc({ reason }, 0)
	const orderRefusals = new Counter({
		name: 'etalase_order_refusals_total',
		help: 'Orders that were not placed, by the code of the answer, SQLSTATE or code of the driver',
		labelNames: ['reason'],
		registers,
	})
	const slow = new Counter({
		name: 'etalase_slow_statements_total',
		help: 'Statements that took longer than ETALASE_SLOW_STATEMENT_MS',
		registers,
	})
	const timer = timerMetrics(registry)
	return {
		request: ({ seconds: duration, ...labels }) => requests.observe(labels, duration),
		refusal: (reason) => refusals.inc({ reason }),
		order: (outcome) => orders.inc({ outcome }),
		orderRefusal: (reason) => orderRefusals.inc({ reason }),
		timer,
		loadRefusal: loadRefusals(registry),
		providerCall: providerMetrics(registry),
		slowStatement: () => slow.inc(),
	}
}

/** Counts the rounds of timers into a registry. */
function timerMetrics(registry: Registry): (timer: string) => TimerMetrics {
	const labelNames = ['timer'] as const
	const registers = [registry]
	const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames, registers })
	const failures = new Counter({
		name: 'etalase_timer_failures_total',
		help: 'Failed tasks by timer',
		labelNames,
		registers,
	})
	const rounds = new Histogram({
		name: 'etalase_timer_seconds',
		help: 'Duration of rounds by timer',
		labelNames,
		buckets: [0.01, 0.1, 0.5, 1, 5, 15, 60, 300, 900],
		registers,
	})
	const interval = gauge('etalase_timer_interval_seconds', 'Time between two rounds')
	const lastRun = gauge(
		'etalase_timer_last_run_timestamp_seconds',
		'When the last round of a timer has ended, or its process has started',
	)
	const lastSuccess = gauge(
		'etalase_timer_last_success_timestamp_seconds',
		'When the last round of a timer has ended without a failure, or its process has started',
	)
	return (timer) => ({
		failed: () => failures.inc({ timer }),
		started(everyMs) {
			failures.inc({ timer }, 0)
			interval.set({ timer }, everyMs / 1_000)
			lastRun.setToCurrentTime({ timer })
			lastSuccess.setToCurrentTime({ timer })
		},
		ran({ ok, ms }) {
			rounds.observe({ timer }, ms / 1_000)
			lastRun.setToCurrentTime({ timer })
			if (ok) lastSuccess.setToCurrentTime({ timer })
		},
	})
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

/** Registers how far the replica is behind, and what was read from the primary instead. */
export function registerReplicaMetrics(registry: Registry, reading: Reading) {
	const registers = [registry]
	new Gauge({
		name: 'etalase_replica_lag_seconds',
		help: 'How long the replica has not shown what the primary had written',
		registers,
		async collect() {
			await reading.isUsable()
			this.set(reading.figures().lagMs / 1_000)
		},
	})
	new Gauge({
		name: 'etalase_replica_lag_bytes',
		help: 'Written by the primary and not shown by the replica, when it was last asked',
		registers,
		collect() {
			this.set(reading.figures().lagBytes)
		},
	})
	new Gauge({
		name: 'etalase_replica_used',
		help: '1 while the replica is read from, 0 while it is away or too far behind',
		registers,
		collect() {
			this.set(reading.figures().isUsable ? 1 : 0)
		},
	})
	new Gauge({
		name: 'etalase_replica_fallbacks',
		help: 'Reads from the primary that were meant for the replica, since the start',
		registers,
		collect() {
			this.set(reading.figures().fallbacks)
		},
	})
}
