type Entry<T> = { value: T; askedAt: number }

export type KeptOptions = {
	/** How long a value is served without asking again, in ms. */
	freshMs: number
	/** How long a key without any value is left alone after a failure, in ms. */
	restMs?: number
	/** Keys kept; the least recently asked for goes first. */
	most?: number
	now?: () => number
	onFailure?: (error: unknown) => void
}

/**
 * Values kept in this process by key: served at once while fresh, served at once and asked for again in the
 * background when stale, the last good one for as long as the source fails. One question at a time per key.
 */
export function createKept<T>(options: KeptOptions) {
	const { freshMs, restMs = 0, most = 1_000, now = () => performance.now(), onFailure } = options
	const entries = new Map<string, Entry<T>>()
	const failures = new Map<string, { until: number; error: unknown }>()
	const asking = new Map<string, Promise<T>>()

	function put(key: string, value: T) {
		entries.delete(key)
		failures.delete(key)
		entries.set(key, { value, askedAt: now() })
		trim(entries, most)
	}

	function ask(key: string, load: () => Promise<T>): Promise<T> {
		const running = asking.get(key)
		if (running) return running
		const question = load()
			.then((value) => {
				put(key, value)
				return value
			})
			.catch((error: unknown) => {
				failures.set(key, { until: now() + restMs, error })
				trim(failures, most)
				throw error
			})
			.finally(() => asking.delete(key))
		asking.set(key, question)
		return question
	}

	return {
		/** The value; rejects only when there has never been one. */
		async get(key: string, load: () => Promise<T>): Promise<T> {
			const entry = entries.get(key)
			if (!entry) {
				const failure = failures.get(key)
				if (failure && failure.until > now()) throw failure.error
				return ask(key, load)
			}
			if (now() - entry.askedAt >= freshMs) {
				entry.askedAt = now()
				ask(key, load).catch((error: unknown) => onFailure?.(error))
			}
			return entry.value
		},
		peek: (key: string): T | undefined => entries.get(key)?.value,
		put,
		/** Asks again now; the kept value stays until the answer is here. */
		renew: ask,
		forget: (key: string) => entries.delete(key),
	}
}

function trim(map: Map<string, unknown>, most: number) {
	if (map.size <= most) return
	const oldest = map.keys().next()
	if (!oldest.done) map.delete(oldest.value)
}
