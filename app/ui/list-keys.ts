/**
 * The index that a key moves to in an open list: next, previous, ten on or back, first, last; undefined for other keys.
 */
export function stepInList(key: string, active: number, length: number): number | undefined {
	const last = length - 1
	switch (key) {
		case 'ArrowDown':
			return Math.min(last, active + 1)
		case 'ArrowUp':
			return Math.max(0, active - 1)
		case 'PageDown':
			return Math.min(last, active + 10)
		case 'PageUp':
			return Math.max(0, active - 10)
		case 'Home':
			return 0
		case 'End':
			return last
		default:
			return undefined
	}
}
