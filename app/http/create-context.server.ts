import { randomBytes } from 'node:crypto'
import { isbot } from 'isbot'
import type { CompanyAccess } from '#app/api/api-access.server.ts'
import type { Caller } from '#app/api/client.server.ts'
import { browserLabel } from '#web/domain/browser.ts'
import type { SiteConfiguration } from '#app/domain/site.ts'
import { withoutLocale } from '#web/i18n/paths.ts'
import { cartSession } from '#app/session/cart.server.ts'
import { checkoutSession } from '#app/session/checkout-draft.server.ts'
import { consentSession } from '#app/session/consent.server.ts'
import { createCookieJar, type CookieJar } from '#web/session/cookie-jar.server.ts'
import { customerSession, type CustomerSession } from '#app/session/customer.server.ts'
import { deviceSession } from '#web/session/device.server.ts'
import { districtSession } from '#app/session/district.server.ts'
import { flashSession } from '#app/session/flash.server.ts'
import { formAge } from '#app/session/form-age.server.ts'
import { ownCodeOf } from '#app/session/own-code.server.ts'
import { forgetVisitor, hasPersonalCookie } from '#app/session/personal.server.ts'
import { preferences } from '#app/session/preferences.server.ts'
import { recentOrdersSession } from '#app/session/recent-orders.server.ts'
import { recentlyViewedSession } from '#app/session/recently-viewed.server.ts'
import { affiliateClickOf, referralsOf } from '#app/session/referral.server.ts'
import { wishlistSession } from '#app/session/wishlist.server.ts'
import { companyFacts, companyKey } from './about-company.server.ts'
import { accountSync } from './account-sync.server.ts'
import { noShop } from './companies.server.ts'
import { isProfile } from './page-at.server.ts'
import { googleSignIn } from './google-sign-in.server.ts'
import { type Holes, leaveHole } from './holes.server.ts'
import { identifyCompany } from './identify-company.server.ts'
import { pageNotes } from './page-notes.ts'
import { noteReferrals } from './referral-clicks.server.ts'
import { isRefreshed, refreshAccount } from './refresh-account.server.ts'
import type { RequestFacts } from './request-facts.ts'
import { requestFailures } from './request-failures.server.ts'
import { unsaved } from './require-customer.ts'
import { sealInto } from './seal-into.server.ts'
import { pageOf, signInPath } from './sign-in-path.ts'
import type { ContextParts } from './context-parts.ts'
import type { CartSession, ShopContext } from './context.ts'
import { trackingOf } from './tracking.ts'
import { visitorApi } from './visitor-api.server.ts'

export type OpenContext = {
	context: ShopContext
	/** Waits for pending writes to the customer's account. */
	settle(): Promise<void>
	/** Sets the cookies and cache headers of a response, once, outside the router. */
	sealInto(response: Response): Response
	/**
	 * Where a failed call redirects the visitor: after a 403 always to /forbidden; other failures only redirect when
	 * the page itself failed (status 500 or more).
	 */
	redirectTarget(status?: number): string | undefined
}

/**
 * Creates the context of a request: company by host, site configuration, language by URL, cart, clock, API. @param holes
 * where the page is rendered to be kept for many visitors @throws ApiError when the company of the host can't be
 * determined
 */
export async function createContext(
	request: Request,
	facts: RequestFacts,
	parts: ContextParts,
	holes: Holes<ShopContext> | null = null,
): Promise<OpenContext> {
	const now = parts.clock()
	const { onLateFailure } = parts
	const jar = jarOf(request, facts, parts)
	const company = await identifyCompany(facts, parts, { jar, now })
	const customer = customerSession(jar, now)
	const flash = flashSession(jar)
	const failures = requestFailures(facts, parts.companies, { jar, customer, flash })
	const visitor = openVisitor(request, facts, company.caller, { jar, customer, flash })
	const api = visitorApi({
		client: parts.client,
		shared: sharedOf(company.access, facts, parts),
		callers: { company: company.caller, visitor: visitor.caller },
		reports: failures,
	})
	const [about, refreshed] = await Promise.all([
		companyFacts(company.access, facts, parts, company.caller, failures.onMissingPart),
		isRefreshed(request, facts) && customer.current() && refreshAccount(jar, api, onLateFailure),
	])
	const access = currentAccess(company.access, about.site)
	noteReferrals(request, facts, { jar, api, now, customer, access, onLateFailure })
	const account = accountSync(customer, api, onLateFailure)
	const cart = account.cart(cartSession(jar))
	const notes = pageNotes()
	const visit = { request, facts, jar, now, isKept: holes !== null }
	const context: ShopContext = {
		company: { id: access.companyId, affiliateDays: access.affiliateDays },
		categories: about.categories,
		api,
		call: api.call,
		google: parts.google && googleSignIn(parts.google, jar, facts),
		account: (customer.current() && refreshed) || null,
		cart,
		wishlist: account.wishlist(wishlistSession(jar)),
		takeFlash: flash.take,
		flash: flash.put,
		// What is spread comes last: properties that follow it are added fifty times slower.
		...pageView(request, facts, { jar, now, site: about.site }),
		...formParts(facts, parts, { jar, now }),
		...visitor.context,
		...notes,
		...visitorHistory(request, now, jar, cart),
		...personalData(holes, () => context),
	}
	return {
		context,
		sealInto(response) {
			// A rejected key is not stored in the visitor's cookie; a renewed one is.
			const kept = failures.isDenied() ? noShop : { ...access, key: company.currentKey() }
			const page = { cacheUntil: notes.cacheUntil(), isWhole: failures.isWhole() }
			return sealInto(response, { ...visit, ...page, access: kept })
		},
		settle: account.settle,
		redirectTarget: (status = 200) => failures.target(status),
	}
}

