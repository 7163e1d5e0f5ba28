import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { LRUCache } from 'lru-cache'
import { defaultLocale, localeOf } from '#web/i18n/paths.ts'
import type { RequestFacts } from '#app/http/request-facts.ts'
import { traceparentOf } from '#process/tracing.ts'
import { parseHost, type Host } from './host.ts'
import { Refusal } from './refusal.ts'
import { plainAddress, visitorBehind, type ProxySettings } from './trusted-proxies.ts'

const maxUrlLength = 4_096

/** The facts of a request, and the refusal if it is refused. */
export type CheckedRequest = { facts: RequestFacts; refusal?: Refusal }

/** Determines the facts of a request; those of a refused one are partial. */
export function checkRequest(incoming: IncomingMessage, proxies: ProxySettings): CheckedRequest {
	let facts = fallbackFacts(incoming)
	try {
		// A request target in absolute form may name another host than the header: then the shop is unknown.
		if (!facts.pathname.startsWith('/')) throw new Refusal(400)
		facts = exactFacts(incoming, facts, proxies)
		checkLengthAndPath(incoming, facts)
		return { facts }
	} catch (error) {
		return { facts, refusal: error instanceof Refusal ? error : new Refusal(400) }
	}
}

/** A header that may occur once; null: it is missing. */
export function singleHeader(
	{ headers }: Pick<IncomingMessage, 'headers'>,
	name: string,
): string | null {
	const value = headers[name]
	return typeof value === 'string' ? value : null
}

/** Facts that every request has, including refused ones. */
function fallbackFacts(incoming: IncomingMessage): RequestFacts {
	const [pathname = '/', query] = (incoming.url ?? '/').split(/\?(.*)/s)
	return {
		...factsOfNothing(),
		pathname,
		search: query === undefined ? '' : `?${query}`,
		locale: localeOf(pathname),
		ip: plainAddress(incoming.socket.remoteAddress ?? ''),
	}
}

/** For the response to a request that could not be parsed. */
export function factsOfNothing(): RequestFacts {
	return {
		origin: 'http://shop.invalid',
		host: '',
		secure: false,
		pathname: '/',
		search: '',
		locale: defaultLocale,
		ip: '',
		// Node keeps a pool of random bytes for UUIDs; `randomBytes` calls the system each time.
		correlationId: randomUUID().replaceAll('-', '').slice(0, 24),
		began: performance.now(),
	}
}

/** Checks expectation, length and path of a request. @throws Refusal */
function checkLengthAndPath(incoming: IncomingMessage, { pathname, search }: RequestFacts) {
	const { expect } = incoming.headers
	if (expect !== undefined && expect.toLowerCase() !== '100-continue') throw new Refusal(417)
	if ((incoming.url ?? '').length > maxUrlLength) throw new Refusal(414)
	checkPath(pathname)
	checkQuery(search)
}

/**
 * Determines host, scheme and the visitor's address. Only trusted proxies set the visitor's address. Host and scheme
 * end up on cacheable pages, so a header sets them only if the operator says that the proxy overwrites it: otherwise a
 * visitor's header would reach the cache. @throws Refusal
 */
function exactFacts(
	incoming: IncomingMessage,
	fallback: RequestFacts,
	{ trusted, hostHeader, schemeHeader, publicPort }: ProxySettings,
): RequestFacts {
	const ports = { listening: incoming.socket.localPort, public: publicPort }
	if (countOf('host', incoming.rawHeaders) !== 1) throw new Refusal(400)
	const own = parseHost(incoming.headers.host)
	if (!trusted(fallback.ip)) {
		return { ...fallback, host: own.name, origin: originOf(own, { secure: false, ports }) }
	}

	const forwarded = (name: string | undefined) =>
		name === undefined ? [] : list(incoming.headers[name])
	const host = forwarded(hostHeader).at(-1)
	const publicHost = host === undefined ? own : parseHost(host)
	const secure = forwarded(schemeHeader).at(-1)?.toLowerCase() === 'https'
	const visitor = visitorBehind(forwarded('x-forwarded-for'), trusted) ?? ''
	const [correlationId = ''] = list(incoming.headers['x-correlation-id'])
	const traceparent = traceparentOf(incoming.headers.traceparent)
	return {
		...fallback,
		host: publicHost.name,
		secure,
		origin: originOf(publicHost, { secure, ports }),
		ip: isIP(visitor) ? visitor : fallback.ip,
		correlationId: /^[A-Za-z0-9_-]{8,64}$/.test(correlationId)
			? correlationId
			: fallback.correlationId,
		...(traceparent ? { traceparent } : {}),
	}
}

function countOf(name: string, rawHeaders: string[]) {
	let count = 0
	for (let index = 0; index < rawHeaders.length; index += 2) {
		if (rawHeaders[index]?.toLowerCase() === name) count += 1
	}
	return count
}

type Ports = { listening?: number; public?: number }

/**
 * The origin on pages. As pages are cached, its port is the scheme's default, the configured one or, without TLS, the
 * one listened on; any other port in Host is refused.
 */
function originOf({ name, port }: Host, { secure, ports }: { secure: boolean; ports: Ports }) {
	const served = secure ? [443, ports.public] : [80, ports.listening, ports.public]
	if (port !== undefined && !served.includes(port)) throw new Refusal(400)
	return originAt(`${secure ? 'https' : 'http'}://${name}${port === undefined ? '' : `:${port}`}`)
}

/** Memoised for the few hosts of a process. */
const origins = new LRUCache<string, string>({ max: 1_000 })

function originAt(address: string): string {
	const cached = origins.get(address)
	if (cached !== undefined) return cached
	const { origin } = new URL(address)
	origins.set(address, origin)
	return origin
}

function checkPath(pathname: string) {
	if (!/^\/(?!\/)/.test(pathname) && pathname !== '/') throw new Refusal(400)
	if (/\/\/|[\\ \p{Cc}\u0080-\uffff"<>`{}#]/u.test(pathname)) throw new Refusal(400)
	const decoded = decode(pathname)
	if (/[\\\p{Cc}]/u.test(decoded)) throw new Refusal(400)
	if (decoded.split('/').some((segment) => segment === '.' || segment === '..'))
		throw new Refusal(400)
}

function checkQuery(search: string) {
	if (search === '') return
	if (/[\\ \p{Cc}\u0080-\uffff"<>#]/u.test(search)) throw new Refusal(400)
	if (decode(search).includes('\0')) throw new Refusal(400)
}

function decode(text: string) {
	try {
		return decodeURIComponent(text)
	} catch {
		throw new Refusal(400)
	}
}

function list(header: string | string[] | undefined) {
	return (Array.isArray(header) ? header.join(',') : (header ?? ''))
		.split(',')
		.map((value) => value.trim())
		.filter(Boolean)
}
