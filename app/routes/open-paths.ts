import { safeRedirect } from '#app/http/safe-redirect.ts'
import { localePath, withoutLocale, type Locale } from '#app/i18n/paths.ts'

// What the shop's own texts may lead to; grows with the route table.
const open = new RegExp(
	`^/(?:${[
		...['products(?:/[^/]+)?', 'product/[^/]+', 'cart', 'wishlist'],
		...['order/(?:checkout|look-up)', 'konfirmasi-pembayaran'],
		...['faq', 'about', 'terms', 'contact', 'privacy', 'info', 'information/[^/]+'],
		...['payment-method', 'shopping-guide', 'how-to-use'],
		...['affiliate', 'our-agen', 'join-agen', 'statistic-agen'],
		...['banner/[^/]+', 'articles(?:/[^/]+)?', 'article/[^/]+'],
	].join('|')})?$`,
	'i',
)

/** The href of a target that the website API named, or null when it leads out of the shop or to no page of it. */
export function openHref(locale: Locale, target: string): string | null {
	if (!target.startsWith('/')) return null
	const safe = safeRedirect(target, '')
	if (safe === '') return null
	const path = withoutLocale(safe)
	return open.test(path.replace(/[?#].*$/, '')) ? localePath(locale, path) : null
}
