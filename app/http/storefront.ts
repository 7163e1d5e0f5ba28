import type {} from '@remix-run/node'
import type { Cart, CartLine } from '#app/domain/cart.ts'
import type { Category } from '#app/domain/catalog.ts'
import type { CheckoutDraft } from '#app/domain/checkout-draft.ts'
import type { Account } from '#app/domain/customer.ts'
import type { SiteConfiguration } from '#app/domain/site.ts'
import type { Thing } from '#app/domain/thing.ts'
import type { Locale } from '#app/i18n/paths.ts'
import type { CustomerSession } from '#app/session/customer.server.ts'
import type { FormAge } from '#app/session/form-age.server.ts'
import type { Choice } from '#app/session/preferences.server.ts'
import type { Api } from './api.server.ts'
import type { GoogleSignIn } from './google-sign-in.server.ts'

/** A visitor's cart, kept in a sealed cookie; a change is written once, at the edge, and to a customer's account. */
export type CartSession = {
	current(): Cart
	/** Replaces the lines and raises the version. */
	replace(lines: CartLine[]): void
	/** What the account's cart holds; another device may have changed it. */
	adopt(lines: CartLine[]): void
	/** Empties the cart and gives it a new token: after an order. */
	renew(): void
}

/** The checkout draft, kept in a sealed cookie of 24 hours. */
export type CheckoutSession = {
	current(): CheckoutDraft
	put(draft: CheckoutDraft): void
	clear(): void
}

/** Orders this visitor placed here, newest first, at most five; opens /order/success without a login. */
export type RecentOrders = {
	list(): { number: string; phone: string }[]
	remember(order: { number: string; phone: string }): void
}

/** Products a visitor has put aside, newest first, kept in a sealed cookie and in a customer's account. */
export type Wishlist = {
	list(): number[]
	/** False: the list is full. */
	add(id: number): boolean
	remove(id: number): void
	/** What the account's wishlist holds. */
	adopt(ids: number[]): void
}

/** What a company measures with third parties; only after consent and only what it has an id for. */
export type Tracking = { analyticsId: string | null; pixelId: string | null }

export type ToastType = 'primary' | 'success' | 'info' | 'warning' | 'error'
/** A message for the next page; `key` is a translation key with its namespace. */
export type Flash = { type: ToastType; key: string; values?: Record<string, string | number> }

/** Built once per request, ahead of Remix; loaders and actions take everything from here. */
export type Storefront = {
	locale: Locale
	now: Date
	/** The request's registered origin, e.g. https://toko.id. */
	origin: string
	/** Path without the language, e.g. /Cart. */
	pathname: `/${string}`
	correlationId: string
	/** Save-Data, or the visitor's own choice of data-saver mode. */
	dataSaver: boolean
	/** A forced look, or null to follow the device. */
	theme: 'light' | 'dark' | null
	/** Keeps how this visitor wants the shop to look, and how much data it may take. */
	prefer(choice: Choice): void
	/** Puts the popup away for 12 hours. */
	hidePopup(): void
	/** What this visitor let the company measure with; null: nothing. */
	tracking: Tracking | null
	/** A visitor's answer to being measured; null: not given. */
	consent: { given: 'yes' | 'no' | null; answer(choice: 'yes' | 'no' | null): void }
	isBot: boolean
	/** The answer is this visitor's own: a cache in front never keeps it, and it may carry a cookie. */
	isOwn: boolean
	/** `id` 0: no company owns the host. `affiliateDays`: how long a referral code lives. */
	company: { id: number; affiliateDays: number }
	site: SiteConfiguration
	/** The category tree, kept per company and language; never fails (empty when unknown). */
	categories: Category[]
	api: Api
	/** Who is signed in. Below /profile `requireCustomer` (app/http) asks for them. */
	customer: Pick<CustomerSession, 'current' | 'open' | 'end'>
	/** null: this shop has no sign-in with Google. */
	google: GoogleSignIn | null
	/** Where whoever has to sign in is led: with the language and the way back. */
	signInPath: string
	/** A signed-in customer's own affiliate code, as last heard of; null: none. */
	ownCode(): string | null
	/** What the signed-in customer's account holds, as this request heard; null: not asked, or no answer. */
	account: Account | null
	/** What this browser is called in the customer's list of sessions, at most 50 characters. */
	device: string
	/** Forgets everything of who was here but how they like the shop to look: after signing out. */
	forgetVisitor(): void
	cart: CartSession
	checkout: CheckoutSession
	recentOrders: RecentOrders
	wishlist: Wishlist
	/** Products this visitor looked at, newest first, at most twelve. */
	recentlyViewed: { list(): number[]; remember(id: number): void }
	/** Codes of the links this visitor came by that are still alive. */
	referrals(): { affiliate: string | undefined; agent: string | undefined }
	/** The affiliate's link this visitor followed, and when; undefined: none that is alive. */
	affiliateClick(): { code: string; at: Date } | undefined
	/** The message left by the previous answer; taking it removes it. */
	takeFlash(): Flash | null
	flash(flash: Flash): void
	/** The page shows prices that end then: no cache may keep it longer than the first of them. */
	keepUntil(...ends: (Date | undefined)[]): void
	/** Says what the page is about to those who read it by machine; written into its HTML only. */
	describe(...things: Thing[]): void
	described(): Thing[]
	/** For the hidden field `formToken` of forms; '' on pages that are the same for everyone (see server/form-guard). */
	formToken(): string
	/** How long a visitor has had the form to register before it comes back. */
	registration: FormAge
	/** A fresh 128-bit key for the hidden field `formKey`: one form, one effect. */
	newFormKey(): string
}

declare module '@remix-run/node' {
	interface AppLoadContext extends Storefront {}
}
