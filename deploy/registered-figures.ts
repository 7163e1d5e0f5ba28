import type { Registry } from 'prom-client'
import { createMetrics } from '#process/metrics.ts'
import { createFrontMetrics } from '#server/front-metrics.ts'
import type { Database, Reading } from '#website-api/db/database.ts'
import {
	createApiMetrics,
	registerPoolMetrics,
	registerReplicaMetrics,
} from '#website-api/http/api-metrics.ts'
import { registerInstallationMetrics } from '#website-api/modules/operations/metrics/installation-metrics.queries.ts'

/** The names of all figures of all processes, as their registries have them. */
export function registeredFigures(): string[] {
	const storefront = createMetrics('storefront')
	createFrontMetrics(storefront)
		.storefront()
		.pageCache(() => 0)
	const api = createMetrics('website-api')
	createApiMetrics(api)
	registerPoolMetrics(api, () => ({ busy: 0, idle: 0, waiting: 0 }))
	// Read only when they are collected.
	registerReplicaMetrics(api, Object.create(null) as Reading)
	registerInstallationMetrics(api, Object.create(null) as Database)
	return namesOf([storefront, api])
}

function namesOf(registries: Registry[]): string[] {
	const names = registries.flatMap((registry) =>
		registry.getMetricsAsArray().map(({ name }) => name),
	)
	return [...new Set(names)].toSorted()
}
