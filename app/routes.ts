import type { DefineRoutesFunction } from '@remix-run/dev/dist/config/routes.js'

/** The route table: every page once, mounted by `en?` at / and /en (style, C1). */
export const routes = (defineRoutes: DefineRoutesFunction) =>
	defineRoutes((route) => {
		route('en?', 'routes/shell.tsx', () => {
			route('', 'routes/layouts/default.tsx', () => {
				route('', 'routes/catalog/home.tsx', { index: true })
				route('products', 'routes/catalog/products.tsx')
				route('products/:category', 'routes/catalog/category.tsx')
				route('product/:slug', 'routes/catalog/product.tsx')
				route('Cart', 'routes/cart/cart.tsx')
				route('*', 'routes/system/not-found.tsx')
			})
			route('', 'routes/layouts/content.tsx', { id: 'routes/layouts/content' }, () => {
				route('order/checkout', 'routes/checkout/checkout.tsx')
				route('order/success', 'routes/checkout/success.tsx')
				route('order/look-up', 'routes/orders/look-up.tsx')
				route('konfirmasi-pembayaran', 'routes/orders/payment-confirmation.tsx')
			})
			route('', 'routes/layouts/custom.tsx', { id: 'routes/layouts/custom' }, () => {
				route('forbidden', 'routes/system/forbidden.tsx')
				route('maintenance', 'routes/system/maintenance.tsx')
				route('domain-not-registered', 'routes/system/domain-not-registered.tsx')
			})
			route('Cart/lines', 'routes/cart/lines.ts')
			route('Cart/lines/:id', 'routes/cart/line.ts')
			route('Cart/lines/:id/removal', 'routes/cart/line-removal.ts')
			route('Cart/clearing', 'routes/cart/clearing.ts')
			route('preferences', 'routes/frame/preferences.ts')
			route('error/refresh', 'routes/system/refresh.ts')
		})
		route('api/apiAccess', 'routes/system/api-access.ts')
	})
