import type { Logger } from 'pino'
import { createMetrics, serveMetrics } from '#process/metrics.ts'
import type { ProviderCall } from '#process/provider-calls.ts'
import type { OpenDatabase } from './db/database.ts'
import { describeError } from './db/describe-error.ts'
import type { SlowStatement } from './db/observed-statements.ts'
import {
	type ApiMetrics,
	createApiMetrics,
	registerPoolMetrics,
	registerReplicaMetrics,
} from './http/api-metrics.ts'
import { currentWork, inWork } from './http/work-scope.ts'
import { registerInstallationMetrics } from './modules/operations/metrics/installation-metrics.queries.ts'
import type { TimerReports } from './modules/platform/timers/start-timer.ts'
import type { Settings } from './settings.ts'

/** What the process notes of itself, in its log and its figures. */
export type Observers = {
	/** Undefined: the process has no figures. */
	metrics: ApiMetrics | undefined
	slowStatement: (slow: SlowStatement) => void
	providerCall: (call: ProviderCall) => void
	timer: (name: string) => TimerReports
	/** Serves the figures, with those of the database. */
	serve: (database: OpenDatabase) => Promise<void>
}

export function createObservers({ metrics: place, smtpUrl, s3 }: Settings, log: Logger): Observers {
	const registry = place && createMetrics('website-api')
	const metrics = registry && createApiMetrics(registry)
	const servers = {
		mail: hostOf(smtpUrl),
		files: hostOf(s3?.endpoint),
		google: undefined,
		payments: undefined,
		couriers: undefined,
	}
	return {
		metrics,
		slowStatement(slow) {
			metrics?.slowStatement()
			log.warn({ ...slow, ...currentWork() }, 'slow statement')
		},
		providerCall(call) {
			metrics?.providerCall(call)
			const { provider, outcome, ms, error } = call
			if (outcome === 'answered') return
			const about = { provider, server: servers[provider], outcome, ms: Math.round(ms) }
			log.warn({ ...about, ...describeError(error), ...currentWork() }, 'provider failed')
		},
		timer(timer) {
			const counts = metrics?.timer(timer)
			return {
				failed(error) {
					counts?.failed()
					log.error({ timer, ...describeError(error) }, 'timer failed')
				},
				started: counts?.started,
				ran: counts?.ran,
				within: (round) => inWork({ timer }, round),
			}
		},
		async serve({ db, connections, forReading }) {
			if (!place || !registry) return
			registerInstallationMetrics(registry, db)
			if (connections) registerPoolMetrics(registry, connections)
			if (forReading) registerReplicaMetrics(registry, forReading)
			await serveMetrics(registry, place)
		},
	}
}

/** Without the account that an address may contain. */
function hostOf(address: string | undefined): string | undefined {
	return address === undefined ? undefined : new URL(address).host
}