/** What is the visitor's own on the page; where it is to be kept, a hole. */
function personalData(
	holes: Holes<ShopContext> | null,
	context: () => ShopContext,
): Pick<ShopContext, 'holes' | 'personal' | 'personalIfKnown'> {
	return {
		holes,
		personal: async (name, load) => (holes ? leaveHole(holes, name, load) : load(context())),
		personalIfKnown: async (name, load) =>
			holes?.ofKnown ? leaveHole(holes, name, load) : load(context()),
	}
}

function jarOf(request: Request, { secure, host }: RequestFacts, { sealer }: ContextParts) {
	return createCookieJar(request.headers.get('cookie'), { sealer, secure, host })
}

type Sessions = {
	jar: CookieJar
	customer: CustomerSession
	flash: ReturnType<typeof flashSession>
}

/** The key's answer is kept for hours; what the shop's staff set since then counts. */
function currentAccess(access: CompanyAccess, { affiliateDays }: SiteConfiguration): CompanyAccess {
	return affiliateDays === null ? access : { ...access, affiliateDays }
}

function sharedOf(access: CompanyAccess, facts: RequestFacts, { sharedAnswers }: ContextParts) {
	if (!sharedAnswers || access.companyId === 0) return undefined
	return { answers: sharedAnswers, owner: companyKey(access, facts) }
}

/** The caller of the website API and what pages know of the visitor. */
function openVisitor(
	request: Request,
	{ locale, ip, pathname }: RequestFacts,
	company: Caller,
	{ jar, customer, flash }: Sessions,
) {
	const device = deviceSession(jar)
	const signIn = signInPath(locale, pageOf(request, locale))
	const caller: Caller = {
		...company,
		bearer: customer.bearer,
		onSessionEnd: () => {
			customer.end()
			const isLost = sendsForm(request) && isProfile(pathname)
			flash.put(isLost ? unsaved : { type: 'info', key: 'auth:ended' })
		},
		signInPath: signIn,
		visitorAddress: ip,
		visitorDevice: device.id,
	}
	const context = {
		customer: {
			...customer,
			open(issued: string) {
				customer.open(issued)
				device.remember()
			},
		},
		signInPath: signIn,
		rememberDevice: device.remember,
		ownCode: () => ownCodeOf(jar),
		forgetVisitor: () => forgetVisitor(jar),
	}
	return { caller, context }
}

function sendsForm({ method }: Request) {
	return method !== 'GET' && method !== 'HEAD'
}

function requestView(request: Request, facts: RequestFacts, now: Date) {
	const userAgent = request.headers.get('user-agent') ?? ''
	return {
		locale: facts.locale,
		now,
		origin: facts.origin,
		pathname: withoutLocale(facts.pathname),
		correlationId: facts.correlationId,
		sendsForm: sendsForm(request),
		isBot: isbot(userAgent),
		device: browserLabel(userAgent),
	}
}

type Viewed = { jar: CookieJar; now: Date; site: SiteConfiguration }

function pageView(request: Request, facts: RequestFacts, { jar, now, site }: Viewed) {
	const view = requestView(request, facts, now)
	return { ...view, ...shopView(request, jar, site, view.isBot) }
}

/** Display preferences and consent of this visitor. */
function shopView(request: Request, jar: CookieJar, site: SiteConfiguration, isBot: boolean) {
	const chosen = preferences(jar)
	const consent = consentSession(jar)
	const isMeasured = consent.given === 'yes' && !isBot
	return {
		dataSaver: chosen.dataSaver || request.headers.get('save-data')?.toLowerCase() === 'on',
		theme: chosen.theme,
		prefer: chosen.choose,
		hidePopup: chosen.hidePopup,
		site: chosen.popupHidden ? { ...site, popup: null } : site,
		consent,
		tracking: isMeasured ? trackingOf(site) : null,
		isOwn: hasPersonalCookie(jar),
	}
}

/** The direct purchase that a checkout page is about; null: the cart's. */
function purchaseKey({ url }: Request): string | null {
	return new URL(url).searchParams.get('buy')
}

function visitorHistory(request: Request, now: Date, jar: CookieJar, cart: CartSession) {
	return {
		checkout: checkoutSession(jar, cart, purchaseKey(request)),
		district: districtSession(jar),
		recentOrders: recentOrdersSession(jar),
		recentlyViewed: recentlyViewedSession(jar),
		referrals: () => referralsOf(jar, now),
		affiliateClick: () => affiliateClickOf(jar, now),
	}
}

/** Hidden fields of forms: form token, time shown and idempotency key. */
function formParts(
	{ host }: RequestFacts,
	{ formTokens, sealer, registrationSeconds }: ContextParts,
	{ jar, now }: { jar: CookieJar; now: Date },
) {
	return {
		formToken: formTokens.of(jar, host).issue,
		registration: formAge(sealer, { host, now, minSeconds: registrationSeconds }),
		newFormKey: () => randomBytes(16).toString('base64url'),
	}
}
