/** Why a request brought no answer (spec section 8). */
export type Lost = 'timeout' | 'network' | 'cancelled'

/** How long script waits for an answer of this shop, in ms (spec section 9). */
export const timeoutMs = 30_000

/** The answer, unless it takes too long. @throws DOMException `TimeoutError` after `timeoutMs`. */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined
	const late = new Promise<never>((_, refuse) => {
		timer = setTimeout(() => refuse(new DOMException('No answer', 'TimeoutError')), timeoutMs)
	})
	try {
		return await Promise.race([answer, late])
	} finally {
		clearTimeout(timer)
	}
}

/** What a thrown thing says of a request; null when there was an answer. */
export function lostBy(error: unknown): Lost | null {
	if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout'
	if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
	// What fetch throws when the connection breaks.
	return error instanceof TypeError ? 'network' : null
}

/** Whether what a form came to says that it was lost: the page stays, for what it would ask would be lost too. */
export function wasLost(answer: unknown): boolean {
	return typeof answer === 'object' && answer !== null && 'lost' in answer
}

/** What is told of a request: why it was lost, or no more than that it failed. */
export type LostReason = Lost | 'request'

type Listener = (reason: LostReason) => void
const listeners = new Set<Listener>()

/** Tells the page of a lost request, from where no component is. */
export function reportLost(reason: LostReason) {
	for (const listener of listeners) listener(reason)
}

/** Listens until the given function is called. */
export function onLost(listener: Listener): () => void {
	listeners.add(listener)
	return () => void listeners.delete(listener)
}
