type Bucket = { left: number; at: number }

export type BucketSettings = {
	perSecond: number
	/** Capacity of a bucket: the size of a burst. */
	burst: number
	/** Most buckets in memory; the least recently used is evicted first. */
	maxBuckets?: number
	/** In ms; a time before the last one counts as the last one. */
	clock: () => number
}

/** Token buckets by name: each refills steadily; requests that find too little are delayed or refused by the caller. */
export function createTokenBuckets(settings: BucketSettings) {
	const { perSecond, burst, maxBuckets = 50_000, clock } = settings
	// A Map iterates in insertion order.
	const buckets = new Map<string, Bucket>()

	function leftIn(name: string): number {
		const bucket = buckets.get(name)
		if (bucket === undefined) return burst
		const seconds = Math.max(0, clock() - bucket.at) / 1000
		return Math.min(burst, bucket.left + seconds * perSecond)
	}

	return {
		/** Seconds until the bucket has that much; 0: now. */
		wait(name: string, cost: number): number {
			const missing = Math.min(cost, burst) - leftIn(name)
			return missing <= 0 ? 0 : missing / perSecond
		},
		take(name: string, cost: number) {
			const left = leftIn(name) - Math.min(cost, burst)
			buckets.delete(name)
			buckets.set(name, { left, at: clock() })
			const [oldest] = buckets.keys()
			if (buckets.size > maxBuckets && oldest !== undefined) buckets.delete(oldest)
		},
		size: () => buckets.size,
	}
}
