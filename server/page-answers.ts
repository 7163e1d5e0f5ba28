import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { ApiError } from '#app/api/failures.ts'
import { asksForData } from '#web/domain/asks-for-data.ts'
import { isCrawlerPath, isListed } from '#app/http/cache-headers.server.ts'
import { createContext } from '#app/http/create-context.server.ts'
import type { ContextParts } from '#app/http/context-parts.ts'
import { createHoles, type Holes } from '#app/http/holes.server.ts'
import { gate } from '#app/http/gate.server.ts'
import { pageAt, programBytes } from '#app/http/page-at.server.ts'
import { movedPage } from '#app/http/moved-page.server.ts'
import { redirectFor } from '#app/http/redirect-for.server.ts'
import { withinBudget } from '#app/http/within-budget.ts'
import type { ShopLook } from '#app/domain/site.ts'
import type { RequestFacts } from '#app/http/request-facts.ts'
import type { ShopContext, Tracking } from '#app/http/context.ts'
import { cookies } from '#app/session/cookies.server.ts'
import { createCookieJar } from '#web/session/cookie-jar.server.ts'
import { type ArrivingLimits, createArrivingBodies } from './arriving-bodies.ts'
import { acceptForm, type BodyLimit, type FormProof, type ReadBody } from './form-guard.ts'
import { importanceOf } from './importance.ts'
import type { LoadGuard } from '#process/load-guard.ts'
import { describe } from '#process/log.ts'
import { wideNetworkOf } from '#process/network.ts'
import type { PageVariant } from './page-address.ts'
import { createOwnPages, type HoledPage, type OwnAddress } from './own-pages.ts'
import { createPageLimiter } from './page-limiter.ts'
import { Refusal } from './refusal.ts'
import type { Pages } from './page-handler.ts'
import { pageRequest } from './request-listener.ts'
import { createUploadSlots } from './upload-slots.ts'

const knownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
const dropped =
	/^(host|connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|proxy-.*|forwarded|x-forwarded-.*|x-real-ip|x-http-method.*|x-method-override|x-original-.*|x-rewrite-.*)$/

export type PageParts = ContextParts & {
	pages: Pages
	log: Logger
	load: LoadGuard
	/** Pages per second for one address; 0: unlimited. */
	pagesPerSecond: number
	/** Absent: the settings of a public shop. */
	arriving?: ArrivingLimits | undefined
	/** Memory for pages with holes (own-pages.ts). */
	ownPageBytes: number
}

type Shop = PageParts & Limits & { ownPages: ReturnType<typeof createOwnPages> }

export type PageAnswer = {
	response: Response
	/** The body, of a response that has none: a complete page needs no stream. */
	body?: Uint8Array | undefined
	companyId?: number
	/** What the page's content security policy must allow. */
	tracking?: Tracking | null
	look?: ShopLook
}

/** What pages for anonymous visitors differ in. */
export type SharedVariant = Pick<PageVariant, 'savesData' | 'hidesPopup'>

/** Requests for pages: form guard, context, gate, page, cookies. */
export function createPageAnswers(parts: PageParts) {
	const ownPages = createOwnPages({
		maxBytes: parts.ownPageBytes,
		now: () => parts.clock().getTime(),
		onFailure: parts.onLateFailure,
		render: (facts, address) => holedPage(parts, facts, address),
	})
	const shop = { ...parts, ...limitsOf(parts), ownPages }
	return {
		/** Content of a company, or of any, changed. */
		invalidate: shop.ownPages.invalidate,
		answer: (incoming: IncomingMessage, facts: RequestFacts, signal: AbortSignal) =>
			answer(shop, incoming, facts, signal),
		/** Renders a page for an anonymous visitor; only the address counts for the limits. */
		sharedPage(facts: RequestFacts, variant: SharedVariant): Promise<PageAnswer> {
			shop.limitPages(facts)
			const { savesData, hidesPopup } = variant
			const headers = {
				accept: 'text/html',
				...(savesData ? { 'save-data': 'on' } : {}),
				...(hidesPopup ? { cookie: `${cookies.popup.name}=true` } : {}),
			}
			const signal = new AbortController().signal
			return inTime(shop, requestOf({ method: 'GET', headers }, facts, undefined, signal), facts)
		},
	}
}

type Limits = ReturnType<typeof limitsOf>

function limitsOf({ pagesPerSecond, clock, arriving }: PageParts) {
	return {
		slots: createUploadSlots(),
		limitPages: createPageLimiter(pagesPerSecond, () => clock().getTime()),
		bodies: createArrivingBodies(arriving),
	}
}

