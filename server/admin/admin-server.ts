import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { AdminContext } from '#admin/http/admin-context.ts'
import { adminPageAt } from '#admin/http/page-at.ts'
import { createOperatorApi } from '#admin/api/client.server.ts'
import { type CookieJar, createCookieJar } from '#web/session/cookie-jar.server.ts'
import { deviceSession } from '#web/session/device.server.ts'
import { createFormTokens } from '#web/session/form-token.server.ts'
import { createSealer, type Sealer } from '#web/session/seal.server.ts'
import { wideNetworkOf } from '#process/network.ts'
import { createArrivingBodies } from '../arriving-bodies.ts'
import { compress } from '../compress.ts'
import type { Env } from '../env.ts'
import { type CheckedRequest, checkRequest, singleHeader } from '../facts.ts'
import { acceptForm, type BodyLimit } from '../form-guard.ts'
import type { FrontMetrics } from '../front-metrics.ts'
import { createHealth } from '../health.ts'
import { describe } from '#process/log.ts'
import { currentTraceId, inRequestSpan, nameRequestSpan } from '#process/tracing.ts'
import { Refusal, requestLevel } from '../refusal.ts'
import { pageRequest, sendResponse } from '../request-listener.ts'
import type { StaticFiles } from '../static-files.ts'
import { trustedProxies } from '../trusted-proxies.ts'
import { secureAdmin } from './admin-headers.ts'
import type { AdminPages } from './admin-pages.ts'
import { adminRefusalPage } from './admin-refusal-page.ts'
import { afterEndedSession } from './ended-session.ts'
import { languageOf, preferencesOf, notices, staffSession } from './admin-session.ts'
import { type SentForm, withoutPasted } from './pasted-text.ts'
import { watchedFetch } from './watched-fetch.ts'
import { refuseBareFailure } from './bare-failure.ts'

export type AdminServerOptions = {
	env: Pick<Env, 'apiUrl' | 'secret' | 'trustedProxies' | 'forwarding' | 'development' | 'budgets'>
	log: Logger
	pages: AdminPages
	files: StaticFiles
	stylesheet: string | undefined
	metrics?: FrontMetrics | undefined
	/** The pattern of a page's route; absent: pages have one name. */
	routeOf?: ((pathname: string) => string) | undefined
	fetch: (request: Request) => Promise<Response>
	/** Host names the admin accepts; none: any. */
	hosts: readonly string[]
	/** Where shops are, with {host} for their host. */
	shopAddress?: string | undefined
	clock?: () => Date
}
type Facts = CheckedRequest['facts']

/** The admin's request handler: facts, health or a refusal, files, form guard, page. */
export function createAdminServer(options: AdminServerOptions) {
	const parts = partsOf(options)
	return {
		listener(incoming: IncomingMessage, outgoing: ServerResponse) {
			const request = checkRequest(incoming, parts.proxies)
			return inRequestSpan(request.facts.traceparent, () =>
				sendResponse(incoming, outgoing, (signal) => answer(parts, incoming, request, signal)),
			)
		},
		stop: () => parts.health.stop(),
	}
}

type Parts = ReturnType<typeof partsOf>

/** The options, and what lives as long as the server. */
function partsOf(options: AdminServerOptions) {
	const { env } = options
	const sealer = createSealer(env.secret)
	return {
		...options,
		fetch: watchedFetch(options),
		sealer,
		tokens: createFormTokens(sealer),
		bodies: createArrivingBodies(),
		health: createHealth(env.apiUrl, options.fetch),
		proxies: { ...env.forwarding, trusted: trustedProxies(env.trustedProxies) },
	}
}

/** The response with its headers, compressed; the request is logged. */
async function answer(
	parts: Parts,
	incoming: IncomingMessage,
	request: CheckedRequest,
	signal: AbortSignal,
) {
	const began = performance.now()
	const { facts } = request
	const answered = await pageOrRefusal(parts, incoming, request, signal)
	const { response } = answered
	secureAdmin(response.headers, { secure: facts.secure, development: parts.env.development })
	response.headers.set('X-Correlation-Id', facts.correlationId)
	if (parts.health.isStopping()) response.headers.set('Connection', 'close')
	logRequest(parts, incoming, facts, answered, performance.now() - began)
	return compress(
		incoming.method === 'HEAD' ? new Response(null, response) : response,
		singleHeader(incoming, 'accept-encoding'),
	)
}

type Answered = { response: Response; route: string; about?: Record<string, unknown> }

