import { createServer, type IncomingMessage } from 'node:http'
import { close, listen } from '#server/listen.ts'
import { sendRequest, type Answer } from './send-request.ts'

type Stored = { answer: Answer; until: number; vary: Map<string, string> }
type Header = [string, string]

/** Hop-by-hop headers, and headers that the proxy sets itself. */
const ofConnection = /^(connection|keep-alive|transfer-encoding|content-length|x-forwarded-for)$/i

/**
 * A shared cache in front of a server on loopback, according to RFC 9111: keyed by Host, the address as sent and the
 * headers named by Vary; honours s-maxage, private, no-store and Set-Cookie. Like real caches, it passes on unknown
 * headers of the visitor. `X-Cache` is HIT or MISS.
 */
export async function cachingProxy(
	port: number,
	{
		set = [],
		now = Date.now,
	}: {
		/** Headers set in place of the visitor's. */
		set?: Header[]
		now?: () => number
	} = {},
) {
	const stored = new Map<string, Stored[]>()

	async function answer(incoming: IncomingMessage): Promise<{ answer: Answer; isHit: boolean }> {
		const { method = 'GET', url: target = '/' } = incoming
		const key = `${incoming.headers.host ?? ''}\n${target}`
		const isRead = method === 'GET' || method === 'HEAD'
		const hit = isRead
			? stored.get(key)?.find((each) => each.until > now() && matchesVary(each, incoming))
			: undefined
		if (hit) return { answer: hit.answer, isHit: true }
		const body = await bodyOf(incoming)
		const headers = forwardedHeaders(incoming, set)
		const fresh = await sendRequest(port, { method, target, headers, ...(isRead ? {} : { body }) })
		const seconds = freshSeconds(fresh)
		if (method === 'GET' && seconds > 0) {
			const one = { answer: fresh, until: now() + seconds * 1_000, vary: varyOf(fresh, incoming) }
			stored.set(key, [...(stored.get(key) ?? []), one])
		}
		return { answer: fresh, isHit: false }
	}

	const server = createServer((incoming, outgoing) => {
		answer(incoming).then(
			({ answer: { status, headers, body }, isHit }) => {
				for (const [name, value] of headers) {
					if (!ofConnection.test(name)) outgoing.appendHeader(name, value)
				}
				outgoing.setHeader('X-Cache', isHit ? 'HIT' : 'MISS')
				outgoing.writeHead(status).end(incoming.method === 'HEAD' ? undefined : body)
			},
			() => outgoing.writeHead(502).end(),
		)
	})
	const ownPort = await listen(server, 0, '127.0.0.1')
	return {
		request: (options: Parameters<typeof sendRequest>[1]) => sendRequest(ownPort, options),
		/** Deletes all stored responses. */
		purge: () => stored.clear(),
		close: () => close(server, 0),
	}
}

export type CachingProxy = Awaited<ReturnType<typeof cachingProxy>>

function forwardedHeaders(incoming: IncomingMessage, set: Header[]): Header[] {
	const replaced = new Set(set.map(([name]) => name.toLowerCase()))
	const chain = [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress]
	const sent = incoming.rawHeaders.flatMap((name, at): Header[] =>
		at % 2 === 0 && !ofConnection.test(name) && !replaced.has(name.toLowerCase())
			? [[name, incoming.rawHeaders[at + 1] ?? '']]
			: [],
	)
	return [...sent, ...set, ['X-Forwarded-For', chain.filter(Boolean).join(', ')]]
}

function freshSeconds({ status, headers }: Answer): number {
	const control = headers.get('cache-control') ?? ''
	if (status !== 200 || /private|no-store|no-cache/.test(control)) return 0
	if (headers.has('set-cookie') || headers.get('vary') === '*') return 0
	return Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? /max-age=(\d+)/.exec(control)?.[1] ?? 0)
}

function varyOf({ headers }: Answer, incoming: IncomingMessage) {
	const names = (headers.get('vary') ?? '').toLowerCase().split(/[\s,]+/)
	return new Map(
		names.filter(Boolean).map((name) => [name, String(incoming.headers[name] ?? '')] as const),
	)
}

function matchesVary({ vary }: Stored, incoming: IncomingMessage): boolean {
	return [...vary].every(([name, value]) => String(incoming.headers[name] ?? '') === value)
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = []
	for await (const chunk of incoming) if (Buffer.isBuffer(chunk)) chunks.push(chunk)
	return Buffer.concat(chunks)
}
