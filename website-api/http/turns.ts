import { bulkhead, isBulkheadRejectedError } from 'cockatiel'
import { Problem } from './problem.ts'

/** Runs work when its turn has come. Throws 503 UNAVAILABLE when there are too many, or none came in time. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>

/**
 * So many at once; the others wait in the order they came, outside of the database's pool, so that those who read
 * still find a connection there. Who has waited for `patienceMs` is refused: its caller waits no longer.
 */
export function createTurns({ atOnce = 10, mostWaiting = 1_000, patienceMs = 20_000 } = {}): Turns {
	const places = bulkhead(atOnce, mostWaiting)
	return async (work) => {
		const latest = performance.now() + patienceMs
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
	return new Problem(503, 'UNAVAILABLE', { retryAfter: 5 })
}
