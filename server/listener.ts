import type { IncomingMessage, ServerResponse } from 'node:http'
import { isbot } from 'isbot'
import type { Logger } from 'pino'
import { asksForData } from '#web/domain/asks-for-data.ts'
import type { RequestFacts } from '#app/http/request-facts.ts'
import { addVary, compress } from './compress.ts'
import { confirmationPage } from './confirmation-page.ts'
import { type CheckedRequest, checkRequest, singleHeader } from './facts.ts'
import { describe } from '#process/log.ts'
import { surrogateKey, surrogateKeyOf } from './front-caches.ts'
import { currentTraceId, inRequestSpan, nameRequestSpan } from '#process/tracing.ts'
import { FormQuestion } from './form-question.ts'
import { type InlineStylesheet, withStylesheet } from './inline-stylesheet.ts'
import type { FrontMetrics } from './front-metrics.ts'
import type { PictureHeaders } from './media.ts'
import type { KnownShop } from './plain-page.ts'
import { Refusal, requestLevel } from './refusal.ts'
import { refusalPage } from './refusal-page.ts'
import { createSharedPages, type SharedPagesOptions } from './shared-pages.ts'
import { type CompleteAnswer, sendResponse } from './request-listener.ts'
import type { PageVariant } from './page-address.ts'
import type { SharedVariant, PageAnswer } from './page-answers.ts'
import { type PolicyFor, secure } from './security-headers.ts'
import type { StaticFiles } from './static-files.ts'
import type { ProxySettings } from './trusted-proxies.ts'

export type ListenerParts = {
	proxies: ProxySettings
	log: Logger
	development: boolean
	stylesheet?: string
	/** What stands in the pages of a first visit; absent: they have a link as all others. */
	inlineStylesheet?: InlineStylesheet
	/** The cached facts of a host's shop. */
	knownShop: (facts: RequestFacts) => KnownShop | undefined
	/** Responses for any host and in any state. */
	health: (pathname: string) => Promise<Response | undefined>
	files: StaticFiles
	media: (pathname: string, headers: PictureHeaders) => Promise<Response | undefined>
	shop: (incoming: IncomingMessage, facts: RequestFacts, signal: AbortSignal) => Promise<PageAnswer>
	/** Renders a page for an anonymous visitor. */
	sharedPage: (facts: RequestFacts, variant: SharedVariant) => Promise<PageAnswer>
	pageCache: Omit<SharedPagesOptions, 'render'>
	isStopping: () => boolean
	/** Whether responses name their company for a cache in front. */
	namesCompany: boolean
	metrics?: FrontMetrics | undefined
	/** Registers the size of the page cache. */
	onPageCache?: ((bytes: () => number) => void) | undefined
	/** The pattern of a page's route. */
	routeOf: (pathname: string) => string
	/** The calls that a request waited for in vain. */
	takeUnanswered: (correlationId: string, isGivenUp: boolean) => string[] | undefined
}

/** Handles every request: facts, then health or a refusal, files, pictures, pages; then headers and the log. */
export function createListener(parts: ListenerParts) {
	const pages = createSharedPages({
		...parts.pageCache,
		render: (facts, mode) => renderShared(parts, facts, mode),
	})
	parts.onPageCache?.(pages.bytes)
	return {
		listener(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
			const request = checkRequest(incoming, parts.proxies)
			return inRequestSpan(request.facts.traceparent, () => respond(request, incoming, outgoing))
		},
		invalidate: pages.invalidate,
	}

	async function respond(
		request: CheckedRequest,
		incoming: IncomingMessage,
		outgoing: ServerResponse,
	) {
		const address = request.refusal ? undefined : pages.addressOf(incoming, request.facts)
		const began = performance.now()
		const page = address && (await pages.page(address, request.facts))
		if (page) {
			if (parts.isStopping()) outgoing.setHeader('Connection', 'close')
			const status = await pages.send(page, incoming, outgoing)
			logRequest(parts, incoming, request.facts, {
				status,
				began,
				by: 'kept',
				route: parts.routeOf(request.facts.pathname),
				companyId: page.companyId,
			})
			return
		}
		await sendResponse(incoming, outgoing, (signal) => answer(parts, incoming, request, signal))
	}
}

async function answer(
	parts: ListenerParts,
	incoming: IncomingMessage,
	request: CheckedRequest,
	signal: AbortSignal,
): Promise<Response | CompleteAnswer> {
	const began = performance.now()
	const { facts } = request
	const answered = await answerOrRefuse(parts, incoming, request, signal)
	const { response, body, route, about, ...policy } = answered
	secure(response.headers, facts, { development: parts.development, ...policy })
	response.headers.set('X-Correlation-Id', facts.correlationId)
	nameCompany(parts, response.headers, about?.companyId)
	if (parts.isStopping()) response.headers.set('Connection', 'close')
	const { status } = response
	logRequest(parts, incoming, facts, { status, began, by: 'made', route, ...about })
	const encoding = singleHeader(incoming, 'accept-encoding')
	if (incoming.method === 'HEAD') return compress(new Response(null, response), encoding)
	return compress(response, encoding, body)
}

