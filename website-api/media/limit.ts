/** Runs at most `size` jobs at a time, in the order they were asked for. */
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
