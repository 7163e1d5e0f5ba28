type Entry<T> = { value: T; requestedAt: number; isInvalidated: boolean }

type Question<T> = { answer: Promise<T>; requestedAt: number }

/** Questions that one caller asks at most. */
const maxQuestions = 4

export type StaleCacheOptions = {
	/** How long a value is served without asking again, in ms. */
	freshMs: number
	/** How long a key without any value is left alone after a failure, in ms. */
	restMs?: number
	/** How long a question may go without an answer before it is asked once more, in ms; absent: it is waited for. */
	hangMs?: number
	/** Keys kept; the least recently asked for goes first. */
	most?: number
	now?: () => number
	onFailure?: (error: unknown) => void
}

/**
 * Values kept in this process by key: served at once while fresh, served at once and asked for again in the
 * background when stale, the last good one for as long as the source fails. One question at a time per key, but for
 * those that hang.
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

	// Whoever waits asks again for a question that hangs, and takes the first answer to any of them.
	async function ask(key: string, load: () => Promise<T>): Promise<T> {
		const hung: Promise<T>[] = []
		for (let questions = 1; ; questions++) {
			const { answer, requestedAt } = questionFor(key, load)
			const first = Promise.race([answer, ...hung])
			if (hangMs === undefined || questions === maxQuestions) return first
			const inTime = await orHang(first, requestedAt + hangMs - now())
			if (inTime) return inTime.value
			// Its failure counts for nothing once it is asked again.
			hung.push(answer.catch(() => new Promise<never>(() => undefined)))
		}
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
			if (entry.isInvalidated) return ask(key, load).catch(() => entry.value)
			if (now() - entry.requestedAt >= freshMs) {
				entry.requestedAt = now()
				ask(key, load).catch((error: unknown) => onFailure?.(error))
			}
			return entry.value
		},
		peek: (key: string): T | undefined => entries.get(key)?.value,
		put: (key: string, value: T) => put(key, value),
		/** Asks again now; the kept value stays until the answer is here. */
		renew: ask,
		forget: (key: string) => entries.delete(key),
		/** The values of these keys are asked for again before they are served; the old one only if that fails. */
		invalidate(isMeant: (key: string) => boolean) {
			invalidations += 1
			for (const [key, entry] of entries) if (isMeant(key)) entry.isInvalidated = true
			for (const key of asking.keys()) if (isMeant(key)) asking.delete(key)
		},
	}
}

/** The answer, or undefined when it is not there after so many ms. */
async function orHang<T>(answer: Promise<T>, ms: number): Promise<{ value: T } | undefined> {
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
