/** One call to a small and to a large shop. */
export type Compared = {
	name: string
	small: () => Promise<unknown>
	large: () => Promise<unknown>
}
export type Spread = { median: number; lowest: number; highest: number }
export type Growth = { name: string; small: Spread; large: Spread; ratio: number }

/** Milliseconds of each call, alternating for that many rounds, and the ratio of the large shop to the small one. */
export async function compare(things: Compared[], rounds: number): Promise<Growth[]> {
	for (const { small, large } of things)
		for (let at = 0; at < 3; at += 1) await bothOf(small, large)
	const times = things.map((): { small: number[]; large: number[] } => ({ small: [], large: [] }))
	for (let round = 0; round < rounds; round += 1) {
		for (const [at, { small, large }] of things.entries()) {
			times[at]?.small.push(await took(small))
			times[at]?.large.push(await took(large))
		}
	}
	return things.map(({ name }, at) => {
		const small = spread(times[at]?.small ?? [])
		const large = spread(times[at]?.large ?? [])
		return { name, small, large, ratio: Number((large.median / small.median).toFixed(2)) }
	})
}

/** The median of some figures, with minimum and maximum. */
export function spread(figures: number[]): Spread {
	const sorted = figures.toSorted((one, other) => one - other)
	const at = (index: number) => Number((sorted[Math.round(index)] ?? 0).toPrecision(3))
	return { median: at((sorted.length - 1) / 2), lowest: at(0), highest: at(sorted.length - 1) }
}

/** The duration of a task in milliseconds. */
export async function took(task: () => Promise<unknown>): Promise<number> {
	const began = performance.now()
	await task()
	return performance.now() - began
}

async function bothOf(small: () => Promise<unknown>, large: () => Promise<unknown>) {
	await small()
	await large()
}
