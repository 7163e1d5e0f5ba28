/**
 * A question that is asked at most once in so many ms, whoever wants to know: callers share its answer, also while it is
 * awaited. A question that fails is asked again as late as one that is answered.
 */
export function keptAnswer<T>(
	ask: () => Promise<T>,
	keptMs: number,
	now: () => number = () => performance.now(),
): () => Promise<T> {
	let last: { at: number; answer: Promise<T> } | undefined
	return () => {
		if (!last || now() - last.at >= keptMs) last = { at: now(), answer: ask() }
		return last.answer
	}
}
