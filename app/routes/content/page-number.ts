/** The page an address asks for with ?page=; 1 when it names none. */
export function pageNumber(search: URLSearchParams): number {
	return Number(/^[1-9]\d{0,4}$/.exec(search.get('page') ?? '')?.[0] ?? 1)
}
