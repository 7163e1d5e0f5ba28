/**
 * Splits a whole amount by weights (whole numbers >= 0) with the largest remainder method: the parts are whole and
 * sum to the amount, and no part exceeds its weight unless the amount exceeds the sum of weights. If all weights are
 * 0, so are the parts.
 */
export function share(amount: number, weights: number[]): number[] {
	const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n)
	if (sum === 0n) return weights.map(() => 0)
	const exact = weights.map((weight, at) => {
		const product = BigInt(amount) * BigInt(weight)
		return { at, part: Number(product / sum), remainder: product % sum }
	})
	let left = amount - exact.reduce((total, { part }) => total + part, 0)
	const parts = exact.map(({ part }) => part)
	// For equal remainders the earlier line comes first, so that the same cart is always split alike.
	const byRemainder = exact.toSorted((a, b) =>
		a.remainder === b.remainder ? a.at - b.at : a.remainder > b.remainder ? -1 : 1,
	)
	for (const { at } of byRemainder) {
		if (left === 0) break
		parts[at] = (parts[at] ?? 0) + 1
		left--
	}
	return parts
}

/**
 * `amount` times `part` divided by `whole`, whole numbers >= 0, rounded down; exact even if the product exceeds the
 * precision of a double. 0 if `whole` is 0.
 */
export function partOf(amount: number, part: number, whole: number): number {
	if (whole === 0) return 0
	return Number((BigInt(amount) * BigInt(part)) / BigInt(whole))
}

/** Sum of whole amounts. */
export function sum(amounts: number[]): number {
	return amounts.reduce((total, amount) => total + amount, 0)
}
