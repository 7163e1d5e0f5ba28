import { cookie, day, hour } from '#web/session/cookie.ts'
import { deviceCookie } from '#web/session/device.server.ts'
import { formCookie } from '#web/session/form-token.server.ts'

/** Every cookie of the storefront. What makes a page personal and what signing out removes are read from here. */
export const cookies = {
	cart: cookie('CART', {
		isSealed: true,
		seconds: 60 * day,
		isPersonal: true,
		endsWithSession: true,
	}),
	/** A direct purchase, beside the cart. */
	buyNow: cookie('BUY_NOW', {
		isSealed: true,
		seconds: day,
		isPersonal: true,
		endsWithSession: true,
	}),
	/** The answers given at checkout: a name, a phone, an address. */
	checkout: cookie('CHECKOUT', {
		isSealed: true,
		seconds: day,
		isPersonal: true,
		endsWithSession: true,
	}),
	consent: cookie('CONSENT', {
		isSealed: false,
		seconds: 180 * day,
		isPersonal: true,
		endsWithSession: false,
	}),
	/** The district that this browser last asked for deliveries to. */
	district: cookie('DISTRICT', {
		isSealed: true,
		seconds: 30 * day,
		isPersonal: true,
		endsWithSession: true,
	}),
	flash: cookie('FLASH', {
		isSealed: true,
		seconds: hour,
		isPersonal: true,
		endsWithSession: false,
	}),
	/** A sign-in with Google in progress: ten minutes. */
	google: cookie('GOOGLE_SIGN_IN', {
		isSealed: true,
		seconds: hour / 6,
		isPersonal: true,
		endsWithSession: true,
	}),
	/** A new account that Google confirmed: fifteen minutes to complete it. */
	googleTicket: cookie('GOOGLE_TICKET', {
		isSealed: true,
		seconds: hour / 4,
		isPersonal: true,
		endsWithSession: true,
	}),
	dataSaver: cookie('HEMAT', {
		isSealed: false,
		seconds: 365 * day,
		isPersonal: true,
		endsWithSession: false,
	}),
	ownCode: cookie('OWN_AFFILIATE_CODE', {
		isSealed: true,
		seconds: 7 * day,
		isPersonal: true,
		endsWithSession: true,
	}),
	recentOrders: cookie('RECENT_ORDERS', {
		isSealed: true,
		seconds: 30 * day,
		isPersonal: true,
		endsWithSession: true,
	}),
	theme: cookie('THEME', {
		isSealed: false,
		seconds: 365 * day,
		isPersonal: true,
		endsWithSession: false,
	}),
	/** The session. Access cookies live twelve hours (section 9), or as long as the token. */
	token: cookie('ACCESS_WEB', {
		isSealed: true,
		seconds: 12 * hour,
		isPersonal: true,
		endsWithSession: true,
		hasFixedName: true,
	}),
	wishlist: cookie('WISHLIST', {
		isSealed: true,
		seconds: 365 * day,
		isPersonal: true,
		endsWithSession: true,
	}),
	/** Both referral codes last as long as the company says, in days; a week unless it does (section 9). */
	affiliate: cookie('AFFILIATE_CODE', {
		isSealed: true,
		seconds: 7 * day,
		isPersonal: false,
		endsWithSession: true,
		hasFixedName: true,
	}),
	agent: cookie('AGEN_CODE', {
		isSealed: true,
		seconds: 7 * day,
		isPersonal: false,
		endsWithSession: true,
		hasFixedName: true,
	}),
	/** The company's key, of the first visit on. */
	apiAccess: cookie('API_ACCESS_CLIENT', {
		isSealed: true,
		seconds: day,
		isPersonal: false,
		endsWithSession: true,
		hasFixedName: true,
	}),
	affiliateDuration: cookie('AFFILIATE_DURATION', {
		isSealed: false,
		seconds: 365 * day,
		isPersonal: false,
		endsWithSession: false,
		hasFixedName: true,
	}),
	firstAccess: cookie('FIRST_ACCESS', {
		isSealed: false,
		seconds: 400 * day,
		isPersonal: false,
		endsWithSession: false,
	}),
	locale: cookie('LOCALE', {
		isSealed: false,
		seconds: 365 * day,
		isPersonal: false,
		endsWithSession: false,
		hasFixedName: true,
	}),
	/** Also set by script until the browser is closed, once the popup was shown (app/features/frame/page-tasks.js). */
	popup: cookie('HIDE_POPUP', {
		isSealed: false,
		seconds: 12 * hour,
		isPersonal: false,
		endsWithSession: false,
		hasFixedName: true,
	}),
	recentlyViewed: cookie('RECENTLY_VIEWED', {
		isSealed: true,
		seconds: 30 * day,
		isPersonal: false,
		endsWithSession: true,
	}),
	device: deviceCookie,
	form: formCookie,
}
