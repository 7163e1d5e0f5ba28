const longestValue = 4_096
const longestHeader = 16_384

/**
 * A Cookie header's values by name. A name that comes twice, or a value that is too long, is left out: nobody
 * can say which of two is the visitor's own.
 */
export function readCookieHeader(header: string | null): Map<string, string> {
	const found = new Map<string, string>()
	if (header === null || header.length > longestHeader) return found
	const twice = new Set<string>()
	for (const pair of header.split(';')) {
		const equals = pair.indexOf('=')
		if (equals < 1) continue
		const name = pair.slice(0, equals).trim()
		const value = pair.slice(equals + 1).trim().replace(/^"(.*)"$/, '$1')
		if (found.has(name)) twice.add(name)
		if (value.length <= longestValue) found.set(name, value)
	}
	for (const name of twice) found.delete(name)
	return found
}
