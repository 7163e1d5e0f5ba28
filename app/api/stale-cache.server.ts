type Entry<T> = { value: T; requestedAt: number; isInvalidated: boolean }

type Load<T> = { id: symbol; answer: Promise<T>; requestedAt: number }

/** Most concurrent loads that one caller starts. */
const maxLoads = 4

export type StaleCacheOptions = {
	/** How long a value is fresh, in ms. */
	freshMs: number
	/** How long a key without a value is not loaded again after a failure, in ms. */
	restMs?: number
	/** How long a load may run before another is started, in ms; absent: it is waited for. */
	hangMs?: number
	/** Most keys; the least recently used is dropped first. */
	maxEntries?: number
	now?: () => number
	onFailure?: (error: unknown) => void
	/** Whether a failure of a load also ends the old value; default: none does. */
	isFinal?: (error: unknown) => boolean
}

/**
 * A stale-while-revalidate cache: fresh values are served from memory, stale ones too while they are reloaded in the
 * background, and the last good value while the source fails. Concurrent reads share one load per key, unless it hangs.
 */
export function createStaleCache<T>(options: StaleCacheOptions) {
	const { freshMs, restMs = 0, hangMs, maxEntries = 1_000, onFailure, isFinal } = options
	const now = options.now ?? (() => performance.now())
	const entries = new Map<string, Entry<T>>()
	const failures = new Map<string, { until: number; error: unknown }>()
	const loads = createLoads<T>(hangMs, now)
	let invalidations = 0

	function put(key: string, value: T, isInvalidated = false) {
		entries.delete(key)
		failures.delete(key)
		entries.set(key, { value, requestedAt: now(), isInvalidated })
		trim(entries, maxEntries)
	}

	/** Loads and stores the value, or notes the failure. */
	async function loadInto(key: string, load: () => Promise<T>, isNewest: () => boolean) {
		const invalidationsBefore = invalidations
		try {
			const value = await load()
			put(key, value, invalidations > invalidationsBefore)
			return value
		} catch (error) {
			if (isNewest()) {
				if (isFinal?.(error)) entries.delete(key)
				failures.set(key, { until: now() + restMs, error })
				trim(failures, maxEntries)
			}
			throw error
		}
	}

	const request = (key: string, load: () => Promise<T>) =>
		loads.request(key, (isNewest) => loadInto(key, load, isNewest))

	return {
		/** Returns the value; rejects only when there has never been one. */
		async get(key: string, load: () => Promise<T>): Promise<T> {
			const entry = entries.get(key)
			if (!entry) {
				const failure = failures.get(key)
				if (failure && failure.until > now()) throw failure.error
				return request(key, load)
			}
			if (entry.isInvalidated) return request(key, load).catch(orOld(entry.value, isFinal))
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
		invalidate(matches: (key: string) => boolean) {
			invalidations += 1
			for (const [key, entry] of entries) if (matches(key)) entry.isInvalidated = true
			loads.forget(matches)
		},
	}
}

/** What a failed load comes to: the old value, unless the failure is final. */
function orOld<T>(value: T, isFinal: StaleCacheOptions['isFinal']) {
	return (error: unknown): T => {
		if (isFinal?.(error)) throw error
		return value
	}
}

/** Running loads: one per key, and another beside one that takes longer than `hangMs`. */
function createLoads<T>(hangMs: number | undefined, now: () => number) {
	const pending = new Map<string, Load<T>>()

	function loadFor(key: string, load: (isNewest: () => boolean) => Promise<T>): Load<T> {
		const running = pending.get(key)
		if (running && (hangMs === undefined || now() - running.requestedAt < hangMs)) return running
		const id = Symbol(key)
		const isNewest = () => pending.get(key)?.id === id
		const answer = load(isNewest).finally(() => isNewest() && pending.delete(key))
		const started = { id, answer, requestedAt: now() }
		pending.set(key, started)
		return started
	}

	return {
		/** When a load hangs, readers start another and take the first result of any. */
		async request(key: string, load: (isNewest: () => boolean) => Promise<T>): Promise<T> {
			const hung: Promise<T>[] = []
			for (let loads = 1; ; loads++) {
				const { answer, requestedAt } = loadFor(key, load)
				const first = Promise.race([answer, ...hung])
				if (hangMs === undefined || loads === maxLoads) return first
				const withinTimeout = await orTimeout(first, requestedAt + hangMs - now())
				if (withinTimeout) return withinTimeout.value
				// Once another load has started, its failure is ignored.
				hung.push(answer.catch(() => new Promise<never>(() => undefined)))
			}
		},
		/** The next request starts a new load, although one is running. */
		forget(matches: (key: string) => boolean) {
			for (const key of pending.keys()) if (matches(key)) pending.delete(key)
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

function trim(map: Map<string, unknown>, maxEntries: number) {
	if (map.size <= maxEntries) return
	const oldest = map.keys().next()
	if (!oldest.done) map.delete(oldest.value)
}
