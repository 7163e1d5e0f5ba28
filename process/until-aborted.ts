/**
 * What a call answers, or its signal's reason once that aborts. A call is to be given the same signal, but Node forgets the
 * signal of a `Request` when memory is collected (with `redirect: 'error'` always, else once the request itself is
 * collected), and a call that is never answered would never end.
 */
export function untilAborted<T>(signal: AbortSignal, call: () => Promise<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		const abort = () => reject(signal.reason)
		if (signal.aborted) return abort()
		signal.addEventListener('abort', abort, { once: true })
		call()
			.then(resolve, reject)
			.finally(() => signal.removeEventListener('abort', abort))
	})
}
