/** One call to a small and to a large shop. */
export type Compared = {
	name: string
	small: () => Promise<unknown>
	large: () => Promise<unknown>
}
/** Milliseconds of each round. */
export type Times = { name: string; small: number[]; large: number[] }

/** The times of each call, alternating for that many rounds. */
export async function compare(things: Compared[], rounds: number): Promise<Times[]> {
	for (const { small, large } of things)
		for (let at = 0; at < 3; at += 1) await bothOf(small, large)
	const times = things.map(({ name }): Times => ({ name, small: [], large: [] }))
	for (let round = 0; round < rounds; round += 1) {
		for (const [at, { small, large }] of things.entries()) {
			times[at]?.small.push(await took(small))
			times[at]?.large.push(await took(large))
		}
	}
	return times
}

/** The duration of a task in milliseconds. */
export async function took(task: () => Promise<unknown>): Promise<number> {
	const began = performance.now()
	await task()
	return performance.now() - began
}

/** How often a task is done per second by that many workers. */
export async function perSecond(
	workers: number,
	seconds: number,
	task: () => Promise<unknown>,
): Promise<number> {
	const began = performance.now()
	let done = 0
	const work = async () => {
		while (performance.now() - began < seconds * 1000) {
			await task()
			done += 1
		}
	}
	await Promise.all(Array.from({ length: workers }, work))
	return done / ((performance.now() - began) / 1000)
}

async function bothOf(small: () => Promise<unknown>, large: () => Promise<unknown>) {
	await small()
	await large()
}
