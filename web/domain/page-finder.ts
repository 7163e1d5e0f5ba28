import type { Path } from './path-pattern.ts'

type Candidate<Page> = { page: Page; pattern: RegExp; rank: number }

/**
 * Finds the page of a path (decoded, lower case, without a slash at its end) by the patterns of pages, as the router
 * does: of several that match, the one with the fewest parameters.
 */
export function pageFinder<Page extends { path: Path }>(
	pages: readonly Page[],
): (path: string) => Page | undefined {
	const byFirst = new Map<string, Candidate<Page>[]>()
	for (const page of pages) {
		const first = firstOf(page.path)
		byFirst.set(first, [...(byFirst.get(first) ?? []), candidateOf(page)])
	}
	for (const candidates of byFirst.values()) candidates.sort((one, other) => one.rank - other.rank)
	return (path) => byFirst.get(firstOf(path))?.find(({ pattern }) => pattern.test(path))?.page
}

function candidateOf<Page extends { path: Path }>(page: Page): Candidate<Page> {
	const pattern = page.path
		.toLowerCase()
		.replace(/[.+()[\]$^\\]/g, '\\$&')
		.replace(/:\w+/g, '[^/]+')
	return { page, pattern: new RegExp(`^${pattern}$`), rank: page.path.split('/:').length }
}

function firstOf(path: string): string {
	return (path.split('/', 2)[1] ?? '').toLowerCase()
}
