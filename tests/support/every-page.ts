import remixRoutes from '@remix-run/dev/dist/config/routes.js'
import type { pages } from '#app/pages/pages.ts'
import { routes } from '#app/routes.ts'
import { locations } from './sitemap.ts'

export type Visit = {
	/** Without language. `:slug` or `:category` stands for the first one in the sitemap. */
	path: `/${string}`
	/** Default 200. */
	status?: number
	/** Default: the first shop's. */
	host?: string
	/** Whether search engines may index it. */
	indexed?: true
	/** The precondition: products in the cart, a placed order, a signed-in customer, or a mailed link. */
	needs?: 'cart' | 'order' | 'customer' | 'link'
}

const hosts = ['localhost', 'kopi.localhost', 'gawai.localhost']
const read = (path: `/${string}`): Visit[] => hosts.map((host) => ({ path, host, indexed: true }))
const notHere = (path: `/${string}`): Visit => ({ path, status: 404 })
/** Covered by the account journeys, signed in. */
const own = (path: string): Visit[] => [{ path: `/${path.slice(1)}`, needs: 'customer' }]

type PathOfPage<Page> = Page extends { module: `${string}.tsx`; path: infer Pattern extends string }
	? Pattern
	: never
type Shop = typeof pages.shop
type Auth = typeof pages.auth
type PagePattern =
	| { [Name in keyof Shop]: PathOfPage<Shop[Name]> }[keyof Shop]
	| { [Name in keyof Auth]: PathOfPage<Auth[Name]> }[keyof Auth]
	| '/*'

/**
 * How every page of the route table is reached in the example shops. A page
 * of app/pages that is missing here does not compile. Empty: the page requires a state of the shop that
 * would disturb other journeys.
 */
const visits: Record<PagePattern, Visit[]> = {
	'/': read('/'),
	'/products': [
		...read('/products'),
		...read('/products?page=2'),
		{ path: '/products?q=kemeja&min=100000&stock=1&rating=4&sort=cheapest' },
		{ path: '/products?q=tidakadabarangini' },
		{ path: '/products?opt=ukuran.m&opt=warna.hitam&opt=warna.tidak-ada' },
	],
	'/products/:category': [...read('/products/:category'), notHere('/products/tidak-ada')],
	'/product/:slug': [
		...read('/product/:slug'),
		{ path: '/product/:slug?to=kebayoran', indexed: true },
		notHere('/product/tidak-ada'),
	],
	'/product/:slug/watch': [{ path: '/product/kemeja-linen-teduh/watch?kind=price' }],
	'/watch/confirm': [{ path: '/watch/confirm?token=contoh' }],
	'/unsubscribe': [{ path: '/unsubscribe?token=contoh' }],
	'/compare': [
		{ path: '/compare' },
		{ path: '/compare?p=1&p=2&p=3' },
		{ path: '/compare?p=1&q=tidakadabarangini' },
	],
	'/Cart': [{ path: '/Cart' }, { path: '/Cart', needs: 'cart' }],
	'/vouchers': read('/vouchers'),
	'/faq': read('/faq'),
	'/about': read('/about'),
	'/terms': read('/terms'),
	'/contact': [...read('/contact'), { path: '/contact?topic=ORDER&sent=PSN-1234' }],
	'/privacy': read('/privacy'),
	'/payment-method': read('/payment-method'),
	'/shopping-guide': read('/shopping-guide'),
	'/how-to-use': read('/how-to-use'),
	'/info': read('/info'),
	'/affiliate': read('/affiliate'),
	'/our-agen': [...read('/our-agen'), { path: '/our-agen?q=bandung' }],
	'/join-agen': read('/join-agen'),
	'/statistic-agen': [...read('/statistic-agen'), notHere('/statistic-agen?code=TIDAKADA')],
	'/information/:slug': [...read('/information/:slug'), notHere('/information/tidak-ada')],
	'/banner/:slug': [...read('/banner/:slug'), notHere('/banner/tidak-ada')],
	'/articles': [...read('/articles'), { path: '/articles?q=kain' }],
	'/articles/:category': [...read('/articles/:category'), notHere('/articles/tidak-ada')],
	'/article/:slug': [...read('/article/:slug'), notHere('/article/tidak-ada')],
	'/wishlist': [{ path: '/wishlist' }],
	'/auth/login': [{ path: '/auth/login' }],
	'/auth/register': [{ path: '/auth/register' }],
	'/auth/forgot-password': [{ path: '/auth/forgot-password' }],
	'/auth/reset-password': [{ path: '/auth/reset-password?token=contoh' }],
	'/auth/sign-in-link': [{ path: '/auth/sign-in-link' }],
	'/auth/email-sign-in': [{ path: '/auth/email-sign-in?token=contoh' }],
	'/auth/confirm-email': [{ path: '/auth/confirm-email?token=contoh' }],
	'/auth/google-verification': [{ path: '/auth/google-verification', needs: 'link' }],
	'/auth/logout': own('/auth/logout'),
	'/*': [notHere('/tidak/ada')],
	'/order/checkout': [{ path: '/order/checkout', needs: 'cart' }],
	// Of an order that is paid through a provider.
	'/order/payment': [],
	'/order/link': [{ path: '/order/link?token=contoh', status: 404 }],
	'/order/success': [{ path: '/order/success', needs: 'order' }],
	// Without an order that this browser knows, the look-up is shown.
	'/order/address': [],
	'/order/tracking': [],
	'/order/look-up': [{ path: '/order/look-up' }],
	'/konfirmasi-pembayaran': [{ path: '/konfirmasi-pembayaran' }],
	'/forbidden': [{ path: '/forbidden', status: 403 }],
	'/maintenance': [],
	'/offline': [{ path: '/offline' }],
	'/domain-not-registered': [
		{ ...notHere('/domain-not-registered'), host: 'tanpa-toko.localhost' },
	],
}

