type Bucket = { left: number; at: number }

export type BucketSettings = {
	perSecond: number
	/** What a full bucket holds, so that much may come at once. */
	burst: number
	/** Buckets kept in memory; the one that was used longest ago goes first. */
	most?: number
	/** In ms; a time before the last one counts as the last one. */
	clock: () => number
}

/** Token buckets by name: each fills up steadily, and what takes from it waits when it is empty. */
export function createTokenBuckets(settings: BucketSettings) {
	const { perSecond, burst, most = 50_000, clock } = settings
	// A Map lists its names in the order in which they were put in.
	const buckets = new Map<string, Bucket>()

	function leftIn(name: string): number {
		const bucket = buckets.get(name)
		if (bucket === undefined) return burst
		const seconds = Math.max(0, clock() - bucket.at) / 1000
		return Math.min(burst, bucket.left + seconds * perSecond)
	}

	return {
		/** Seconds until the bucket has so much; 0: it has it now. */
		wait(name: string, cost: number): number {
			const missing = Math.min(cost, burst) - leftIn(name)
			return missing <= 0 ? 0 : missing / perSecond
		},
		take(name: string, cost: number) {
			const left = leftIn(name) - Math.min(cost, burst)
			buckets.delete(name)
			buckets.set(name, { left, at: clock() })
			const [oldest] = buckets.keys()
			if (buckets.size > most && oldest !== undefined) buckets.delete(oldest)
		},
		size: () => buckets.size,
	}
}
