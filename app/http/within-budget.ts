/** Rejects with `onTimeout()` after `ms`; does not cancel the promise. */
export async function withinBudget<T>(
	answer: Promise<T>,
	ms: number,
	onTimeout: () => Error,
): Promise<T> {
	let timer: NodeJS.Timeout | undefined
	const timeout = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(onTimeout()), ms)
	})
	try {
		return await Promise.race([answer, timeout])
	} finally {
		clearTimeout(timer)
	}
}
