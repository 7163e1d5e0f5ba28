import { safeRedirect } from '#app/http/safe-redirect.ts'
import { localePath, withoutLocale, type Locale } from '#web/i18n/paths.ts'

// Paths that texts of the shop may link to, derived from the route table.
const open = new RegExp(
	`^/(?:${[
		'products(?:/[^/]+)?',
		'product/[^/]+',
		'cart',
		'wishlist',
		'vouchers',
		'order/(?:checkout|look-up)',
		'konfirmasi-pembayaran',
		'faq',
		'about',
		'terms',
		'contact',
		'privacy',
		'info',
		'information/[^/]+',
		'payment-method',
		'shopping-guide',
		'how-to-use',
		'affiliate',
		'our-agen',
		'join-agen',
		'statistic-agen',
		'banner/[^/]+',
		'articles(?:/[^/]+)?',
		'article/[^/]+',
	].join('|')})?$`,
	'i',
)

/** The href of a link from the website API, or null when it leaves the shop or has no route. */
export function openHref(locale: Locale, target: string): string | null {
	if (!target.startsWith('/')) return null
	const safe = safeRedirect(target, '')
	if (safe === '') return null
	const path = withoutLocale(safe)
	return open.test(path.replace(/[?#].*$/, '')) ? localePath(locale, path) : null
}
