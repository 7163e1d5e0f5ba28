import { randomBytes } from 'node:crypto'
import { isbot } from 'isbot'
import type { Budgets } from '#app/api/budgets.ts'
import type { Caller, Client } from '#app/api/client.server.ts'
import { ApiError } from '#app/api/failures.ts'
import { feedApi } from '#app/api/feed.server.ts'
import type { Google } from '#app/api/google.server.ts'
import { requestFailed } from '#app/api/request-failed.server.ts'
import { browserLabel } from '#app/domain/browser.ts'
import { jakartaDay } from '#app/domain/dates.ts'
import type { Thing } from '#app/domain/thing.ts'
import { withoutLocale } from '#app/i18n/paths.ts'
import { paths } from '#app/paths.ts'
import { cartSession } from '#app/session/cart.server.ts'
import { checkoutSession } from '#app/session/checkout-draft.server.ts'
import { consentSession } from '#app/session/consent.server.ts'
import { createCookieJar } from '#app/session/cookie-jar.server.ts'
import { customerSession } from '#app/session/customer.server.ts'
import { deviceSession } from '#app/session/device.server.ts'
import { flashSession } from '#app/session/flash.server.ts'
import { formAge } from '#app/session/form-age.server.ts'
import type { FormTokens } from '#app/session/form-token.server.ts'
import { ownCodeOf } from '#app/session/own-code.server.ts'
import { forgetVisitor, isPersonal } from '#app/session/personal.server.ts'
import { preferences } from '#app/session/preferences.server.ts'
import { recentOrdersSession } from '#app/session/recent-orders.server.ts'
import { recentlyViewedSession } from '#app/session/recently-viewed.server.ts'
import { affiliateClickOf, keepReferrals, referralsOf } from '#app/session/referral.server.ts'
import type { Sealer } from '#app/session/seal.server.ts'
import { accessOf, dropAccess } from '#app/session/visit.server.ts'
import { wishlistSession } from '#app/session/wishlist.server.ts'
import { aboutCompany } from './about-company.server.ts'
import { accountKeeper } from './account-keeper.server.ts'
import { apiOver } from './api.server.ts'
import { nobody, type Companies } from './companies.server.ts'
import { isTopLevelVisit, recordClicks } from './referral-clicks.server.ts'
import { googleSignIn } from './google-sign-in.server.ts'
import type { RequestFacts } from './request-facts.ts'
import { isRefreshed, refreshAccount } from './refresh-account.server.ts'
import { sealInto } from './seal-into.server.ts'
import { pageOf, signInPath } from './sign-in-path.ts'
import type { SiteKeeper } from './site-keeper.server.ts'
import type { Api, Storefront } from './storefront.ts'
import { reportFailures } from './report-failures.ts'
import { trackingOf } from './tracking.ts'
import { withinBudget } from './within-budget.ts'

/** What every request of this process shares. */
export type StorefrontParts = {
	client: Client
	companies: Companies
	sites: SiteKeeper
	sealer: Sealer
	formTokens: FormTokens
	/** Least time between showing the form to register and its coming back. */
	registrationSeconds: number
	/** Signs customers in; null: not offered. */
	google: Google | null
	budgets: Budgets
	clock: () => Date
	/** For what fails behind the page: a background refresh, a click record. */
	onQuietFailure: (error: unknown) => void
}

export type OpenStorefront = {
	context: Storefront
	/** Waits for what the answer has yet to tell the customer's account. */
	settle(): Promise<void>
	/** Writes the cookies and the cache headers of an answer, once, outside the router. */
	sealInto(response: Response): Response
	/**
	 * Where a failure of the website API leads instead of the page: after a 403 always to /forbidden, with its message;
	 * another failure only leads away from a page that failed (status 500 or more).
	 */
	ledTo(status?: number): string | undefined
}

/**
 * Builds a request's context: company by host, site configuration, language by address, cart, clock, API.
 * @throws ApiError when nobody can say whose host this is
 */
