import type { Database } from '#website-api/db/database.ts'
import { refreshDuePrices } from './prices.queries.ts'

const round = 10_000

/**
 * Rewrites the price ranges of products whose discounts began or ended; lists are at most ten seconds
 * behind, while a product's page, its quote and its order read the discount itself.
 */
export function startPriceClock(db: Database, onError: (error: unknown) => void) {
	let running: Promise<unknown> | undefined
	const timer = setInterval(() => {
		running ??= refreshDuePrices(db)
			.catch(onError)
			.finally(() => (running = undefined))
	}, round)
	timer.unref()
	return {
		async stop() {
			clearInterval(timer)
			await running
		},
	}
}
