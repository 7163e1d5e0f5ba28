/** The page number from ?page= or another parameter; 1 without one. */
export function pageNumber(search: URLSearchParams, name = 'page'): number {
	return Number(/^[1-9]\d{0,4}$/.exec(search.get(name) ?? '')?.[0] ?? 1)
}
