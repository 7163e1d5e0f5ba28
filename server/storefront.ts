import type { Logger } from 'pino'
import type { CompanyAccess } from '#app/api/api-access.server.ts'
import type { Transport } from '#app/api/call.ts'
import type { SendJson } from '#app/api/send-over.server.ts'
import type { RequestFacts } from '#app/http/request-facts.ts'
import { createClient } from '#app/api/client.server.ts'
import { createGoogle } from '#app/api/google.server.ts'
import { createMediaSource } from '#app/api/media.server.ts'
import { createSharedAnswers } from '#app/api/shared-answers.server.ts'
import { createToldPosition } from '#app/api/told-position.server.ts'
import { companyKey } from '#app/http/about-company.server.ts'
import { createCompanies } from '#app/http/companies.server.ts'
import { createSiteCache, type SiteCache } from '#app/http/site-cache.server.ts'
import { createFormTokens } from '#web/session/form-token.server.ts'
import { createSealer } from '#web/session/seal.server.ts'
import type { ArrivingLimits } from './arriving-bodies.ts'
import type { Env } from './env.ts'
import { createCallJournal } from './call-journal.ts'
import { createFrontCaches } from './front-caches.ts'
import { createListener, type ListenerParts } from './listener.ts'
import type { FrontMetrics, StorefrontMetrics } from './front-metrics.ts'
import { createHealth } from './health.ts'
import { createLoadGuard } from '#process/load-guard.ts'
import { describe } from '#process/log.ts'
import { watchProvider } from '#process/provider-calls.ts'
import { createMedia } from './media.ts'
import { watchPageChanges } from '#app/api/page-changes.server.ts'
import type { Pages } from './page-handler.ts'
import type { LookUp } from './renewed-pages.ts'
import { createPageAnswers } from './page-answers.ts'
import { trustedProxies } from './trusted-proxies.ts'

/** Of the memory for pages, for those that are put together with what is one visitor's own: they are not compressed. */
const ownShare = 1 / 4
/** How long answers of the website API are shared between visitors; an edit invalidates them at once. */
const sharedAnswerMs = 10_000

export type StorefrontOptions = {
	env: Env
	log: Logger
	pages: Pages
	files: ListenerParts['files']
	stylesheet?: string
	inlineStylesheet?: ListenerParts['inlineStylesheet']
	transport: Transport
	/** What sends calls without a file; absent: the transport. */
	sendJson?: SendJson | undefined
	metrics?: FrontMetrics | undefined
	/** The pattern of a page's route; absent: pages have one name. */
	routeOf?: ((pathname: string) => string) | undefined
	arriving?: ArrivingLimits
	clock?: () => Date
	/** Event loop delay in ms; absent: measured. */
	readDelayMs?: () => number
}

/** Builds the storefront's request handler from its parts. */
export function createStorefrontServer(options: StorefrontOptions) {
	const { env, log, clock = () => new Date() } = options
	const sealer = createSealer(env.secret)
	const onLateFailure = (error: unknown) => log.warn(describe(error), 'behind the page')
	const health = createHealth(env.apiUrl, options.transport)
	const told = createToldPosition()
	const transport = told.asking(seenBy(health, options.transport))
	const sendJson = options.sendJson && told.asking(seenBy(health, options.sendJson))
	const companies = createCompanies()
	const sites = siteCacheOf(options, onLateFailure)
	const metrics = options.metrics?.storefront()
	const calls = createCallJournal()
	const sharedAnswers = createSharedAnswers(sharedAnswerOptions(env, clock, metrics))
	const media = createMedia(createMediaSource({ baseUrl: env.apiUrl, transport }))
	const shop = createPageAnswers({
		client: clientOf(options, { transport, sendJson }, { calls, metrics }),
		companies,
		sites,
		sharedAnswers,
		sealer,
		formTokens: createFormTokens(sealer),
		...pageLimits(env),
		google: env.google && createGoogle(env.google, watchGoogle(options)),
		clock,
		onLateFailure,
		pages: options.pages,
		log,
		arriving: options.arriving,
		load: createLoadGuard(env.load, options.readDelayMs, options.metrics?.loadRefusal),
	})
	const frontCaches = frontCachesOf(options)
	const front = createListener({
		...givenParts(options),
		knownShop: (facts) => knownShop(companies.peek(facts.host), facts, sites),
		health: health.answer,
		media: media.answer,
		shop: shop.answer,
		sharedPage: shop.sharedPage,
		pageCache: pageCacheOptions(env, clock, onLateFailure, metrics),
		isStopping: health.isStopping,
		namesCompany: frontCaches.isUsed,
		onPageCache: metrics?.pageCache,
		takeUnanswered: calls.take,
	})
	// The caches in front last: they ask this process again.
	const changes = watchChanges(options, transport, told.tell, [
		{ invalidate: metrics?.invalidation ?? (() => undefined) },
		sites,
		sharedAnswers,
		front,
		shop,
		media,
		frontCaches,
	])
	function stop() {
		changes.stop()
		frontCaches.stop()
		health.stop()
	}
	return { listener: front.listener, stop }
}

