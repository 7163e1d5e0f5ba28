/** Whether script asks for a page's data (Remix), by the request's query; otherwise the browser asks for a document. */
export function asksForData({ search }: { search: string }): boolean {
	return new URLSearchParams(search).has('_data')
}
