import type {
	DefineRouteFunction,
	DefineRoutesFunction,
} from '@remix-run/dev/dist/config/routes.js'
import { LANGUAGE_CODES } from '../contract/languages.ts'
import { accountPages } from './account-pages.ts'

const [, second, ...others] = LANGUAGE_CODES

/** The route table: every page once, mounted by `en?` at / and /en, and again for each further language. */
export const routes = (defineRoutes: DefineRoutesFunction) =>
	defineRoutes((route) => {
		pageRoutes(route, `${second}?`)
		for (const language of others) pageRoutes(withIds(route, language), language)
		route('api/apiAccess', 'routes/system/api-access.ts')
		route('favicon.ico', 'routes/pwa/favicon.ts')
		route('robots.txt', 'routes/crawlers/robots.ts')
		route('sitemap.xml', 'routes/crawlers/sitemap-index.ts')
		route('sitemaps/:part', 'routes/crawlers/sitemap-part.ts')
	})

/** `route` with ids that begin with the language: the table contains each file once per id. */
function withIds(route: DefineRouteFunction, language: string): DefineRouteFunction {
	return (path, file, optionsOrChildren, children) => {
		const inner = typeof optionsOrChildren === 'function' ? optionsOrChildren : children
		const options = typeof optionsOrChildren === 'object' ? optionsOrChildren : {}
		const id = `${language}/${options.id ?? file.replace(/\.tsx?$/, '')}`
		route(path, file, { ...options, id }, inner)
	}
}

/** Every page of the shop, in the languages of one prefix. */
function pageRoutes(route: DefineRouteFunction, prefix: string) {
	route(prefix, 'routes/shell.tsx', () => {
		route('', 'routes/layouts/default.tsx', () => shopRoutes(route))
		route('', 'routes/layouts/content.tsx', { id: 'routes/layouts/content' }, () => {
			route('order/checkout', 'routes/checkout/checkout.tsx', () => checkoutRoutes(route))
			route('order/success', 'routes/checkout/success.tsx')
			route('order/look-up', 'routes/orders/look-up.tsx')
			route('order/address', 'routes/orders/address.tsx')
			route('konfirmasi-pembayaran', 'routes/orders/payment-confirmation.tsx')
		})
		route('', 'routes/layouts/custom.tsx', { id: 'routes/layouts/custom' }, () => {
			route('forbidden', 'routes/system/forbidden.tsx')
			route('maintenance', 'routes/system/maintenance.tsx')
			route('domain-not-registered', 'routes/system/domain-not-registered.tsx')
			route('offline', 'routes/pwa/offline.tsx')
			route('auth/login', 'routes/auth/login.tsx')
			route('auth/register', 'routes/auth/register.tsx')
			route('auth/forgot-password', 'routes/auth/forgot-password.tsx')
			route('auth/reset-password', 'routes/auth/reset-password.tsx')
			route('auth/sign-in-link', 'routes/auth/sign-in-link.tsx')
			route('auth/email-sign-in', 'routes/auth/email-sign-in.tsx')
			route('auth/confirm-email', 'routes/auth/confirm-email.tsx')
			route('auth/google-verification', 'routes/auth/google-verification.tsx')
			route('auth/logout', 'routes/auth/logout.tsx')
		})
		resourceRoutes(route)
	})
}

/** Pages with the shop's header and footer. */
function shopRoutes(route: DefineRouteFunction) {
	route('', 'routes/catalog/home.tsx', { index: true })
	route('products', 'routes/catalog/products.tsx')
	route('products/:category', 'routes/catalog/category.tsx')
	route('product/:slug', 'routes/catalog/product.tsx')
	route('product/:slug/watch', 'routes/catalog/product-watch.tsx')
	route('watch/confirm', 'routes/watches/confirm.tsx')
	route('unsubscribe', 'routes/watches/unsubscribe.tsx')
	route('compare', 'routes/catalog/compare.tsx')
	route('Cart', 'routes/cart/cart.tsx')
	route('vouchers', 'routes/vouchers/vouchers.tsx')
	route('wishlist', 'routes/wishlist/wishlist.tsx')
	route('faq', 'routes/content/faq.tsx')
	route('about', 'routes/content/about.tsx')
	route('terms', 'routes/content/terms.tsx')
	route('contact', 'routes/content/contact.tsx')
	route('privacy', 'routes/content/privacy.tsx')
	route('payment-method', 'routes/content/payment-method.tsx')
	route('shopping-guide', 'routes/content/shopping-guide.tsx')
	route('how-to-use', 'routes/content/how-to-use.tsx')
	route('info', 'routes/content/info.tsx')
	route('affiliate', 'routes/content/affiliate.tsx')
	route('our-agen', 'routes/content/our-agen.tsx')
	route('join-agen', 'routes/content/join-agen.tsx')
	route('statistic-agen', 'routes/content/statistic-agen.tsx')
	route('information/:slug', 'routes/content/information.tsx')
	route('banner/:slug', 'routes/content/banner.tsx')
	route('articles', 'routes/content/articles.tsx')
	route('articles/:category', 'routes/content/article-category.tsx')
	route('article/:slug', 'routes/content/article.tsx')
	route('profile', 'routes/profile/profile.tsx', () => accountRoutes(route))
	if (process.env.NODE_ENV === 'development') route('ui', 'routes/development/ui.tsx')
	route('*', 'routes/system/not-found.tsx')
}

