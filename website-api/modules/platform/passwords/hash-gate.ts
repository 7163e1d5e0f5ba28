import PQueue from 'p-queue'
import { Problem } from '#website-api/http/problem.ts'

/**
 * Runs at most `size` jobs concurrently and queues up to `queueLimit`. Throws 503 UNAVAILABLE if the queue is full,
 * so that a burst of sign-ins can't exhaust memory or delay other responses.
 */
export function hashGate(size: number, queueLimit: number) {
	const queue = new PQueue({ concurrency: size })
	return async <T>(job: () => Promise<T>): Promise<T> => {
		if (queue.pending >= size && queue.size >= queueLimit) {
			throw new Problem(503, 'UNAVAILABLE', { retryAfter: 5, reason: 'passwords-waiting' })
		}
		return queue.add(job, { throwOnTimeout: true })
	}
}
