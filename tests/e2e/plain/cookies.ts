export type PlainCookie = {
	name: string
	value: string
	/** The host that set it. */
	domain: string
	path: string
	httpOnly: boolean
	secure: boolean
	sameSite: 'Strict' | 'Lax' | 'None'
	/** In seconds; -1: until the browser is closed. */
	expires: number
}

/** The cookies of one browser by host; the shop sets none for other hosts. */
export class CookieStore {
	#cookies: PlainCookie[] = []

	list(): PlainCookie[] {
		return [...this.#cookies]
	}

	clear() {
		this.#cookies = []
	}

	put(cookie: PlainCookie) {
		this.#cookies = this.#cookies.filter(
			({ name, domain, path }) =>
				name !== cookie.name || domain !== cookie.domain || path !== cookie.path,
		)
		if (cookie.expires === -1 || cookie.expires > Date.now() / 1000) this.#cookies.push(cookie)
	}

	/** The header line for a request. */
	headerFor({ hostname, pathname }: URL): string {
		return this.#cookies
			.filter(({ domain, path }) => domain === hostname && isBelow(pathname, path))
			.map(({ name, value }) => `${name}=${value}`)
			.join('; ')
	}

	/** Takes a Set-Cookie line of an answer. */
	take(line: string, { hostname, pathname }: URL) {
		const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
		const given = new Map(
			attributes.map((part) => {
				const [name = '', ...value] = part.split('=')
				return [name.toLowerCase(), value.join('=')]
			}),
		)
		if (given.has('domain')) throw new Error(`A cookie for a domain: ${line}`)
		const seconds = given.get('max-age')
		const until = given.get('expires')
		const sameSite = given.get('samesite')?.toLowerCase()
		this.put({
			name: pair.slice(0, pair.indexOf('=')),
			value: pair.slice(pair.indexOf('=') + 1),
			domain: hostname,
			path: given.get('path') ?? (pathname.replace(/\/[^/]*$/, '') || '/'),
			httpOnly: given.has('httponly'),
			secure: given.has('secure'),
			sameSite: sameSite === 'strict' ? 'Strict' : sameSite === 'none' ? 'None' : 'Lax',
			expires:
				seconds !== undefined
					? Date.now() / 1000 + Number(seconds)
					: until !== undefined
						? Date.parse(until) / 1000
						: -1,
		})
	}
}

function isBelow(pathname: string, path: string): boolean {
	return pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`)
}
