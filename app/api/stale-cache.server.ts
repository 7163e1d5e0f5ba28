type Entry<T> = { value: T; requestedAt: number; isInvalidated: boolean }

type Question<T> = { answer: Promise<T>; requestedAt: number }

/** Most concurrent loads that one caller starts. */
const maxQuestions = 4

export type StaleCacheOptions = {
	/** How long a value is fresh, in ms. */
	freshMs: number
	/** How long a key without a value is not loaded again after a failure, in ms. */
	restMs?: number
	/** How long a load may run before another is started, in ms; absent: it is waited for. */
	hangMs?: number
	/** Most keys; the least recently used is dropped first. */
	most?: number
	now?: () => number
	onFailure?: (error: unknown) => void
}

/**
 * A stale-while-revalidate cache: fresh values are served from memory, stale ones too while they are reloaded in the
 * background, and the last good value while the source fails. Concurrent reads share one load per key, unless it hangs.
 */
export function createStaleCache<T>(options: StaleCacheOptions) {
	const {
		freshMs,
		restMs = 0,
		hangMs,
		most = 1_000,
		now = () => performance.now(),
		onFailure,
	} = options
	const entries = new Map<string, Entry<T>>()
	const failures = new Map<string, { until: number; error: unknown }>()
	const asking = new Map<string, Question<T>>()
	let invalidations = 0

	function put(key: string, value: T, isInvalidated = false) {
		entries.delete(key)
		failures.delete(key)
		entries.set(key, { value, requestedAt: now(), isInvalidated })
		trim(entries, most)
	}

	function questionFor(key: string, load: () => Promise<T>): Question<T> {
		const running = asking.get(key)
		if (running && (hangMs === undefined || now() - running.requestedAt < hangMs)) return running
		const isNewest = () => asking.get(key) === question
		const invalidationsBefore = invalidations
		const answer = load()
			.then((value) => {
				put(key, value, invalidations > invalidationsBefore)
				return value
			})
			.catch((error: unknown) => {
				if (isNewest()) {
					failures.set(key, { until: now() + restMs, error })
					trim(failures, most)
				}
				throw error
			})
			.finally(() => isNewest() && asking.delete(key))
		const question: Question<T> = { answer, requestedAt: now() }
		asking.set(key, question)
		return question
	}

	// When a load hangs, readers start another and take the first result of any.
	async function request(key: string, load: () => Promise<T>): Promise<T> {
		const hung: Promise<T>[] = []
		for (let questions = 1; ; questions++) {
			const { answer, requestedAt } = questionFor(key, load)
			const first = Promise.race([answer, ...hung])
			if (hangMs === undefined || questions === maxQuestions) return first
			const inTime = await orTimeout(first, requestedAt + hangMs - now())
			if (inTime) return inTime.value
			// Once another load has started, its failure is ignored.
			hung.push(answer.catch(() => new Promise<never>(() => undefined)))
		}
	}

	return {
		/** Returns the value; rejects only when there has never been one. */
		async get(key: string, load: () => Promise<T>): Promise<T> {
			const entry = entries.get(key)
			if (!entry) {
				const failure = failures.get(key)
				if (failure && failure.until > now()) throw failure.error
				return request(key, load)
			}
			if (entry.isInvalidated) return request(key, load).catch(() => entry.value)
			if (now() - entry.requestedAt >= freshMs) {
				entry.requestedAt = now()
				request(key, load).catch((error: unknown) => onFailure?.(error))
			}
			return entry.value
		},
		peek: (key: string): T | undefined => entries.get(key)?.value,
		put: (key: string, value: T) => put(key, value),
		/** Loads the value now; the old one stays until it has arrived. */
		renew: request,
		forget: (key: string) => entries.delete(key),
		/**
		 * Marks these values as outdated: they are loaded again before they are served, and served old only if that
		 * fails.
		 */
		invalidate(isMeant: (key: string) => boolean) {
			invalidations += 1
			for (const [key, entry] of entries) if (isMeant(key)) entry.isInvalidated = true
			for (const key of asking.keys()) if (isMeant(key)) asking.delete(key)
		},
	}
}

/** The result, or undefined after `ms`. */
async function orTimeout<T>(answer: Promise<T>, ms: number): Promise<{ value: T } | undefined> {
	let timer: NodeJS.Timeout | undefined
	const hanging = new Promise<undefined>((resolve) => {
		timer = setTimeout(() => resolve(undefined), Math.max(0, ms))
	})
	try {
		return await Promise.race([answer.then((value) => ({ value })), hanging])
	} finally {
		clearTimeout(timer)
	}
}

function trim(map: Map<string, unknown>, most: number) {
	if (map.size <= most) return
	const oldest = map.keys().next()
	if (!oldest.done) map.delete(oldest.value)
}
