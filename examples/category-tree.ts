import { both, type Pair } from './both-languages.ts'
import type { Art, Pattern } from './art-shapes.ts'
import type { SeedCategory } from './seed-shapes.ts'

type Icon = readonly [shape: string, colour: string, accent: string, pattern?: Pattern]

/** A category of the tree: its slug, both names, what its icon shows, and the categories below it. */
export function category(
	slug: string,
	name: Pair,
	icon: Icon,
	children?: SeedCategory[],
): SeedCategory {
	return { slug, name: both(name), icon: art(...icon), ...(children ? { children } : {}) }
}

export function art(
	shape: string,
	colour: string,
	accent: string,
	pattern?: Pattern,
	seed = 11,
): Art {
	return { shape, colour, accent, seed, ...(pattern ? { pattern } : {}) }
}
