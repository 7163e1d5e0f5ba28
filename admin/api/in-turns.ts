/** Does one thing for each of a list, a few at a time, and answers in the list's order. */
export async function inTurns<T, R>(
	list: readonly T[],
	work: (item: T) => Promise<R>,
	atOnce = 4,
): Promise<R[]> {
	const results: R[] = []
	for (let at = 0; at < list.length; at += atOnce) {
		results.push(...(await Promise.all(list.slice(at, at + atOnce).map(work))))
	}
	return results
}
