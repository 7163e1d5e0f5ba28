import { LRUCache } from 'lru-cache'

type Entry<T> = { answer: T; until: number }
type Ends = readonly (Date | null | undefined)[]

export type AnswerCacheOptions = {
	/** How long an answer is served without asking again, in ms; 0: none is kept. */
	freshMs: number
	/** Answers of one kind; the least recently used goes first. */
	most?: number
	now: () => number
}

/**
 * Answers of the website API that are the same for every visitor, by company and question. Concurrent requests share one
 * question. A failure is never kept or shared: every other request asks for itself.
 */
export function createAnswerCache<T>(
	{ freshMs, most = 500, now }: AnswerCacheOptions,
	/** When something in the answer ends, such as a price: it is not served after that. */
	endsOf: (answer: T) => Ends = () => [],
) {
	const entries = new LRUCache<string, Entry<T>>({ max: most })
	const asking = new Map<string, Promise<T>>()

	function ask(key: string, load: () => Promise<T>): Promise<T> {
		const isNewest = () => asking.get(key) === question
		const question: Promise<T> = load()
			.then((answer) => {
				// What changed while the question was on its way may not be in the answer.
				if (isNewest()) entries.set(key, { answer: deepFrozen(answer), until: untilOf(answer) })
				return answer
			})
			.finally(() => isNewest() && asking.delete(key))
		asking.set(key, question)
		return question
	}

	function untilOf(answer: T) {
		const ends = endsOf(answer).flatMap((end) => end?.getTime() ?? [])
		return Math.min(now() + freshMs, ...ends)
	}

	return {
		async get(key: string, load: () => Promise<T>): Promise<T> {
			if (freshMs === 0) return load()
			const entry = entries.get(key)
			if (entry && now() < entry.until) return entry.answer
			const running = asking.get(key)
			return running ? running.catch(load) : ask(key, load)
		},
		/** These answers are asked for again before they are served. */
		invalidate(isMeant: (key: string) => boolean) {
			for (const key of [...entries.keys()]) if (isMeant(key)) entries.delete(key)
			for (const key of [...asking.keys()]) if (isMeant(key)) asking.delete(key)
		},
	}
}

/** Requests share the answer, so none of them may change it. */
function deepFrozen<T>(value: T): T {
	if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
	Object.freeze(value)
	for (const part of Object.values(value)) deepFrozen(part)
	return value
}