/** Every page with its visits, for tests that cover all pages. */
export const everyPage = Object.entries({ ...accountVisits(), ...visits }).map(
	([pattern, visits]) => ({ pattern, visits }),
)

// Private pages, all reached in the same way.
function accountVisits(): Record<string, Visit[]> {
	const patterns = pagePatterns().filter((pattern) => /^\/profile(\/|$)/.test(pattern))
	return Object.fromEntries(patterns.map((pattern) => [pattern, own(pattern)]))
}

/** The patterns of the route table's pages, e.g. /product/:slug, without addresses that are not pages. */
export function pagePatterns(): string[] {
	const table = Object.values(routes(remixRoutes.defineRoutes))
	const parents = new Set(table.map(({ parentId }) => parentId))
	const steps = (id: string | undefined): string[] => {
		const route = table.find((each) => each.id === id)
		return route ? [...steps(route.parentId), route.path ?? ''] : []
	}
	return table
		.filter(({ id, file }) => file.endsWith('.tsx') && !parents.has(id))
		.map(
			({ id }) =>
				`/${steps(id)
					.filter((step) => step !== '' && step !== 'en?')
					.join('/')}`,
		)
}

type Path = `/${string}`

/**
 * The address for a path: the first one in a host's sitemap that matches. @param read requests a path of the host
 */
export async function addressOf(path: Path, read: (path: Path) => Promise<string>): Promise<Path> {
	const [pathname = '', query = ''] = path.split(/(?=\?)/)
	if (!pathname.includes(':')) return path
	const pattern = new RegExp(`^${pathname.replace(/:\w+/, '[^/]+')}$`)
	const paths = async (part: Path) =>
		locations(await read(part)).map((url): Path => `/${new URL(url).pathname.slice(1)}`)
	for (const part of await paths('/sitemap.xml')) {
		const found = (await paths(part)).find((address) => pattern.test(address))
		if (found !== undefined) return `/${found.slice(1)}${query}`
	}
	throw new Error(`The sitemap has no ${pathname}.`)
}
