/** The seed of all random choices in this run; MONEY_SEED in the environment repeats a run. */
export const seed = Number(process.env.MONEY_SEED || Math.floor(Math.random() * 2 ** 31))

/** Runs work and, if it fails, reports how to repeat it. */
export async function replayable<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work()
	} catch (error) {
		throw new Error(`Replay this with MONEY_SEED=${seed}`, { cause: error })
	}
}