function logRequest(
	{ log, metrics }: Parts,
	{ method = '' }: IncomingMessage,
	{ pathname, host, correlationId }: Facts,
	{ response: { status }, route, about }: Answered,
	duration: number,
) {
	metrics?.request({ kind: 'made', method, route, status, ms: duration })
	nameRequestSpan({ method, route, status }, correlationId)
	const path = status >= 400 ? pathname.slice(0, 200) : undefined
	const line = { method, route, path, ms: Math.round(duration), status, host, correlationId }
	const traceId = currentTraceId()
	log[requestLevel(status, { route })]({ ...line, traceId, ...about }, 'request')
}

async function pageOrRefusal(
	parts: Parts,
	incoming: IncomingMessage,
	{ facts, refusal: refused }: CheckedRequest,
	signal: AbortSignal,
): Promise<Answered> {
	const route = parts.routeOf?.(facts.pathname) ?? 'page'
	try {
		const isReading = incoming.method === 'GET' || incoming.method === 'HEAD'
		// Before the refusals: the checks of balancers name no host of ours, or none at all.
		const health = isReading ? await parts.health.answer(facts.pathname) : undefined
		if (health) return { response: health, route: facts.pathname }
		if (refused) throw refused
		const file = isReading ? parts.files(facts.pathname, incoming.headers) : undefined
		if (file) return { response: new Response(file.body, file), route: 'files' }
		if (parts.hosts.length > 0 && !parts.hosts.includes(facts.host)) throw new Refusal(404)
		return { response: await pageOf(parts, incoming, facts, signal), route }
	} catch (error) {
		const refusal = error instanceof Refusal ? error : new Refusal(500)
		const locale = languageOf(jarOf(incoming, facts, parts.sealer))
		const { correlationId } = facts
		const { stylesheet } = parts
		const response = adminRefusalPage(refusal, { locale, correlationId, stylesheet })
		const about = error instanceof Refusal ? { reason: error.reason } : describe(error)
		return { response, route: refused ? 'refused' : route, about }
	}
}

async function pageOf(parts: Parts, incoming: IncomingMessage, facts: Facts, signal: AbortSignal) {
	const jar = jarOf(incoming, facts, parts.sealer)
	const isSafe = incoming.method === 'GET' || incoming.method === 'HEAD'
	const own = parts.tokens.of(jar, facts.host)
	const arriving = parts.bodies.open(wideNetworkOf(facts.ip))
	try {
		const proof = {
			accepts: own.accepts,
			renew: () => ({ token: own.renew(), cookie: jar.setCookies().join() }),
		}
		const read = (limit: number) => arriving.read(incoming, limit)
		const accepted = isSafe ? undefined : await acceptForm(incoming, facts, proof, read, uploadOf)
		const type = incoming.headers['content-type'] ?? ''
		const sent = accepted && (await withoutPasted({ ...accepted, type }))
		const budget = isSafe ? parts.env.budgets.page : parts.env.budgets.call
		const deadline = performance.now() + budget
		const formToken = own.renew()
		const context = contextOf(parts, facts, { jar, formToken, signal, deadline })
		const page = await parts.pages(requestOf(incoming, facts, sent, signal), context)
		refuseBareFailure(page, facts)
		const look = { locale: context.locale, stylesheet: parts.stylesheet }
		const instead = afterEndedSession(page, facts, sent && { ...sent, formToken }, look)
		const response = instead ?? new Response(page.body, page)
		for (const line of jar.setCookies()) response.headers.append('Set-Cookie', line)
		return response
	} finally {
		arriving.release()
	}
}

const uploadOf: BodyLimit = (pathname) => adminPageAt(pathname)?.upload

type Visit = { jar: CookieJar; formToken: string; signal: AbortSignal; deadline: number }

function contextOf(
	{ env, fetch, clock, shopAddress }: Parts,
	{ correlationId, ip }: Facts,
	{ jar, formToken, signal, deadline }: Visit,
): AdminContext {
	const device = deviceSession(jar)
	const session = staffSession(jar, device)
	const locale = languageOf(jar)
	return {
		correlationId,
		locale,
		formToken,
		session,
		...preferencesOf(jar),
		now: clock?.() ?? new Date(),
		notices: notices(jar),
		shopAddress: shopAddress ?? 'https://{host}',
		api: createOperatorApi(
			{ baseUrl: env.apiUrl, fetch },
			{ correlationId, locale, ip, device: device.id(), signal, session, deadline },
		),
	}
}

function jarOf({ headers }: IncomingMessage, { secure, host }: Facts, sealer: Sealer) {
	return createCookieJar(headers.cookie ?? null, { sealer, secure, host })
}

function requestOf(
	incoming: IncomingMessage,
	facts: Facts,
	sent: SentForm | undefined,
	signal: AbortSignal,
): Request {
	const headers = {
		accept: 'text/html',
		'user-agent': incoming.headers['user-agent'] ?? '',
		...(sent && { 'content-type': sent.type }),
	}
	const { body } = sent ?? {}
	return pageRequest(facts, { method: incoming.method ?? 'GET', headers, body, signal })
}
