/** How long the storefront waits for the website API, in ms (spec section 9; product decisions, "time-outs"). */
export type Budgets = {
	/** GET /api-access. */
	apiAccess: number
	/** Any other call. */
	call: number
	/** All reading calls of one page together. */
	page: number
	/** An optional call: the page renders without its answer. */
	optional: number
	/** Everything that every page shows of its shop, together. */
	site: number
}

export const budgets: Budgets = {
	apiAccess: 60_000,
	call: 30_000,
	page: 8_000,
	optional: 800,
	site: 2_000,
}