/** What the log says of a request besides itself. */
type About = {
	companyId?: number | undefined
	reason?: string | undefined
	[more: string]: unknown
}

type Answered = {
	status: number
	began: number
	by: 'kept' | 'made'
	route: string
	companyId?: number | undefined
	reason?: unknown
}

function logRequest(
	{ log, metrics, takeUnanswered }: ListenerParts,
	{ method = '' }: IncomingMessage,
	{ pathname, host, correlationId }: RequestFacts,
	{ began, by, route, ...about }: Answered,
) {
	const duration = performance.now() - began
	const { status } = about
	metrics?.request({ kind: by, method, route, status, ms: duration })
	nameRequestSpan({ method, route, status }, correlationId)
	const traceId = currentTraceId()
	const ms = Math.round(duration)
	// Which page it was, where the pattern does not say it and somebody may look for it.
	const path = status >= 400 ? pathname.slice(0, 200) : undefined
	const unanswered = by === 'kept' ? undefined : takeUnanswered(correlationId, status >= 500)
	const line = { method, route, path, ms, host, correlationId, answered: by, unanswered, traceId }
	log[requestLevel(status, { ...about, route })]({ ...line, ...about }, 'request')
}

/** A page for all anonymous visitors, with its headers. */
async function renderShared(
	parts: ListenerParts,
	facts: RequestFacts,
	{ isFirstVisit, ...variant }: PageVariant,
) {
	const { response: page, companyId, ...policy } = await parts.sharedPage(facts, variant)
	const inlined = isFirstVisit
		? await withInlineStylesheet(page, parts.inlineStylesheet)
		: undefined
	const { response, stylesheetHash } = inlined ?? { response: page }
	secure(response.headers, facts, { development: parts.development, stylesheetHash, ...policy })
	addVary(response.headers)
	nameCompany(parts, response.headers, companyId)
	return { response, companyId }
}

function nameCompany({ namesCompany }: ListenerParts, headers: Headers, companyId?: number) {
	if (namesCompany && companyId !== undefined) headers.set(surrogateKey, surrogateKeyOf(companyId))
}

/** The answer with its part of the stylesheet in its page; undefined: it stays as it is. */
async function withInlineStylesheet(response: Response, sheet: InlineStylesheet | undefined) {
	if (!sheet || response.status !== 200) return undefined
	const styled = withStylesheet(await response.clone().text(), sheet)
	if (styled === undefined) return undefined
	const headers = new Headers(response.headers)
	// The only one that pages have announces the stylesheet.
	headers.delete('Link')
	return { response: new Response(styled.html, { headers }), stylesheetHash: styled.hash }
}

type Answer = Pick<PageAnswer, 'response' | 'body'> &
	Pick<PolicyFor, 'tracking' | 'look'> & { route: string; about?: About }

async function answerOrRefuse(
	parts: ListenerParts,
	incoming: IncomingMessage,
	{ facts, refusal }: CheckedRequest,
	signal: AbortSignal,
): Promise<Answer> {
	try {
		// Before the refusals: the checks of balancers name no shop, or none at all.
		const health = isReading(incoming) ? await parts.health(facts.pathname) : undefined
		if (health) return { response: mutable(health), route: facts.pathname }
		if (refusal) throw refusal
		const file = await fileFor(parts, incoming, facts)
		if (file) return { response: mutable(file), route: 'files' }
		const { response, companyId, ...policy } = await parts.shop(incoming, facts, signal)
		return { response, route: parts.routeOf(facts.pathname), about: { companyId }, ...policy }
	} catch (error) {
		const failure = error instanceof Refusal ? error : new Refusal(500)
		const about = error instanceof Refusal ? { reason: error.reason } : describe(error)
		const look = {
			stylesheet: parts.stylesheet,
			shop: parts.knownShop(facts),
			isBot: isbot(singleHeader(incoming, 'user-agent')),
		}
		const response =
			failure instanceof FormQuestion
				? confirmationPage(failure, facts, look)
				: refusalPage(failure, facts, look)
		// Without it, Remix's client takes the answer for one from elsewhere, without a status.
		if (asksForData(facts)) response.headers.set('X-Remix-Catch', 'yes')
		const route = refusal ? 'refused' : parts.routeOf(facts.pathname)
		return { response, route, about, look: look.shop?.look }
	}
}

/** Responses without a shop; undefined: for other paths. */
async function fileFor(
	parts: ListenerParts,
	incoming: IncomingMessage,
	{ pathname }: RequestFacts,
) {
	if (!isReading(incoming)) return undefined
	const { headers } = incoming
	return parts.files(pathname, headers) ?? (await parts.media(pathname, headers))
}

function isReading({ method }: IncomingMessage) {
	return method === 'GET' || method === 'HEAD'
}

function mutable(response: Response) {
	return new Response(response.body, response)
}
