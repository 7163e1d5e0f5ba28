import { Problem } from '#website-api/http/problem.ts'

/**
 * Lets `size` jobs run at a time and `room` wait their turn; whoever finds no room is told to come back (503
 * UNAVAILABLE), so that a burst costs neither memory nor the answers of everybody else.
 */
export function hashGate(size: number, room: number) {
	const waiting: (() => void)[] = []
	let running = 0
	return async <T>(job: () => Promise<T>): Promise<T> => {
		if (running >= size) {
			if (waiting.length >= room) throw new Problem(503, 'UNAVAILABLE', { retryAfter: 5 })
			await new Promise<void>((resolve) => waiting.push(resolve))
		} else running++
		try {
			return await job()
		} finally {
			const next = waiting.shift()
			if (next) next()
			else running--
		}
	}
}
