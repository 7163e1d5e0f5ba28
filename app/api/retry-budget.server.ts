/** Limits retries to a tenth of the calls, so that they do not overload a failing API. */
export function createRetryBudget(share = 0.1, maxTokens = 10) {
	let tokens = 1
	return {
		/** Counts a call. */
		earn() {
			tokens = Math.min(maxTokens, tokens + share)
		},
		/** Whether another retry is within the budget. */
		spend(): boolean {
			if (tokens < 1) return false
			tokens -= 1
			return true
		},
	}
}
