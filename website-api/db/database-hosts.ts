/** What a server must be to be connected to, by the names of libpq's target_session_attrs. */
const targets = ['any', 'read-write', 'read-only', 'primary', 'standby', 'prefer-standby'] as const
export type Target = (typeof targets)[number]

export type DatabaseHosts = {
	/** One connection string for each server, in the order in which they are tried. */
	urls: [string, ...string[]]
	target: Target
}

/**
 * The servers of a connection string, which may name several as libpq's: `postgres://user@a:5432,b:5432/shop` or
 * `postgres:///shop?host=a,b&port=5432,5433`. Without target_session_attrs several servers have `targetOfSeveral`,
 * and one is taken as it is.
 * @throws TypeError if it is no connection string
 */
export function databaseHosts(
	connectionString: string,
	targetOfSeveral: Target = 'read-write',
): DatabaseHosts {
	const parts = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(connectionString)
	if (!parts) throw new TypeError('Invalid URL')
	const [, start = '', hosts = '', rest = ''] = parts
	const urls = hosts.split(',').flatMap((host) => namedInQuery(new URL(start + host + rest)))
	const [first = new URL(connectionString), ...others] = urls
	const wanted = first.searchParams.get('target_session_attrs')
	const target = wanted === null ? undefined : targets.find((known) => known === wanted)
	if (wanted !== null && target === undefined) throw new TypeError('Invalid target_session_attrs')
	if (others.length === 0) {
		// As it was written: what the driver reads of it must not depend on how it is written anew.
		return { urls: [connectionString], target: target ?? 'any' }
	}
	return {
		urls: [withoutTarget(first), ...others.map(withoutTarget)],
		target: target ?? targetOfSeveral,
	}
}

/** Whether it can be connected to. */
export function isDatabaseUrl(text: string): boolean {
	try {
		return databaseHosts(text).urls.length > 0
	} catch {
		return false
	}
}

/** A URL for each host of `?host=a,b`, with the port at the same place, or the only port. */
function namedInQuery(url: URL): URL[] {
	const hosts = url.searchParams.get('host')?.split(',') ?? []
	if (hosts.length < 2) return [url]
	const ports = url.searchParams.get('port')?.split(',') ?? []
	return hosts.map((host, at) => {
		const one = new URL(url)
		one.searchParams.set('host', host)
		const port = ports[at] ?? ports[0]
		if (port !== undefined) one.searchParams.set('port', port)
		return one
	})
}

function withoutTarget(url: URL): string {
	const plain = new URL(url)
	plain.searchParams.delete('target_session_attrs')
	return plain.href
}
