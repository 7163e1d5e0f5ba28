/** Retries stay under a tenth of the calls, so that a sick API is not asked more often for being sick. */
export function createRetryBudget(share = 0.1, most = 10) {
	let tokens = 1
	return {
		/** To be called once per call. */
		earn() {
			tokens = Math.min(most, tokens + share)
		},
		/** Whether one more try may be spent. */
		spend(): boolean {
			if (tokens < 1) return false
			tokens -= 1
			return true
		},
	}
}
