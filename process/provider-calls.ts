import { Histogram, type Registry } from 'prom-client'

const providers = ['mail', 'files', 'google', 'payments', 'couriers'] as const
/** Programs of others that ours call: a mail server, the store of files, providers of identities and of payments. */
export type ProviderName = (typeof providers)[number]

type Outcome = 'answered' | 'failed' | 'silent'

export type ProviderCall = {
	provider: ProviderName
	outcome: Outcome
	ms: number
	/** Undefined: answered. */
	error?: unknown
}

/**
 * Makes a call and tells how it ended: answered, failed, or silent, when its time was over. An answer that `isAnswer`
 * rejects has failed, too.
 */
export type WatchCall = <T>(call: () => Promise<T>, isAnswer?: (answer: T) => boolean) => Promise<T>

export function watchProvider(
	provider: ProviderName,
	onCall: ((call: ProviderCall) => void) | undefined,
): WatchCall {
	return async (call, isAnswer) => {
		const began = performance.now()
		const tell = (outcome: Outcome, error?: unknown) =>
			onCall?.({ provider, outcome, ms: performance.now() - began, error })
		try {
			const answer = await call()
			tell(isAnswer && !isAnswer(answer) ? 'failed' : 'answered')
			return answer
		} catch (error) {
			tell(isTimeout(error) ? 'silent' : 'failed', error)
			throw error
		}
	}
}

const seconds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 45]

/** Counts calls of providers into a registry. */
export function providerMetrics(registry: Registry): (call: ProviderCall) => void {
	const calls = new Histogram({
		name: 'etalase_provider_seconds',
		help: 'Calls of providers by outcome: answered, failed, silent (no answer in time)',
		labelNames: ['provider', 'outcome'],
		buckets: seconds,
		registers: [registry],
	})
	// From the start, so that the first failure is an increase.
	for (const outcome of ['answered', 'failed', 'silent']) {
		for (const provider of providers) calls.zero({ provider, outcome })
	}
	return ({ provider, outcome, ms }) => calls.observe({ provider, outcome }, ms / 1_000)
}

function isTimeout(error: unknown): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if (cause.name === 'TimeoutError' || cause.name === 'AbortError') return true
		if ('code' in cause && typeof cause.code === 'string' && /TIMEDOUT|_TIMEOUT$/.test(cause.code))
			return true
	}
	return false
}
