import { paths, type Path } from '#app/paths.ts'

/** Products that are compared at most. */
export const maxCompared = 4

/** Path of a comparison of these products, without its language. */
export function comparePath(ids: number[]): Path {
	const query = ids.slice(0, maxCompared).map((id) => `p=${id}`)
	return query.length === 0 ? paths.compare : `${paths.compare}?${query.join('&')}`
}

/** The products that an address compares: `p` repeated, or a list with commas. Anything else in it is left out. */
export function comparedIds(search: URLSearchParams): number[] {
	const named = search
		.getAll('p')
		.flatMap((text) => text.slice(0, 100).split(','))
		.filter((text) => /^[1-9]\d{0,14}$/.test(text))
	return [...new Set(named.map(Number))].slice(0, maxCompared)
}
