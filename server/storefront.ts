import type { Logger } from 'pino'
import type { CompanyAccess } from '#app/api/api-access.server.ts'
import type { Transport } from '#app/api/call.ts'
import type { RequestFacts } from '#app/http/request-facts.ts'
import { createClient } from '#app/api/client.server.ts'
import { createGoogle } from '#app/api/google.server.ts'
import { createMediaSource } from '#app/api/media.server.ts'
import { createSharedAnswers } from '#app/api/shared-answers.server.ts'
import { companyKey } from '#app/http/about-company.server.ts'
import { createCompanies } from '#app/http/companies.server.ts'
import { createSiteCache, type SiteCache } from '#app/http/site-cache.server.ts'
import { createFormTokens } from '#app/session/form-token.server.ts'
import { createSealer } from '#app/session/seal.server.ts'
import type { ArrivingLimits } from './arriving-bodies.ts'
import type { Env } from './env.ts'
import { createFrontCaches } from './front-caches.ts'
import { createFront, type FrontParts } from './front.ts'
import type { FrontMetrics } from './front-metrics.ts'
import { createHealth } from './health.ts'
import { createLoadGuard } from '#process/load-guard.ts'
import { describe } from '#process/log.ts'
import { createMedia } from './media.ts'
import { watchPageChanges } from '#app/api/page-changes.server.ts'
import type { Pages } from './page-handler.ts'
import { createShop } from './shop.ts'
import { trustedProxies } from './trusted-proxies.ts'

/** How long answers of the website API are shared between visitors; an edit invalidates them at once. */
const sharedAnswerMs = 10_000

export type StorefrontOptions = {
	env: Env
	log: Logger
	pages: Pages
	files: FrontParts['files']
	stylesheet?: string
	inlineStylesheet?: FrontParts['inlineStylesheet']
	transport: Transport
	metrics?: FrontMetrics | undefined
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
	const transport = seenBy(health, options.transport)
	const companies = createCompanies()
	const sites = siteCacheOf(options, onLateFailure)
	const sharedAnswers = createSharedAnswers(sharedAnswerOptions(env, clock))
	const media = createMedia(createMediaSource({ baseUrl: env.apiUrl, transport }))
	const shop = createShop({
		client: clientOf(options, transport),
		companies,
		sites,
		sharedAnswers,
		sealer,
		formTokens: createFormTokens(sealer),
		registrationSeconds: env.registrationSeconds,
		google: env.google && createGoogle(env.google),
		budgets: env.budgets,
		clock,
		onLateFailure,
		pages: options.pages,
		pagesPerSecond: env.pagesPerSecond,
		log,
		arriving: options.arriving,
		load: createLoadGuard(env.load, options.readDelayMs),
	})
	const frontCaches = frontCachesOf(options)
	const front = createFront({
		proxies: { ...env.forwarding, trusted: trustedProxies(env.trustedProxies) },
		log,
		development: env.development,
		stylesheet: options.stylesheet,
		inlineStylesheet: options.inlineStylesheet,
		knownShop: (facts) => knownShop(companies.peek(facts.host), facts, sites),
		health: health.answer,
		files: options.files,
		media: media.answer,
		shop: shop.answer,
		sharedPage: shop.sharedPage,
		pageCache: pageCacheOptions(env, clock, onLateFailure),
		isStopping: health.isStopping,
		namesCompany: frontCaches.isUsed,
		metrics: options.metrics,
	})
	// The caches in front last: they ask this process again.
	const changes = watchChanges(options, transport, [
		sites,
		sharedAnswers,
		front,
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

type Kept = { invalidate: (companyId: number | undefined) => void }

function watchChanges(
	{ env, log }: StorefrontOptions,
	transport: Transport,
	kept: Kept[],
): ReturnType<typeof watchPageChanges> {
	return watchPageChanges({
		apiUrl: env.apiUrl,
		transport,
		everyMs: env.pageChangesMs,
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

function clientOf({ env, log }: StorefrontOptions, transport: Transport) {
	return createClient({
		baseUrl: env.apiUrl,
		transport,
		budgets: env.budgets,
		onUnanswered: (call) => log.warn(call, 'call without an answer'),
	})
}

function seenBy(health: ReturnType<typeof createHealth>, transport: Transport): Transport {
	return async (request) => {
		const response = await transport(request)
		if (response.status < 500) health.saw()
		return response
	}
}

function sharedAnswerOptions({ pageCacheBytes }: Env, clock: () => Date) {
	return { freshMs: pageCacheBytes === 0 ? 0 : sharedAnswerMs, now: () => clock().getTime() }
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

function pageCacheOptions(env: Env, clock: () => Date, onFailure: (error: unknown) => void) {
	return { maxBytes: env.pageCacheBytes, now: () => clock().getTime(), onFailure }
}