export async function createStorefront(
	request: Request,
	facts: RequestFacts,
	parts: StorefrontParts,
): Promise<OpenStorefront> {
	const { locale, origin, host, correlationId } = facts
	const now = parts.clock()
	const deadline = performance.now() + parts.budgets.page
	const jar = createCookieJar(request.headers.get('cookie'), {
		sealer: parts.sealer,
		secure: facts.secure,
		host,
	})

	const caller: Caller = { locale, referer: `${origin}${facts.pathname}`, correlationId, deadline }
	const asking = parts.client.callFor(
		{ ...caller, deadline: undefined, referer: `${origin}/` },
		parts.budgets.apiAccess,
	)
	const access = await withinBudget(
		parts.companies.of(host, accessOf(jar, now), asking),
		parts.budgets.page,
		() => new ApiError('unavailable', requestFailed(locale), { code: 'TIMEOUT' }),
	)

	const forCompany: Caller = {
		...caller,
		apiAccess: async () => {
			const key = parts.companies.keyOf(host) ?? access.key
			if (key !== '') return key
			throw new ApiError('unavailable', requestFailed(locale), { code: 'NO_API_ACCESS' })
		},
		renewApiAccess: (dead) => parts.companies.renew(host, dead, asking),
	}
	const flash = flashSession(jar)
	const customer = customerSession(jar, now)
	const device = deviceSession(jar)
	const forVisitor: Caller = {
		...forCompany,
		bearer: customer.bearer,
		onSessionEnd: () => {
			customer.end()
			flash.put({ type: 'info', key: 'auth:ended' })
		},
		signInPath: signInPath(locale, pageOf(request, locale)),
		visitorAddress: facts.ip,
		visitorDevice: device.id,
	}
	let ledTo: string | undefined
	let denied: string | undefined
	const onFailure = ({ failure, leadsTo }: ApiError) => {
		ledTo ??= leadsTo
		if (failure !== 'forbidden') return
		denied = leadsTo
		parts.companies.forget(host)
		customer.end()
		dropAccess(jar)
	}
	let isWhole = true
	const onMissing = () => {
		isWhole = false
	}
	const api: Api = {
		...apiOver(
			reportFailures(parts.client.callFor({ ...forVisitor, onFailure }), onMissing),
			parts.client.openFor(forVisitor),
			locale,
		),
		// A feed is read for as long as its reader takes; each call has a limit of its own.
		feed: feedApi(parts.client.callFor({ ...forCompany, onFailure, deadline: undefined })),
	}
	const [about, refreshed] = await Promise.all([
		aboutCompany(access, facts, parts, forCompany, onMissing),
		isRefreshed(request, facts) && customer.current()
			? refreshAccount(jar, api, parts.onQuietFailure)
			: null,
	])
	const chosen = preferences(jar)
	const consent = consentSession(jar)
	const userAgent = request.headers.get('user-agent') ?? ''
	const isBot = isbot(userAgent)

	if (access.companyId !== 0 && !isBot && isTopLevelVisit(request)) {
		const referrals = keepReferrals(jar, new URLSearchParams(facts.search), {
			durationDays: access.affiliateDays,
			...{ today: jakartaDay(now), now },
		})
		const visit = { api, ip: facts.ip, userAgent, signedInAt: customer.current() ? now : null }
		recordClicks(referrals, visit, parts.onQuietFailure)
	}

	const account = accountKeeper(customer, api, parts.onQuietFailure)
	let keptUntil: Date | null = null
	const described: Thing[] = []
	const context: Storefront = {
		locale,
		now,
		origin,
		pathname: withoutLocale(facts.pathname),
		nonce: facts.nonce,
		correlationId,
		hemat: chosen.hemat || request.headers.get('save-data')?.toLowerCase() === 'on',
		theme: chosen.theme,
		prefer: chosen.choose,
		hidePopup: chosen.hidePopup,
		tracking: consent.given === 'yes' && !isBot ? trackingOf(about.site) : null,
		consent,
		isBot,
		isOwn: isPersonal(jar),
		company: { id: access.companyId, affiliateDays: access.affiliateDays },
		site: chosen.popupHidden ? { ...about.site, popup: null } : about.site,
		categories: about.categories,
		api,
		customer: {
			...customer,
			open(issued) {
				customer.open(issued)
				device.remember()
			},
		},
		google: parts.google && googleSignIn(parts.google, jar, { origin, locale }),
		signInPath: forVisitor.signInPath ?? paths.home,
		ownCode: () => ownCodeOf(jar),
		account: customer.current() === null ? null : refreshed,
		device: browserLabel(userAgent),
		forgetVisitor: () => forgetVisitor(jar),
		cart: account.cart(cartSession(jar)),
		checkout: checkoutSession(jar),
		recentOrders: recentOrdersSession(jar),
		wishlist: account.wishlist(wishlistSession(jar)),
		recentlyViewed: recentlyViewedSession(jar),
		referrals: () => referralsOf(jar, now),
		affiliateClick: () => affiliateClickOf(jar, now),
		takeFlash: flash.take,
		flash: flash.put,
		keepUntil: (...ends) => {
			for (const end of ends) if (end && end < (keptUntil ?? Infinity)) keptUntil = end
		},
		describe: (...things) => void described.push(...things),
		described: () => described,
		formToken: parts.formTokens.of(jar, host).issue,
		registration: formAge(parts.sealer, {
			...{ host, now, leastSeconds: parts.registrationSeconds },
		}),
		newFormKey: () => randomBytes(16).toString('base64url'),
	}
	return {
		context,
		sealInto(response) {
			// A key that was refused is not left with the visitor again, and one that was renewed takes its place.
			const key = parts.companies.keyOf(host) ?? access.key
			const kept = denied === undefined ? { ...access, key } : nobody
			return sealInto(response, { request, facts, jar, access: kept, now, keptUntil, isWhole })
		},
		settle: account.settle,
		ledTo(status = 200) {
			if (denied === undefined || facts.pathname === denied)
				return status >= 500 ? ledTo : undefined
			flash.put({ type: 'error', key: 'common:failure.denied' })
			return denied
		},
	}
}
