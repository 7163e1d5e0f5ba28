import type { Database } from '#website-api/db/database.ts'
import { refreshDuePrices } from './prices.queries.ts'

const round = 10_000

/**
 * Updates the price ranges of products whose discounts began or ended. Lists are at most ten seconds behind; product
 * pages, quotes and orders read the discount directly.
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
