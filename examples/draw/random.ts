/** A repeatable source of small variations: the same seed always draws the same picture. */
export type Random = {
	/** From 0 up to, not including, 1. */
	next(): number
	between(low: number, high: number): number
	pick<T>(list: readonly T[]): T
	chance(share: number): boolean
}

export function randomFrom(seed: number | string): Random {
	let state = typeof seed === 'number' ? Math.imul(seed + 1, 0x9e3779b1) : hash(seed)
	const next = () => {
		state = (state + 0x6d2b79f5) | 0
		let t = Math.imul(state ^ (state >>> 15), 1 | state)
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296
	}
	return {
		next,
		between: (low, high) => low + (high - low) * next(),
		chance: (share) => next() < share,
		pick: (list) => {
			const item = list[Math.floor(next() * list.length)]
			if (item === undefined) throw new Error('Nothing to pick from')
			return item
		},
	}
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
	let value = 0x811c9dc5
	for (let i = 0; i < text.length; i++) {
		value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
	}
	return value >>> 0
}
