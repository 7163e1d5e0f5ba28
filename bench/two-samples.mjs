/**
 * Compares two samples: the difference of their medians, and the probability p of the Kolmogorov-Smirnov test that
 * both have the same distribution.
 */
export function apart(some, others) {
	const [a, b] = [some, others].map((list) => list.toSorted((x, y) => x - y))
	let largest = 0
	let [i, j] = [0, 0]
	while (i < a.length && j < b.length) {
		const value = Math.min(a[i], b[j])
		while (a[i] === value) i += 1
		while (b[j] === value) j += 1
		largest = Math.max(largest, Math.abs(i / a.length - j / b.length))
	}
	const size = Math.sqrt((a.length * b.length) / (a.length + b.length))
	return { medians: [median(a), median(b)], p: tail((size + 0.12 + 0.11 / size) * largest) }
}

function median(sorted) {
	const last = sorted.length - 1
	return (sorted[Math.floor(last / 2)] + sorted[Math.ceil(last / 2)]) / 2
}

/** Kolmogorov's distribution: the probability of a larger value. */
function tail(value) {
	if (value < 0.2) return 1
	let sum = 0
	for (let k = 1; k <= 100; k += 1) sum += (k % 2 ? 2 : -2) * Math.exp(-2 * k * k * value * value)
	return Math.min(1, Math.max(0, sum))
}
