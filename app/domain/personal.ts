/** In a page that is kept for many visitors, the place of what is each one's own; `hole` names it. */
export type Hole = { hole: string }

/** What is a visitor's own; in a page that is kept for many, the place for it. */
export type Personal<T> = T | Hole

export function isHole<T>(own: Personal<T>): own is Hole {
	return typeof own === 'object' && own !== null && 'hole' in own
}
