/** A path without its language. */
export type Path = `/${string}`

type Part = string | number

/** The parameters of a pattern, e.g. `/product/:slug` has one. */
export type PartsOf<Pattern extends string> = Pattern extends `${string}/:${string}/${infer Rest}`
	? [part: Part, ...PartsOf<`/${Rest}`>]
	: Pattern extends `${string}/:${string}`
		? [part: Part]
		: []

/** What links to a pattern: its path or, where it has parameters, a function of them. */
export type PathOf<Pattern extends Path> =
	PartsOf<Pattern> extends [] ? Pattern : (...parts: PartsOf<Pattern>) => Path

type Patterns = Record<string, { path: Path }>

/** The paths of pages, by their names. */
export function pathsOf<Pages extends Patterns>(
	pages: Pages,
): { [Name in keyof Pages]: PathOf<Pages[Name]['path']> } {
	const named = Object.entries(pages).map(([name, { path }]) => [
		name,
		path.includes('/:') ? (...parts: Part[]) => filled(path, parts) : path,
	])
	return Object.fromEntries(named)
}

/** A pattern with its parameters, encoded. */
function filled(pattern: Path, parts: readonly Part[]): Path {
	const values = parts.values()
	return `/${pattern.slice(1).replace(/:\w+/g, () => encodeURIComponent(values.next().value ?? ''))}`
}
