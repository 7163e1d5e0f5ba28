type Entry<T> = { value: T; at: number; stale: boolean }

export type KeptOptions<T> = {
	/** How long a value is served without asking again, in ms. */
	freshMs: number
	load: (key: string) => Promise<T>
	/** Whether a value may be kept at all; a fallback may not. */
	most?: number
	now?: () => number
	onFailure?: (error: unknown) => void
}

/**
 * Values kept in this process by key: served at once while fresh, served at once and asked for again in the
 * background when stale, the last good one kept for as long as the source fails. One question at a time per key.
 */
export function createKept<T>(options: KeptOptions<T>) {
	const { freshMs, load, most = 1_000, now = () => performance.now(), onFailure } = options
	const entries = new Map<string, Entry<T>>()
	const asking = new Map<string, Promise<T>>()

	function put(key: string, value: T, at = now()) {
		entries.delete(key)
		entries.set(key, { value, at, stale: false })
		const oldest = entries.size > most ? entries.keys().next().value : undefined
		if (oldest !== undefined) entries.delete(oldest)
	}

	function ask(key: string): Promise<T> {
		const running = asking.get(key)
		if (running) return running
		const question = load(key)
			.then((value) => {
				put(key, value)
				return value
			})
			.finally(() => asking.delete(key))
		asking.set(key, question)
		return question
	}

	return {
		/** The value; rejects only when there has never been one. */
		async get(key: string): Promise<T> {
			const entry = entries.get(key)
			if (!entry) return ask(key)
			if (entry.stale || now() - entry.at >= freshMs) {
				entry.at = now()
				entry.stale = false
				ask(key).catch((error: unknown) => onFailure?.(error))
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
