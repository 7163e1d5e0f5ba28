import PQueue from 'p-queue'
import { Problem } from '#website-api/http/problem.ts'

/**
 * Lets `size` jobs run at a time and `room` wait their turn; throws 503 UNAVAILABLE when that many wait already, so
 * that a burst of sign-ins costs neither memory nor the other answers.
 */
export function hashGate(size: number, room: number) {
	const queue = new PQueue({ concurrency: size })
	return async <T>(job: () => Promise<T>): Promise<T> => {
		if (queue.pending >= size && queue.size >= room) {
			throw new Problem(503, 'UNAVAILABLE', { retryAfter: 5 })
		}
		return queue.add(job, { throwOnTimeout: true })
	}
}
