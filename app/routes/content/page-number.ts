/** The page an address asks for with ?page=, or by another name; 1 when it names none. */
export function pageNumber(search: URLSearchParams, name = 'page'): number {
	return Number(/^[1-9]\d{0,4}$/.exec(search.get(name) ?? '')?.[0] ?? 1)
}
