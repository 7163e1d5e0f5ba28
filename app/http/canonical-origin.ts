/** The origin of canonical URLs: the company's main host, with the scheme and port of the request. */
export function canonicalOrigin(origin: string, mainHost: string | null): string {
	if (mainHost === null) return origin
	const url = new URL(origin)
	url.hostname = mainHost
	return url.origin
}