/** Pages within the account's layout. */
function accountRoutes(route: DefineRouteFunction) {
	for (const { path, file } of Object.values(accountPages)) {
		const below = path.slice('/profile/'.length)
		route(below, `routes/profile/${file}.tsx`, { index: below === '' })
	}
	route('order/:saleId', 'routes/profile/orders/order.tsx')
	route('order/:saleId/review', 'routes/profile/orders/review.tsx')
	route('order/:saleId/return', 'routes/profile/returns/request.tsx')
	route('return/:returnId', 'routes/profile/returns/return.tsx')
	route('address/:id', 'routes/profile/address/change.tsx')
	route('address/:id/removal', 'routes/profile/address/removal.tsx')
	route('bank/:id', 'routes/profile/bank/change.tsx')
	route('bank/:id/removal', 'routes/profile/bank/removal.tsx')
	route('reward/:rewardId', 'routes/profile/reward/redeem.tsx')
}

function checkoutRoutes(route: DefineRouteFunction) {
	route('', 'routes/checkout/page.tsx', { index: true })
	route('contact', 'routes/checkout/contact.ts')
	route('saved-address', 'routes/checkout/saved-address.ts')
	route('address', 'routes/checkout/address.ts')
	route('pickup', 'routes/checkout/pickup.ts')
	route('delivery', 'routes/checkout/delivery.ts')
	route('savings', 'routes/checkout/savings.ts')
	route('voucher', 'routes/checkout/voucher.ts')
	route('order', 'routes/checkout/order.ts')
}

/** Routes without a layout: files, and forms that redirect to a page. */
function resourceRoutes(route: DefineRouteFunction) {
	route('profile/order/product-digital/download', 'routes/profile/orders/download.ts')
	route('profile/edit/confirmation-mail', 'routes/profile/account/confirmation-mail.ts')
	route('profile/picture/removal', 'routes/profile/account/picture-removal.ts')
	route('profile/picture/:id', 'routes/profile/account/picture-file.ts')
	route('profile/sessions/:id/end', 'routes/profile/account/session-end.ts')
	route('profile/downline/file', 'routes/profile/downline/file.ts')
	route('profile/data/export', 'routes/profile/account/data-export.ts')
	route('profile/address/:id/main', 'routes/profile/address/main.ts')
	route('profile/return/:returnId/picture/:pictureId', 'routes/profile/returns/picture.ts')
	route('profile/order/:saleId/invoice', 'routes/profile/orders/invoice.tsx')
	route('profile/order/:saleId/invoice.pdf', 'routes/profile/orders/invoice-pdf.ts')
	route('order/look-up/download', 'routes/orders/download.ts')
	route('order/look-up/not-arrived', 'routes/orders/not-arrived.ts')
	route('Cart/lines', 'routes/cart/lines.ts')
	route('Cart/lines/:id', 'routes/cart/line.ts')
	route('Cart/lines/:id/removal', 'routes/cart/line-removal.ts')
	route('Cart/lines/:id/later', 'routes/cart/line-later.ts')
	route('Cart/saved/:id', 'routes/cart/saved-line.ts')
	route('Cart/clearing', 'routes/cart/clearing.ts')
	route('fb-catalog/:params', 'routes/crawlers/fb-catalog.ts')
	route('flash-sale/reminder', 'routes/catalog/flash-reminder.ts')
	route('wishlist/items', 'routes/wishlist/items.ts')
	route('recently-viewed', 'routes/catalog/recently-viewed.ts')
	route('for-you', 'routes/catalog/for-you.ts')
	route('search/suggestions', 'routes/search/suggestions.ts')
	route('manifest.webmanifest', 'routes/pwa/manifest.ts')
	route('auth/google', 'routes/auth/google.ts')
	route('profile/google-verification/start', 'routes/profile/google-link.ts')
	route('preferences', 'routes/frame/preferences.ts')
	route('error/refresh', 'routes/system/refresh.ts')
}
