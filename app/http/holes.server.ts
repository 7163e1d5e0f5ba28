import { randomBytes } from 'node:crypto'
import type { Hole } from '#app/domain/personal.ts'

/** The places of a page, while it is rendered to be kept, where each visitor's own data and parts go. */
export type Holes<Visitor> = {
	/** Begins the name of each hole. */
	mark: string
	/** It is the page of known visitors, where it has one of its own. */
	ofKnown: boolean
	/** Loads a visitor's own data, by the hole's name. */
	loads: Map<string, (visitor: Visitor) => unknown>
	/** The parts that are drawn from it, in the order of the page. */
	parts: { hole: Hole; draw: (own: never) => unknown }[]
}

export function createHoles<Visitor>(ofKnown: boolean): Holes<Visitor> {
	// Nobody can know the mark, so no text of a shop is taken for a hole.
	return { mark: randomBytes(12).toString('hex'), ofKnown, loads: new Map(), parts: [] }
}

/** The hole in which a visitor's own data goes. @param name unique on the page */
export function leaveHole<Visitor>(
	{ mark, loads }: Holes<Visitor>,
	name: string,
	load: (visitor: Visitor) => unknown,
): Hole {
	const hole = `${mark} ${name}`
	loads.set(hole, load)
	return { hole }
}
