import { LRUCache } from 'lru-cache'

type Entry<T> = { answer: T; until: number }
type ExpiresAt = readonly (Date | null | undefined)[]

export type AnswerCacheOptions = {
	/** How long an answer is fresh, in ms; 0: nothing is cached. */
	freshMs: number
	/** Most answers of one kind; the least recently used is dropped first. */
	maxEntries?: number
	now: () => number
	/** Called with each look-up: whether an answer was there. */
	onLookUp?: ((isHit: boolean) => void) | undefined
}

/**
 * Caches answers of the website API that are the same for every visitor, by company and request. Concurrent requests
 * share one call. A failure is neither cached nor shared: every waiting request then makes its own call.
 */
export function createAnswerCache<T>(
	{ freshMs, maxEntries = 500, now, onLookUp }: AnswerCacheOptions,
	/** Dates after which the answer is wrong, such as the end of a price: it is not served after the first of them. */
	endsOf: (answer: T) => ExpiresAt = () => [],
) {
	const entries = new LRUCache<string, Entry<T>>({ max: maxEntries })
	const pending = new Map<string, Promise<T>>()

	function request(key: string, load: () => Promise<T>): Promise<T> {
		const isNewest = () => pending.get(key) === pendingAnswer
		const pendingAnswer: Promise<T> = load()
			.then((answer) => {
				// Invalidated while the call was running, so the answer may be outdated: not cached.
				if (isNewest()) entries.set(key, { answer: deepFrozen(answer), until: untilOf(answer) })
				return answer
			})
			.finally(() => isNewest() && pending.delete(key))
		pending.set(key, pendingAnswer)
		return pendingAnswer
	}

	function untilOf(answer: T) {
		const ends = endsOf(answer).flatMap((end) => end?.getTime() ?? [])
		return Math.min(now() + freshMs, ...ends)
	}

	return {
		async get(key: string, load: () => Promise<T>): Promise<T> {
			if (freshMs === 0) return load()
			const entry = entries.get(key)
			const isHit = entry !== undefined && now() < entry.until
			onLookUp?.(isHit)
			if (isHit) return entry.answer
			const running = pending.get(key)
			return running ? running.catch(load) : request(key, load)
		},
		/** Marks these answers as outdated: they are fetched again before they are served. */
		invalidate(matches: (key: string) => boolean) {
			for (const key of [...entries.keys()]) if (matches(key)) entries.delete(key)
			for (const key of [...pending.keys()]) if (matches(key)) pending.delete(key)
		},
	}
}

/** Frozen, since requests share the answer. */
function deepFrozen<T>(value: T): T {
	if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
	Object.freeze(value)
	for (const part of Object.values(value)) deepFrozen(part)
	return value
}