async function answer(
	shop: Shop,
	incoming: IncomingMessage,
	facts: RequestFacts,
	signal: AbortSignal,
): Promise<PageAnswer> {
	const network = wideNetworkOf(facts.ip)
	const arriving = shop.bodies.open(network)
	let leave = () => {}
	// A place is taken only once the file has arrived, not while it is being sent.
	const read: ReadBody = async (limit) => {
		const body = await arriving.read(incoming, limit)
		if (uploadOf(facts.pathname) !== undefined) leave = await placeFor(shop, network)
		return body
	}
	try {
		return await checkedAnswer(shop, incoming, facts, { signal, read })
	} finally {
		leave()
		arriving.release()
	}
}

const uploadOf: BodyLimit = (pathname) => pageAt(pathname)?.upload

async function placeFor({ slots }: Limits, network: string) {
	const place = await slots.take(network)
	if (place === undefined) throw new Refusal(503, { 'Retry-After': '15' }, 'uploads')
	return place
}

/** The answer to a request whose method, address, frequency and form were checked. */
async function checkedAnswer(
	shop: Shop,
	incoming: IncomingMessage,
	facts: RequestFacts,
	{ signal, read }: { signal: AbortSignal; read: ReadBody },
): Promise<PageAnswer> {
	const method = incoming.method ?? ''
	if (!knownMethods.includes(method)) throw new Refusal(405, { Allow: 'GET, HEAD, POST' })
	if (/^\/__manifest(\/|$)/i.test(facts.pathname)) throw new Refusal(404)
	const safe = method === 'GET' || method === 'HEAD'
	const right = safe ? rightPath(facts.pathname) : facts.pathname
	if (right !== facts.pathname) return { response: movedTo(right, facts) }
	shop.limitPages(facts)
	const bytes = programBytes(facts.pathname)
	const body = safe
		? undefined
		: bytes === undefined
			? (await acceptForm(incoming, facts, proofOf(shop, incoming, facts), read, uploadOf)).body
			: await acceptBytes(method, bytes, read)
	const request = requestOf(incoming, facts, body, signal)
	if (safe) return inTime(shop, request, facts)
	// Taken after the body has been read: a slow body holds no place, and takes nothing of the page's budget.
	return admitted(shop, request, { ...facts, began: performance.now() })
}

/** What a program sends to an address of its own. @throws Refusal */
function acceptBytes(method: string, limit: number, read: ReadBody): Promise<Buffer> {
	if (method !== 'POST') throw new Refusal(405, { Allow: 'POST' })
	return read(limit)
}

/** A page within its budget, whatever its calls do. A form is not cut off: nobody would know what it has done. */
function inTime(shop: Shop, request: Request, facts: RequestFacts): Promise<PageAnswer> {
	const left = facts.began + shop.budgets.page - performance.now()
	return withinBudget(
		admitted(shop, request, facts),
		left,
		() => new Refusal(503, { 'Retry-After': '5' }, 'budget'),
	)
}

async function admitted(parts: Shop, request: Request, facts: RequestFacts): Promise<PageAnswer> {
	const sent = request.headers.get('cookie') ?? undefined
	const release = parts.load.admit(importanceOf(facts.pathname, request.method, sent))
	if (release === undefined) throw new Refusal(503, { 'Retry-After': '5' }, 'load')
	try {
		return await pageFor(parts, request, facts)
	} finally {
		release()
	}
}

async function pageFor(parts: Shop, request: Request, facts: RequestFacts): Promise<PageAnswer> {
	const storefront = await openContext(request, facts, parts)
	const { context } = storefront
	const elsewhere = gate(context) ?? storefront.redirectTarget()
	if (elsewhere !== undefined && isFile(facts, context)) throw notNow(context)
	const made = elsewhere === undefined ? await pageOf(parts, request, facts, context) : undefined
	const page = made?.response
	await storefront.settle()
	const isForProgram = programBytes(facts.pathname) !== undefined
	const instead = isForProgram ? undefined : (elsewhere ?? storefront.redirectTarget(page?.status))
	const moved =
		page && instead === undefined && context.company.id !== 0
			? await movedPage(request, facts, context.api, page.status)
			: undefined
	if (moved !== undefined) await page?.body?.cancel()
	const response =
		instead !== undefined
			? redirectFor(request, instead)
			: moved !== undefined
				? redirectFor(request, moved, 301)
				: page
	if (!response || isEmptyFailure(response)) throw new Refusal(500)
	refuseFormOfFile(response, facts)
	return {
		response: storefront.sealInto(response),
		body: response === page ? made?.body : undefined,
		companyId: context.company.id,
		tracking: context.tracking,
		look: context.site,
	}
}

