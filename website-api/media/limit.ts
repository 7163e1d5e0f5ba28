/** Runs at most `size` jobs concurrently, first in, first out. */
export function limitedTo(size: number) {
	const waiting: (() => void)[] = []
	let running = 0
	return async <T>(job: () => Promise<T>): Promise<T> => {
		if (running >= size) await new Promise<void>((resolve) => waiting.push(resolve))
		else running++
		try {
			return await job()
		} finally {
			const next = waiting.shift()
			if (next) next()
			else running--
		}
	}
}