/** What the listener takes from the options as it is. */
function givenParts({ env, routeOf = () => 'page', ...options }: StorefrontOptions) {
	const { log, stylesheet, inlineStylesheet, files, metrics } = options
	return {
		proxies: { ...env.forwarding, trusted: trustedProxies(env.trustedProxies) },
		development: env.development,
		log,
		stylesheet,
		inlineStylesheet,
		files,
		metrics,
		routeOf,
	}
}

type Kept = { invalidate: (companyId: number | undefined) => void }

function watchChanges(
	{ env, log }: StorefrontOptions,
	transport: Transport,
	onPosition: (position: number) => void,
	kept: Kept[],
): ReturnType<typeof watchPageChanges> {
	return watchPageChanges({
		apiUrl: env.apiUrl,
		transport,
		everyMs: env.pageChangesMs,
		onPosition,
		onFailure: (error) => log.warn(describe(error), 'behind the page'),
		onChange(companyId) {
			for (const each of kept) each.invalidate(companyId)
		},
	})
}

function frontCachesOf({ env, log }: StorefrontOptions) {
	return createFrontCaches({
		addresses: env.frontCaches,
		onFailure: (error) => log.warn(describe(error), 'a cache in front does not answer'),
	})
}

type Observers = {
	calls: ReturnType<typeof createCallJournal>
	metrics: StorefrontMetrics | undefined
}

function clientOf(
	{ env, log }: StorefrontOptions,
	senders: Pick<StorefrontOptions, 'transport' | 'sendJson'>,
	{ calls, metrics }: Observers,
) {
	return createClient({
		baseUrl: env.apiUrl,
		...senders,
		budgets: env.budgets,
		onUnanswered: ({ path, ...call }) =>
			log.warn({ ...call, route: path }, 'call without an answer'),
		onCall: calls.begin,
		onBreaker(breaker, isOpen) {
			metrics?.breaker(breaker, isOpen)
			if (isOpen) log.warn({ breaker }, 'the website API is not called for a while')
			else log.info({ breaker }, 'the website API is called again')
		},
	})
}

/** Counts calls of Google, and logs those that failed. */
function watchGoogle({ log, metrics }: StorefrontOptions) {
	return watchProvider('google', (call) => {
		metrics?.providerCall(call)
		const { provider, outcome, ms, error } = call
		if (outcome === 'answered') return
		log.warn({ provider, outcome, ms: Math.round(ms), ...describe(error) }, 'provider failed')
	})
}

function seenBy<Call, Answer extends { status: number }>(
	health: ReturnType<typeof createHealth>,
	send: (call: Call) => Promise<Answer>,
) {
	return async (call: Call): Promise<Answer> => {
		const answer = await send(call)
		if (answer.status < 500) health.saw()
		return answer
	}
}

function sharedAnswerOptions(
	{ pageCacheBytes }: Env,
	clock: () => Date,
	metrics: StorefrontMetrics | undefined,
) {
	return {
		freshMs: pageCacheBytes === 0 ? 0 : sharedAnswerMs,
		now: () => clock().getTime(),
		onLookUp: (isHit: boolean) => metrics?.lookUp('answers', isHit ? 'hit' : 'miss'),
	}
}

function knownShop(access: CompanyAccess | undefined, facts: RequestFacts, sites: SiteCache) {
	return access && sites.peek(companyKey(access, facts))
}

function siteCacheOf({ env, log }: StorefrontOptions, onFailure: (error: unknown) => void) {
	return createSiteCache({
		freshMs: env.siteRefreshMs,
		onFailure,
		// Texts of the specification (section 8).
		onPixelAbsent: () => log.info('meta pixel tidak tersedia'),
	})
}

function pageLimits({ registrationSeconds, budgets, pagesPerSecond, pageCacheBytes }: Env) {
	return { registrationSeconds, budgets, pagesPerSecond, ownPageBytes: pageCacheBytes * ownShare }
}

function pageCacheOptions(
	env: Env,
	clock: () => Date,
	onFailure: (error: unknown) => void,
	metrics: StorefrontMetrics | undefined,
) {
	const onLookUp = (outcome: LookUp) => metrics?.lookUp('pages', outcome)
	const maxBytes = env.pageCacheBytes * (1 - ownShare)
	return { maxBytes, now: () => clock().getTime(), onFailure, onLookUp }
}
