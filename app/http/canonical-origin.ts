/** The origin that search engines should know a page by: the company's main host, on the scheme and port asked for. */
export function canonicalOrigin(origin: string, mainHost: string | null): string {
	if (mainHost === null) return origin
	const url = new URL(origin)
	url.hostname = mainHost
	return url.origin
}
