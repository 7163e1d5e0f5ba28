const maxValueLength = 4_096
const maxHeaderLength = 16_384
const token = /^[!#$%&'*+.^`|~\w-]{1,100}$/

export type SentCookies = {
	/** All names the browser sent. */
	names: Set<string>
	/** Readable cookies. A name that occurs twice has no value: another host may have set one of them. */
	values: Map<string, string>
}

/** Parses a Cookie header; malformed, duplicate and oversized cookies are left out. */
export function readCookieHeader(header: string | null): SentCookies {
	const names = new Set<string>()
	const values = new Map<string, string>()
	if (header === null || header.length > maxHeaderLength) return { names, values }
	for (const pair of header.split(';')) {
		const equals = pair.indexOf('=')
		const name = pair.slice(0, Math.max(equals, 0)).trim()
		if (!token.test(name)) continue
		const value = pair
			.slice(equals + 1)
			.trim()
			.replace(/^"(.*)"$/, '$1')
		if (names.has(name)) values.delete(name)
		else if (value.length <= maxValueLength) values.set(name, value)
		names.add(name)
	}
	return { names, values }
}
