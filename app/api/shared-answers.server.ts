import type { Declared } from '#contract/endpoint.ts'
import type { Answer } from '#contract/endpoint-call.ts'
import { endsIn } from '#contract/message-moments.ts'
import type { CallEndpoint } from './call-endpoint.ts'
import { createAnswerCache, type AnswerCacheOptions } from './answer-cache.server.ts'

export type SharedAnswers = ReturnType<typeof createSharedAnswers>

/**
 * Cached answers about a company that are the same for every visitor: its catalogue, texts and methods. Pages of
 * signed-in visitors use them too, so most of such a page costs the website API nothing (docs/decisions/0025).
 */
export function createSharedAnswers(options: AnswerCacheOptions) {
	const declared = declaredAnswers(options)
	return {
		call: (owner: string, calls: Calls) => declared.call(keysOf(owner), calls),
		/** Content of this company, or of any, changed. */
		invalidate(companyId: number | undefined) {
			declared.invalidate(
				(key: string) => companyId === undefined || key.startsWith(`${companyId}:`),
			)
		},
	}
}

/** Calls in nobody's name, and in the visitor's. */
type Calls = { own: CallEndpoint; visitor: CallEndpoint }

/** The cached answers of declared endpoints; one is not served after the first ending moment that it shows. */
function declaredAnswers(options: AnswerCacheOptions) {
	const caches = new Map<Declared, ReturnType<typeof createAnswerCache<unknown>>>()
	function of<E extends Declared>(endpoint: E): ReturnType<typeof createAnswerCache<Answer<E>>>
	function of(endpoint: Declared) {
		const { answer } = endpoint.declared
		const made =
			caches.get(endpoint) ??
			createAnswerCache<unknown>(options, (value) => (answer ? endsIn(answer, value) : []))
		caches.set(endpoint, made)
		return made
	}
	return {
		/** Calls of endpoints whose answer is the same for all visitors go through the cache, in nobody's name. */
		call(key: ReturnType<typeof keysOf>, { own, visitor }: Calls): CallEndpoint {
			return (endpoint, asked, how) => {
				if (!endpoint.declared.shared || how?.inOwnName) return visitor(endpoint, asked, how)
				if (how?.isKept === false) return own(endpoint, asked, how)
				return of(endpoint).get(key(asked), () => own(endpoint, asked, how))
			}
		},
		invalidate(matches: (key: string) => boolean) {
			for (const answers of caches.values()) answers.invalidate(matches)
		},
	}
}

const keysOf =
	(owner: string) =>
	(...question: unknown[]) =>
		`${owner} ${JSON.stringify(question)}`
