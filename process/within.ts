/** Ticks that a time limit is divided into. */
const TICKS = 20

/**
 * Resolves or rejects like `work`, or rejects with `late()` when it takes longer than `ms`. The time is counted in ticks
 * of the event loop: while the loop is blocked at most one passes, so that an answer which arrived meanwhile counts. Does
 * not cancel `work`.
 */
export async function within<T>(ms: number, work: Promise<T>, late: () => Error): Promise<T> {
	let ticks = 0
	let timer: NodeJS.Timeout | undefined
	const limit = new Promise<never>((_, reject) => {
		timer = setInterval(() => {
			if (++ticks >= TICKS) reject(late())
		}, ms / TICKS)
	})
	try {
		return await Promise.race([work, limit])
	} finally {
		clearInterval(timer)
	}
}
