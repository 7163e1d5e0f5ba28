/** A repeatable source of small variations: the same seed always draws the same picture. */
export type Random = {
	/** From 0 up to, not including, 1. */
	next(): number
	between(low: number, high: number): number
	pick<T>(list: readonly T[]): T
	chance(share: number): boolean
}

/** Numbers from 0 up to, not including, 1, the same for the same start: mulberry32. */
export function numbersFrom(start: number): () => number {
	let state = start
	return () => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
	}
}

export function randomFrom(seed: number | string): Random {
	const next = numbersFrom(typeof seed === 'number' ? Math.imul(seed + 1, 0x9e3779b1) : hash(seed))
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
