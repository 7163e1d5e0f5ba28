/** The answer, or the error of lateness after so many ms; the answer goes on by itself. */
export async function withinBudget<T>(
	answer: Promise<T>,
	ms: number,
	late: () => Error,
): Promise<T> {
	let timer: NodeJS.Timeout | undefined
	const lateness = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(late()), ms)
	})
	try {
		return await Promise.race([answer, lateness])
	} finally {
		clearTimeout(timer)
	}
}
