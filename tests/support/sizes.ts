/**
 * The number of repetitions of a test: smaller in `npm test` than in `npm run test:all`, which sets
 * ETALASE_FULL_SIZES.
 */
export function sizeOf({ usual, full }: { usual: number; full: number }): number {
	return process.env.ETALASE_FULL_SIZES === '1' ? full : usual
}

/**
 * Every `stride`th item, beginning at `start` modulo `stride`, in `npm test`; all items in `npm run test:all`. Callers
 * that combine two lists pass a different `start` for each item of the first, so that the samples differ.
 */
export function sampleOf<T>(items: readonly T[], stride: number, start = 0): T[] {
	const every = sizeOf({ usual: stride, full: 1 })
	return items.filter((_item, at) => at % every === start % every)
}
