import { LRUCache } from 'lru-cache'
import type { StartedCall } from '#app/api/client.server.ts'

/** Requests whose calls are remembered at a time. */
const maxRequests = 5_000

type Noted = { name: string; hasFailed: boolean }

/** Calls of the website API without an answer, by the request that they are made for. */
export function createCallJournal() {
	const requests = new LRUCache<string, Set<Noted>>({ max: maxRequests })
	return {
		/** Notes a call; the returned function is called when it has ended. */
		begin({ method, path, correlationId }: StartedCall): (isAnswered: boolean) => void {
			const calls = requests.get(correlationId) ?? new Set<Noted>()
			const call = { name: `${method} ${path}`, hasFailed: false }
			calls.add(call)
			requests.set(correlationId, calls)
			return (isAnswered) => {
				call.hasFailed = !isAnswered
				if (!isAnswered) return
				calls.delete(call)
				if (calls.size === 0) requests.delete(correlationId)
			}
		},
		/**
		 * The calls that a request waited for in vain, with those that still run if it was given up; they are forgotten.
		 * Undefined: none.
		 */
		take(correlationId: string, isGivenUp: boolean): string[] | undefined {
			const calls = requests.get(correlationId)
			if (!calls) return undefined
			requests.delete(correlationId)
			const unanswered = [...calls].filter(({ hasFailed }) => hasFailed || isGivenUp)
			return unanswered.length > 0 ? unanswered.map(({ name }) => name) : undefined
		},
	}
}