/** The page of one visitor: put together, where it may be, or rendered for them alone. */
async function pageOf(
	{ ownPages, pages }: Shop,
	request: Request,
	facts: RequestFacts,
	context: ShopContext,
): Promise<Pick<PageAnswer, 'response' | 'body'>> {
	const own = await ownPages.answer(request, facts, context)
	return own ?? { response: await pages(request, context) }
}

/** A page with holes for what is each visitor's own, rendered from its address alone. */
async function holedPage(
	parts: PageParts,
	facts: RequestFacts,
	{ headers, ofKnown }: OwnAddress,
): Promise<HoledPage> {
	const { signal } = new AbortController()
	const holes = createHoles<ShopContext>(ofKnown)
	const request = requestOf({ method: 'GET', headers }, facts, undefined, signal)
	const { context, sealInto } = await openContext(request, facts, parts, holes)
	const page = await parts.pages(request, context)
	return { response: sealInto(page), companyId: context.company.id, holes }
}

function proofOf(
	{ sealer, formTokens }: Shop,
	{ headers }: IncomingMessage,
	{ secure, host }: RequestFacts,
): FormProof {
	const jar = createCookieJar(headers.cookie ?? null, { sealer, secure, host })
	const tokens = formTokens.of(jar, host)
	return {
		accepts: tokens.accepts,
		renew: () => ({ token: tokens.renew(), cookie: jar.setCookies().join() }),
	}
}

// A program would take a page it is redirected to for its file. An unknown host has none at all.
function isFile({ pathname }: RequestFacts, { company }: ShopContext) {
	if (isCrawlerPath(pathname) || programBytes(pathname) !== undefined) return true
	return company.id === 0 && /\.[a-z0-9]+$/i.test(pathname)
}

function notNow({ company }: ShopContext) {
	return company.id === 0
		? new Refusal(404)
		: new Refusal(503, { 'Retry-After': '600' }, 'maintenance')
}

// Remix's response when it has nothing to render for a failure.
function isEmptyFailure({ status, headers }: Response) {
	return status >= 500 && !headers.get('content-type')?.match(/html|json/)
}

/** A form sent to the address of a file is refused with a page. @throws Refusal */
function refuseFormOfFile({ status, headers }: Response, facts: RequestFacts) {
	if (status !== 405 || headers.has('content-type') || asksForData(facts)) return
	throw new Refusal(405, { Allow: headers.get('allow') ?? 'GET, HEAD' })
}

async function openContext(
	request: Request,
	facts: RequestFacts,
	parts: ContextParts & Pick<PageParts, 'log'>,
	holes?: Holes<ShopContext>,
) {
	try {
		return await createContext(request, facts, parts, holes)
	} catch (error) {
		if (!(error instanceof ApiError)) throw error
		parts.log.warn({ correlationId: facts.correlationId, ...describe(error.cause) }, 'no company')
		const headers = { 'Retry-After': String(error.retryAfterSeconds ?? 5) }
		throw new Refusal(503, headers, 'website-api')
	}
}

/** A path without its trailing slash; of pages that caches keep, in lower case, as their addresses are. */
function rightPath(pathname: string) {
	const path = /.\/$/.test(pathname) ? pathname.slice(0, -1) : pathname
	const lower = path.toLowerCase()
	return isListed(lower) ? lower : path
}

function movedTo(path: string, { search }: RequestFacts) {
	const headers = {
		Location: `${path}${search}`,
		'Cache-Control': 'private, no-store',
	}
	return new Response(null, { status: 308, headers })
}

/** The request for Remix: host and scheme of the guard, no forwarding headers. */
function requestOf(
	incoming: Pick<IncomingMessage, 'method' | 'headers'>,
	facts: RequestFacts,
	body: Buffer | undefined,
	signal: AbortSignal,
): Request {
	const headers = new Headers()
	for (const [name, value] of Object.entries(incoming.headers)) {
		if (value === undefined || dropped.test(name)) continue
		headers.set(name, Array.isArray(value) ? value.join(', ') : value)
	}
	headers.set('host', new URL(facts.origin).host)
	headers.set('x-correlation-id', facts.correlationId)
	if (body) headers.set('content-length', String(body.byteLength))
	// Some proxies drop Accept. Script's requests are recognised by the URL: only they ask for data.
	if (body && !asksForData(facts)) headers.set('accept', 'text/html')
	return pageRequest(facts, { method: incoming.method ?? 'GET', headers, body, signal })
}
