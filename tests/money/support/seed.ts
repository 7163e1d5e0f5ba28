/** The seed of all random choices in this run; MONEY_SEED in the environment repeats a run. */
export const seed = Number(process.env.MONEY_SEED || Math.floor(Math.random() * 2 ** 31))

/** A reproducible source of numbers in [0, 1): mulberry32. */
export function randomFrom(start: number): () => number {
	let state = start >>> 0
	return () => {
		state = (state + 0x6d2b79f5) >>> 0
		let mixed = Math.imul(state ^ (state >>> 15), state | 1)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
	}
}

/** Runs work and, if it fails, reports how to repeat it. */
export async function replayable<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work()
	} catch (error) {
		throw new Error(`Replay this with MONEY_SEED=${seed}`, { cause: error })
	}
}
