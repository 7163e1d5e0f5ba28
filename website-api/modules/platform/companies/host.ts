/** Host of a Referer, lower case, without port or trailing dot; undefined if missing or malformed. */
export function hostOfReferer(referer: string | undefined): string | undefined {
	if (!referer || referer.length > 2000) return undefined
	try {
		const { protocol, hostname } = new URL(referer)
		if (protocol !== 'http:' && protocol !== 'https:') return undefined
		return normalHost(hostname)
	} catch {
		return undefined
	}
}

/** Normalises a host name to the form stored in the company table. */
function normalHost(hostname: string): string | undefined {
	const host = hostname.toLowerCase().replace(/\.$/, '')
	return host.length > 0 && host.length <= 253 ? host : undefined
}
