import { IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import type { AdminContext } from '#admin/http/admin-context.ts'
import { createOperatorApi } from '#admin/api/client.server.ts'
import { type CookieJar, createCookieJar } from '#app/session/cookie-jar.server.ts'
import { createFormTokens } from '#app/session/form-token.server.ts'
import { createSealer, type Sealer } from '#app/session/seal.server.ts'
import { wideNetworkOf } from '#process/network.ts'
import { createArrivingBodies } from '../arriving-bodies.ts'
import { compress } from '../compress.ts'
import type { Env } from '../env.ts'
import { checkRequest, exactFacts, roughFacts } from '../facts.ts'
import { acceptForm } from '../form-guard.ts'
import { createHealth } from '../health.ts'
import { describe } from '../log.ts'
import { Refusal } from '../refusal.ts'
import { trustedProxies } from '../trusted-proxies.ts'
import { secureAdmin } from './admin-headers.ts'
import type { AdminPages } from './admin-pages.ts'
import { adminRefusalPage } from './admin-refusal-page.ts'
import { languageOf, lookOf, notices, staffSession } from './admin-session.ts'

export type AdminServerOptions = {
	env: Pick<Env, 'apiUrl' | 'secret' | 'trustedProxies' | 'forwarding' | 'development'>
	log: Logger
	pages: AdminPages
	files: (pathname: string, headers: Headers) => Response | undefined
	stylesheet: string | undefined
	fetch: (request: Request) => Promise<Response>
	/** Host names that the admin answers under; none: any. */
	hosts: readonly string[]
	clock?: () => Date
}
type Facts = ReturnType<typeof exactFacts>
type Read = { facts: Facts; refusal?: Refusal }

/** The whole admin behind one listener: facts or a refusal, health, files, the guard for forms, the page. */
export function createAdminServer(options: AdminServerOptions) {
	const { env, log } = options
	const sealer = createSealer(env.secret)
	const tokens = createFormTokens(sealer)
	const bodies = createArrivingBodies()
	const health = createHealth(env.apiUrl, options.fetch)
	const proxies = { ...env.forwarding, trusted: trustedProxies(env.trustedProxies) }

	async function answer(incoming: IncomingMessage, read: Read, signal: AbortSignal) {
		const began = performance.now()
		const { facts } = read
		let response: Response
		try {
			if (read.refusal) throw read.refusal
			response = await within(incoming, facts, signal)
		} catch (error) {
			const refusal = error instanceof Refusal ? error : new Refusal(500)
			if (!(error instanceof Refusal)) log.error(describe(error), 'request failed')
			const jar = jarOf(incoming, facts, sealer)
			const { correlationId } = facts
			const { stylesheet } = options
			response = adminRefusalPage(refusal, { locale: languageOf(jar), correlationId, stylesheet })
		}
		secureAdmin(response.headers, { secure: facts.secure, development: env.development })
		if (health.isStopping()) response.headers.set('Connection', 'close')
		const ms = Math.round(performance.now() - began)
		const { method } = incoming
		const path = facts.pathname.slice(0, 200)
		const { correlationId } = facts
		log.info({ method, path, ms, status: response.status, correlationId }, 'request')
		return compress(
			method === 'HEAD' ? new Response(null, response) : response,
			incoming.headers['accept-encoding']?.toString() ?? null,
		)
	}

	async function within(incoming: IncomingMessage, facts: Facts, signal: AbortSignal) {
		const isRead = incoming.method === 'GET' || incoming.method === 'HEAD'
		const beside = isRead ? await fileOf(incoming, facts) : undefined
		if (beside) return new Response(beside.body, beside)
		if (options.hosts.length > 0 && !options.hosts.includes(facts.host)) throw new Refusal(404)
		const jar = jarOf(incoming, facts, sealer)
		const own = tokens.of(jar, facts.host)
		const arriving = bodies.open(wideNetworkOf(facts.ip))
		try {
			const proof = {
				accepts: own.accepts,
				renew: () => ({ token: own.renew(), cookie: jar.setCookies().join() }),
			}
			const read = (limit: number) => arriving.read(incoming, limit)
			const body = isRead ? undefined : await acceptForm(incoming, facts, proof, read)
			const context = contextOf(facts, jar, own.renew(), signal)
			const page = await options.pages(requestOf(incoming, facts, body, signal), context)
			const response = new Response(page.body, page)
			for (const line of jar.setCookies()) response.headers.append('Set-Cookie', line)
			return response
		} finally {
			arriving.release()
		}
	}

	async function fileOf({ headers }: IncomingMessage, { pathname }: Facts) {
		const asked = new Headers()
		for (const name of ['accept-encoding', 'if-none-match']) {
			asked.set(name, headers[name]?.toString() ?? '')
		}
		return (await health.answer(pathname)) ?? options.files(pathname, asked)
	}

	function contextOf(
		facts: Facts,
		jar: CookieJar,
		formToken: string,
		signal: AbortSignal,
	): AdminContext {
		const session = staffSession(jar)
		const locale = languageOf(jar)
		const { correlationId, ip } = facts
		return {
			...{ correlationId, locale, formToken, session },
			...lookOf(jar),
			now: options.clock?.() ?? new Date(),
			notices: notices(jar),
			api: createOperatorApi(
				{ baseUrl: env.apiUrl, fetch: options.fetch },
				{ correlationId, locale, ip, signal, ...session.current },
			),
		}
	}

	function factsOf(incoming: IncomingMessage): Read {
		let facts = roughFacts(incoming)
		try {
			if (!facts.pathname.startsWith('/')) throw new Refusal(400)
			facts = exactFacts(incoming, facts, proxies)
			checkRequest(incoming, facts)
			return { facts }
		} catch (error) {
			return { facts, refusal: error instanceof Refusal ? error : new Refusal(400) }
		}
	}

	const reads = new WeakMap<IncomingMessage, Read>()
	const listener = getRequestListener(
		(_request, { incoming, outgoing }) => {
			if (!(incoming instanceof IncomingMessage)) throw new TypeError('HTTP/1.1 only')
			const gone = new AbortController()
			outgoing.once('close', () => {
				if (!outgoing.writableFinished) gone.abort()
			})
			return answer(incoming, reads.get(incoming) ?? factsOf(incoming), gone.signal)
		},
		{ overrideGlobalObjects: false, autoCleanupIncoming: false },
	)
	return {
		async listener(incoming: IncomingMessage, outgoing: ServerResponse) {
			reads.set(incoming, factsOf(incoming))
			// The adapter builds a request of its own from these; ours comes from the facts.
			incoming.url = '/'
			incoming.headers.host = 'admin.invalid'
			await listener(incoming, outgoing)
		},
		stop: () => health.stop(),
	}
}

function jarOf({ headers }: IncomingMessage, { secure, host }: Facts, sealer: Sealer) {
	return createCookieJar(headers.cookie ?? null, { sealer, secure, host })
}

function requestOf(
	incoming: IncomingMessage,
	{ origin, pathname, search }: Facts,
	body: Buffer | undefined,
	signal: AbortSignal,
): Request {
	const type = incoming.headers['content-type']
	const headers = {
		accept: 'text/html',
		'user-agent': incoming.headers['user-agent'] ?? '',
		...(body && type ? { 'content-type': type } : {}),
	}
	return new Request(`${origin}${pathname}${search}`, {
		method: incoming.method ?? 'GET',
		headers,
		...(body ? { body: new Uint8Array(body) } : {}),
		signal,
	})
}
