import { bulkhead, isBulkheadRejectedError } from 'cockatiel'
import { Problem } from './problem.ts'

/** Runs work when a slot is free. Rejects with 503 UNAVAILABLE if the queue is full or the work waited too long. */
export type OrderQueue = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Runs at most `atOnce` orders concurrently. Others wait first in, first out, without a database connection, so that
 * reading requests still get one. Work that waited longer than `timeoutMs` is rejected, since its caller has timed
 * out.
 */
export function createOrderQueue({
	atOnce = 10,
	maxWaiting = 1_000,
	timeoutMs = 20_000,
} = {}): OrderQueue {
	const places = bulkhead(atOnce, maxWaiting)
	return async (work) => {
		const latest = performance.now() + timeoutMs
		try {
			return await places.execute(() => {
				if (performance.now() > latest) throw busy()
				return work()
			})
		} catch (error) {
			throw isBulkheadRejectedError(error) ? busy() : error
		}
	}
}

function busy() {
	return new Problem(503, 'UNAVAILABLE', { retryAfter: 5, reason: 'orders-waiting' })
}
