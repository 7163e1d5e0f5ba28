/**
 * Does something with each, at most so many at a time. A failing one does not keep the others; its error is thrown at the
 * end.
 */
export async function eachOf<T>(
	all: readonly T[],
	atOnce: number,
	work: (one: T) => Promise<unknown>,
): Promise<void> {
	const failures: unknown[] = []
	const waiting = all.values()
	const worker = async () => {
		for (const one of waiting) {
			try {
				await work(one)
			} catch (error) {
				failures.push(error)
			}
		}
	}
	await Promise.all(Array.from({ length: atOnce }, worker))
	if (failures.length > 0)
		throw new Error(`${failures.length} of ${all.length} failed`, { cause: failures[0] })
}
