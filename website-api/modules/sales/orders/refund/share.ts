/**
 * Splits a whole amount over weights (whole numbers >= 0) by largest remainder: the parts are whole, sum to the
 * amount, and no part passes its weight while the amount does not pass their sum. Without weight all parts are 0.
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
	// Equal remainders: the earlier line first, so that the same cart is always split alike.
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
 * `amount` times `part` of `whole`, whole numbers >= 0, rounded down; exact where the product passes what a double
 * holds. Of an empty whole nothing.
 */
export function partOf(amount: number, part: number, whole: number): number {
	if (whole === 0) return 0
	return Number((BigInt(amount) * BigInt(part)) / BigInt(whole))
}

/** Whole amounts together. */
export function sum(amounts: number[]): number {
	return amounts.reduce((total, amount) => total + amount, 0)
}
