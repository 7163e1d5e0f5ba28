import type { Tone } from '#web/domain/tones.ts'
import type { TextKey } from '#app/i18n/text-keys.ts'
import type {} from '@remix-run/node'
import type { Cart, CartLine } from '#app/domain/cart.ts'
import type { Category } from '#contract/category.ts'
import type { AccountInfo } from '#contract/account.ts'
import type { KnownDistrict } from '#app/domain/region.ts'
import type { SiteConfiguration } from '#app/domain/site.ts'
import type { Personal } from '#app/domain/personal.ts'
import type { StructuredData } from '#app/domain/structured-data.ts'
import type { Locale } from '#web/i18n/paths.ts'
import type { Theme } from '#web/domain/theme.ts'
import type { checkoutSession } from '#app/session/checkout-draft.server.ts'
import type { CustomerSession } from '#app/session/customer.server.ts'
import type { FormAge } from '#app/session/form-age.server.ts'
import type { Choice } from '#app/session/preferences.server.ts'
import type { Api } from './api.server.ts'
import type { GoogleSignIn } from './google-sign-in.server.ts'
import type { Holes } from './holes.server.ts'

/** A visitor's cart in a sealed cookie; changes are also written to a customer's account. */
export type CartSession = {
	current(): Cart
	/** Replaces the lines and increases the version. */
	replace(lines: CartLine[]): void
	/** Takes over the account's lines; another device may have changed them. */
	adopt(lines: CartLine[]): void
	/** Empties the cart and gives it a new token: after an order. */
	renew(): void
	/** The price at which a line was added, in whole rupiah; null: unknown. */
	priceOf(id: number): number | null
	/** Stores the prices of lines that were just added, or whose price is still unknown. */
	notePrices(prices: { id: number; price: number }[]): void
	/** Lines saved for later in this browser, the newest first. */
	saved(): CartLine[]
	/** Changes the lines saved for later; the cart's own version stays. */
	save(lines: CartLine[]): void
}

/** The checkout of the cart, or of the direct purchase that the page's address names. */
export type CheckoutSession = ReturnType<typeof checkoutSession>

/** `isOwn`: placed in this browser; others were looked up in it. The phone is E.164. */
type RecentOrder = {
	number: string
	phone: string
	isOwn?: boolean | undefined
	/** The website API's, for looking the order up. */
	key?: string | undefined
}

/** The last five orders of this browser, newest first; they open /order/success without signing in. */
export type RecentOrders = {
	list(): RecentOrder[]
	remember(order: RecentOrder): void
}

/** Products on the wishlist, newest first, in a sealed cookie and in a customer's account. */
export type Wishlist = {
	list(): number[]
	/** False: the list is full. */
	add(id: number): boolean
	remove(id: number): void
	/** Takes over the account's wishlist. */
	adopt(ids: number[]): void
}

/** Ids of analytics and pixel; only after consent, and only those the company has. */
export type Tracking = { analyticsId: string | null; pixelId: string | null }

/** A message for the next page; `key` is a translation key with its namespace. */
export type Flash = { type: Tone; key: TextKey; values?: Record<string, string | number> }

type LoadPersonal<T> = (visitor: ShopContext) => T | Promise<T>

/** The context of a request, created before Remix; loaders and actions get everything from here. */
export type ShopContext = {
	locale: Locale
	now: Date
	/** Origin of the request's registered host, e.g. https://toko.id. */
	origin: string
	/** Path without the language, e.g. /Cart. */
	pathname: `/${string}`
	correlationId: string
	/** The request sends a form. */
	sendsForm: boolean
	/** The Save-Data header, or the visitor's choice of data-saver mode. */
	dataSaver: boolean
	/** The chosen colour mode; null: that of the device. */
	theme: Theme | null
	/** Stores the visitor's colour mode and data-saver mode. */
	prefer(choice: Choice): void
	/** Hides the popup for 12 hours. */
	hidePopup(): void
	/** The visitor's consent to analytics and pixel; null: none. */
	tracking: Tracking | null
	/** The visitor's answer to the consent question; null: not answered. */
	consent: { given: 'yes' | 'no' | null; answer(choice: 'yes' | 'no' | null): void }
	isBot: boolean
	/** Marks the response as personal: it is not cached, and may set a cookie. */
	isOwn: boolean
	/** `id` 0: no company owns the host. `affiliateDays`: validity of a referral code. */
	company: { id: number; affiliateDays: number }
	site: SiteConfiguration
	/** The category tree, cached per company and language; never fails (empty when unknown). */
	categories: Category[]
	api: Api
	/** Calls an endpoint of the website API. */
	call: Api['call']
	/** The signed-in customer. Below /profile use `requireCustomer` (app/http). */
	customer: Pick<CustomerSession, 'current' | 'open' | 'end'>
	/** null: this shop has no sign-in with Google. */
	google: GoogleSignIn | null
	/** The sign-in page to redirect to, with the language and the return path. */
	signInPath: string
	/** A signed-in customer's own affiliate code as last fetched; null: none. */
	ownCode(): string | null
	/** The signed-in customer's balances as fetched by this request; null: not fetched, or no answer. */
	account: AccountInfo | null
	/** Label of this browser in the customer's list of sessions, at most 50 characters. */
	device: string
	/** Stores the id of this browser, for limits per customer: after ordering. */
	rememberDevice(): void
	/** Removes all of the visitor's cookies except display preferences: after signing out. */
	forgetVisitor(): void
	cart: CartSession
	checkout: CheckoutSession
	/** The district that this browser last asked for deliveries to, in a sealed cookie of 30 days. */
	district: { current(): KnownDistrict | null; remember(district: KnownDistrict): void }
	recentOrders: RecentOrders
	wishlist: Wishlist
	/** The last twelve products viewed, newest first. */
	recentlyViewed: { list(): number[]; remember(id: number): void }
	/** The visitor's referral codes that have not expired. */
	referrals(): { affiliate: string | undefined; agent: string | undefined }
	/** The affiliate click of this visitor that has not expired. */
	affiliateClick(): { code: string; at: Date } | undefined
	/** The message of the previous response; reading it removes it. */
	takeFlash(): (Omit<Flash, 'key'> & { key: string }) | null
	flash(flash: Flash): void
	/**
	 * What is this visitor's own among the page's data, for its `Part`s. A page that is rendered to be kept has a hole in
	 * its place and loads it for each visitor. @param name unique on the page
	 */
	personal<T>(name: string, load: LoadPersonal<T>): Promise<Personal<T>>
	/**
	 * The same of what differs only for known visitors, who are signed in or have chosen a district. The page's entry in
	 * `app/pages` has to say `differsForKnown`.
	 */
	personalIfKnown<T>(name: string, load: LoadPersonal<T>): Promise<Personal<T>>
	/** Of a page that is rendered to be kept for many visitors; null: it is rendered for this one. */
	holes: Holes<ShopContext> | null
	/** The page shows prices that end at these dates: it is not cached beyond the first of them. */
	keepUntil(...ends: (Date | undefined)[]): void
	/** Adds structured data to the page's HTML. */
	describe(...items: StructuredData[]): void
	described(): StructuredData[]
	/** Value of the hidden field `formToken`; '' on pages that are the same for everyone (see server/form-guard). */
	formToken(): string
	/** Time since the registration form was shown. */
	registration: FormAge
	/** A random 128-bit idempotency key for the hidden field `formKey`. */
	newFormKey(): string
}

declare module '@remix-run/node' {
	interface AppLoadContext extends ShopContext {}
}
