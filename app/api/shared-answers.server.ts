import type { Answer, Declared } from '#contract/endpoint.ts'
import { endsIn } from '#contract/message.ts'
import type { CallEndpoint } from './call-endpoint.ts'
import { createAnswerCache, type AnswerCacheOptions } from './answer-cache.server.ts'
import type { paymentsApi } from './payments.server.ts'
import type { shippingApi } from './shipping.server.ts'
import type { vouchersApi } from './vouchers.server.ts'

type Shipping = ReturnType<typeof shippingApi>
type Payments = ReturnType<typeof paymentsApi>
type Vouchers = ReturnType<typeof vouchersApi>
type AnswerOf<Ask extends (...values: never[]) => Promise<unknown>> = Awaited<ReturnType<Ask>>

export type SharedAnswers = ReturnType<typeof createSharedAnswers>

/**
 * Cached answers about a company that are the same for every visitor: its catalogue, texts and methods. Pages of
 * signed-in visitors use them too, so most of such a page costs the website API nothing (docs/decisions/0025).
 */
export function createSharedAnswers(options: AnswerCacheOptions) {
	const cache = answerCache(options)
	const declared = declaredAnswers(options)

	return {
		call: (owner: string, calls: Calls) => declared.call(keysOf(owner), calls),
		shipping: (owner: string, requested: Shipping): Shipping => ({
			...requested,
			methods: () => cache.shippingMethods.get(owner, requested.methods),
		}),
		vouchers: (owner: string, requested: Vouchers): Vouchers => ({
			...requested,
			offered: () => cache.vouchers.get(owner, requested.offered),
		}),
		payments: (owner: string, requested: Payments): Payments => ({
			...requested,
			methods: () => cache.paymentMethods.get(owner, requested.methods),
		}),
		/** Content of this company, or of any, changed. */
		invalidate(companyId: number | undefined) {
			const matches = (key: string) => companyId === undefined || key.startsWith(`${companyId}:`)
			declared.invalidate(matches)
			for (const answers of Object.values(cache)) answers.invalidate(matches)
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
				if (!endpoint.declared.shared) return visitor(endpoint, asked, how)
				if (how?.isKept === false) return own(endpoint, asked, how)
				return of(endpoint).get(key(asked), () => own(endpoint, asked, how))
			}
		},
		invalidate(matches: (key: string) => boolean) {
			for (const answers of caches.values()) answers.invalidate(matches)
		},
	}
}

function answerCache(options: AnswerCacheOptions) {
	function answersFor<Ask extends (...values: never[]) => Promise<unknown>>(
		endsOf?: (answer: AnswerOf<Ask>) => readonly (Date | null | undefined)[],
	) {
		return createAnswerCache<AnswerOf<Ask>>(options, endsOf)
	}

	return {
		shippingMethods: answersFor<Shipping['methods']>(),
		vouchers: answersFor<Vouchers['offered']>((offered) => offered.map(({ endsAt }) => endsAt)),
		paymentMethods: answersFor<Payments['methods']>(),
	}
}

const keysOf =
	(owner: string) =>
	(...question: unknown[]) =>
		`${owner} ${JSON.stringify(question)}`
