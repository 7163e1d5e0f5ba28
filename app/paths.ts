import { accountPages, type AccountPageName } from './account-pages.ts'

/** A path of the shop without its language, which `localePath` and `usePath` add. */
export type Path = `/${string}`

/** Every path that the shop links to or serves, by name. `routes.ts` maps them to route modules. */
export const paths = {
	home: '/',
	products: '/products',
	category: (slug: string) => below('/products', slug),
	product: (slug: string) => below('/product', slug),
	/** The form for a mail when it is back in stock or costs less. */
	productWatch: (slug: string) => below('/product', slug, 'watch'),
	watchConfirm: '/watch/confirm',
	unsubscribe: '/unsubscribe',
	compare: '/compare',
	recentlyViewed: '/recently-viewed',
	forYou: '/for-you',
	searchSuggestions: '/search/suggestions',

	cart: '/Cart',
	cartLines: '/Cart/lines',
	cartLine: (variantId: number) => below('/Cart/lines', variantId),
	cartLineRemoval: (variantId: number) => below('/Cart/lines', variantId, 'removal'),
	cartLineLater: (variantId: number) => below('/Cart/lines', variantId, 'later'),
	cartSavedLine: (variantId: number) => below('/Cart/saved', variantId),
	cartClearing: '/Cart/clearing',
	vouchers: '/vouchers',
	/** The action of the form to be reminded of a flash sale. */
	flashReminder: '/flash-sale/reminder',
	wishlist: '/wishlist',
	wishlistItems: '/wishlist/items',

	checkout: '/order/checkout',
	/** The action of a checkout form. */
	checkoutForm: (form: string) => below('/order/checkout', form),
	orderSuccess: (number: string) => withQuery('/order/success', { order: number }),
	orderLookUp: '/order/look-up',
	orderLookUpDownload: '/order/look-up/download',
	orderNotArrived: '/order/look-up/not-arrived',
	orderAddress: (number: string) => withQuery('/order/address', { order: number }),
	paymentConfirmation: '/konfirmasi-pembayaran',

	faq: '/faq',
	about: '/about',
	terms: '/terms',
	privacy: '/privacy',
	contact: '/contact',
	info: '/info',
	information: (slug: string) => below('/information', slug),
	banner: (slug: string) => below('/banner', slug),
	articles: '/articles',
	articleCategory: (slug: string) => below('/articles', slug),
	article: (slug: string) => below('/article', slug),
	affiliate: '/affiliate',
	ourAgents: '/our-agen',
	joinAgents: '/join-agen',
	agentStatistics: '/statistic-agen',
	/** A page of the shop's own text, by its key. */
	content: (key: string) => below('', key),

	forbidden: '/forbidden',
	maintenance: '/maintenance',
	domainNotRegistered: '/domain-not-registered',
	preferences: '/preferences',
	refresh: '/error/refresh',
	apiAccess: '/api/apiAccess',
	webManifest: '/manifest.webmanifest',

	auth: {
		login: '/auth/login',
		register: '/auth/register',
		forgotPassword: '/auth/forgot-password',
		resetPassword: '/auth/reset-password',
		/** Asks for a mailed link that signs in. */
		signInLink: '/auth/sign-in-link',
		/** The page that such a link opens. */
		emailSignIn: '/auth/email-sign-in',
		confirmEmail: '/auth/confirm-email',
		googleVerification: '/auth/google-verification',
		google: '/auth/google',
		logout: '/auth/logout',
	},

	profile: {
		...accountPaths(),
		order: (number: string) => below('/profile/order', number),
		orderReview: (number: string) => below('/profile/order', number, 'review'),
		orderReturn: (number: string) => below('/profile/order', number, 'return'),
		invoice: (number: string) => below('/profile/order', number, 'invoice'),
		invoicePdf: (number: string) => below('/profile/order', number, 'invoice.pdf'),
		digitalDownload: '/profile/order/product-digital/download',
		return: (number: string) => below('/profile/return', number),
		returnPicture: (number: string, pictureId: string) =>
			below('/profile/return', number, 'picture', pictureId),
		downlineFile: '/profile/downline/file',
		reward: (id: string) => below('/profile/reward', id),
		address: (id: string) => below('/profile/address', id),
		addressRemoval: (id: string) => below('/profile/address', id, 'removal'),
		mainAddress: (id: string) => below('/profile/address', id, 'main'),
		bank: (id: string) => below('/profile/bank', id),
		bankRemoval: (id: string) => below('/profile/bank', id, 'removal'),
		confirmationMail: '/profile/edit/confirmation-mail',
		pictureFile: (id: string) => below('/profile/picture', id),
		pictureRemoval: '/profile/picture/removal',
		sessionEnd: (id: string) => below('/profile/sessions', id, 'end'),
		googleVerificationStart: '/profile/google-verification/start',
		dataExport: '/profile/data/export',
	},
} as const satisfies Paths

type Paths = { [name: string]: Path | ((...parts: never[]) => Path) | Paths }

type AccountPaths = { [Name in AccountPageName]: (typeof accountPages)[Name]['path'] }

function accountPaths(): AccountPaths {
	const named = Object.entries(accountPages).map(([name, { path }]) => [name, path])
	return Object.fromEntries(named)
}

/** A path with a query string; undefined and empty parameters are left out. */
export function withQuery(
	path: Path,
	query: Record<string, string | number | undefined> | URLSearchParams,
): Path {
	const search =
		query instanceof URLSearchParams
			? query.toString()
			: Object.entries(query)
					.filter(([, value]) => value !== undefined && value !== '')
					.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
					.join('&')
	return search === '' ? path : `${path}?${search}`
}

function below(path: Path | '', ...parts: (string | number)[]): Path {
	return `${path}/${parts.map(encodeURIComponent).join('/')}`
}
