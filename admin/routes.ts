import type { DefineRoutesFunction } from '@remix-run/dev/dist/config/routes.js'

/** The route table of the admin. */
export const adminRoutes = (defineRoutes: DefineRoutesFunction) =>
	defineRoutes((route) => {
		route('', 'routes/access/signed-out.tsx', () => {
			route('sign-in', 'routes/access/sign-in.tsx')
			route('sign-in/code', 'routes/access/second-factor.tsx')
			route('accept-invitation', 'routes/access/accept-invitation.tsx')
			route('reset-password', 'routes/access/reset-password.tsx')
			route('setup', 'routes/setup/owner.tsx')
		})
		route('sign-out', 'routes/access/sign-out.ts')
		route('preferences', 'routes/access/preferences.ts')
		route('company', 'routes/access/company.tsx')
		route('', 'routes/setup/frame.tsx', () => {
			route('setup/second-factor', 'routes/setup/second-factor.tsx')
			route('setup/shop', 'routes/setup/shop.tsx')
		})
		route('', 'routes/frame.tsx', () => {
			route('', 'routes/dashboard/dashboard.tsx', { index: true })
			route('account', 'routes/access/account.tsx')
			route('account/second-factor', 'routes/access/account-second-factor.tsx')
			route('account/mails', 'routes/access/account-mails.tsx')
			route('activity', 'routes/activity/activity.tsx')
			route('orders', 'routes/orders/orders.tsx')
			route('orders/ship', 'routes/orders/ship.tsx')
			route('orders/pay', 'routes/orders/pay.tsx')
			route('orders/:number', 'routes/orders/order.tsx')
			route('orders/:number/cancel', 'routes/orders/cancel.tsx')
			route('orders/:number/correct', 'routes/orders/correct.tsx')
			route('orders/:number/refund', 'routes/orders/refund.tsx')
			queuePages(route)
			customerPages(route)
			productPages(route)
			contentPages(route)
			reportPages(route)
			promotionPages(route)
			route('setup/goods', 'routes/setup/goods.tsx')
			route('setup/open', 'routes/setup/open.tsx')
			settingsPages(route)
			route('statements', 'routes/statements/statements.tsx')
			route('statements/:id', 'routes/statements/statement.tsx')
			route('statements/lines/:id', 'routes/statements/line.tsx')
			route('staff', 'routes/staff/staff.tsx')
			route('staff/invite', 'routes/staff/invite.tsx')
			route('staff/:id', 'routes/staff/member.tsx')
			route('*', 'routes/not-found.tsx')
		})
		productFiles(route)
		reportFiles(route)
		route('settings/tariffs', 'routes/settings/tariffs.ts')
		route('customers/:id/export', 'routes/customers/customer-export.ts')
		listFiles(route)
		route('orders/:number/proof/:id', 'routes/orders/proof.ts')
		route('orders/labels', 'routes/orders/labels.ts')
		route('orders/slips', 'routes/orders/slips.tsx')
		route('orders/picks', 'routes/orders/picks.tsx')
		route('returns/:number/picture/:id', 'routes/queues/return-picture.ts')
	})

type DefineRoute = Parameters<Parameters<DefineRoutesFunction>[0]>[0]

function queuePages(route: DefineRoute) {
	route('returns', 'routes/queues/returns.tsx')
	route('returns/:number', 'routes/queues/return.tsx')
	route('withdrawals', 'routes/queues/withdrawals.tsx')
	route('refunds', 'routes/queues/refunds.tsx')
	route('applications', 'routes/queues/applications.tsx')
	route('messages', 'routes/queues/messages.tsx')
	route('reviews', 'routes/queues/reviews.tsx')
	route('failed-mails', 'routes/queues/failed-mails.tsx')
}

function productPages(route: DefineRoute) {
	route('products', 'routes/products/products.tsx')
	route('products/import', 'routes/products/import.tsx')
	route('products/imports/:id', 'routes/products/import-report.tsx')
	route('products/imports/:id/columns', 'routes/products/import-columns.tsx')
	route('products/new', 'routes/products/new.tsx')
	route('products/sheet', 'routes/products/sheet.tsx')
	route('products/categories', 'routes/products/categories.tsx')
	route('products/synonyms', 'routes/products/synonyms.tsx')
	route('products/:id', 'routes/products/product.tsx')
	route('products/:id/pictures', 'routes/products/pictures.tsx')
	route('products/:id/options', 'routes/products/product-options.tsx')
	route('products/:id/variants', 'routes/products/product-variants.tsx')
	route('products/variants/:id', 'routes/products/variant.tsx')
}

function productFiles(route: DefineRoute) {
	route('products/export', 'routes/products/export.ts')
	route('products/imports/:id/remarks', 'routes/products/import-remarks.ts')
	route('products/media/:id', 'routes/products/media.ts')
}

function settingsPages(route: DefineRoute) {
	route('settings', 'routes/settings/settings.ts')
	route('settings/shop', 'routes/settings/shop.tsx')
	route('settings/shop/logo', 'routes/settings/logo.tsx')
	route('settings/shop/hosts', 'routes/settings/hosts.tsx')
	route('settings/payment', 'routes/banks/banks.tsx')
	route('settings/payment/shortfalls', 'routes/banks/shortfalls.tsx')
	route('settings/payment/new', 'routes/banks/new-bank.tsx')
	route('settings/payment/qris', 'routes/banks/qris.tsx')
	route('settings/payment/:bank', 'routes/banks/bank.tsx')
	route('settings/shipping', 'routes/settings/shipping.tsx')
	route('settings/shipping/origin', 'routes/settings/origin.tsx')
	route('settings/shipping/tariffs', 'routes/settings/tariff-file.tsx')
	route('settings/shipping/arrivals', 'routes/settings/arrivals.tsx')
	route('settings/shipping/:courier', 'routes/settings/courier.tsx')
	route('settings/shipping/pickup/new', 'routes/settings/new-pickup-place.tsx')
	route('settings/shipping/pickup/:id', 'routes/settings/pickup-place.tsx')
	route('settings/shipping/pickup/:id/delete', 'routes/settings/delete-pickup-place.tsx')
	route('settings/legal', 'routes/settings/legal.tsx')
	route('settings/legal/pages', 'routes/settings/legal-pages.tsx')
	route('settings/pages/:kind/:key', 'routes/settings/page.tsx')
}

function contentPages(route: DefineRoute) {
	route('content', 'routes/content/content.ts')
	route('content/home', 'routes/content/home.tsx')
	route('content/home/new', 'routes/content/new-home-section.tsx')
	route('content/home/versions', 'routes/content/home-versions.tsx')
	route('content/home/sections/:id', 'routes/content/home-section.tsx')
	route('content/home/sections/:id/remove', 'routes/content/remove-home-section.tsx')
	route('content/banners', 'routes/content/banners.tsx')
	route('content/banners/new', 'routes/content/new-banner.tsx')
	route('content/banners/:slug', 'routes/content/banner.tsx')
	route('content/pages', 'routes/content/pages.tsx')
	route('content/pages/:key', 'routes/content/page.tsx')
	route('content/informations/new', 'routes/content/new-information.tsx')
	route('content/informations/:slug', 'routes/content/information.tsx')
	route('content/faq', 'routes/content/faq.tsx')
	route('content/articles', 'routes/content/articles.tsx')
	route('content/articles/new', 'routes/content/new-article.tsx')
	route('content/articles/:slug', 'routes/content/article.tsx')
	route('content/popup', 'routes/content/popup.tsx')
	route('content/footer', 'routes/content/footer.tsx')
	route('content/redirects', 'routes/content/redirects.tsx')
	route('content/:kind/:slug/delete', 'routes/content/delete.tsx')
}

function customerPages(route: DefineRoute) {
	route('customers', 'routes/customers/customers.tsx')
	route('customers/:id', 'routes/customers/customer.tsx')
	route('customers/:id/data', 'routes/customers/customer-data.tsx')
	route('customers/:id/statement', 'routes/customers/statement.tsx')
}

function reportPages(route: DefineRoute) {
	route('reports', 'routes/reports/sales.tsx')
	route('reports/stock', 'routes/reports/stock.tsx')
	route('reports/liabilities', 'routes/reports/liabilities.tsx')
}

function reportFiles(route: DefineRoute) {
	route('reports/sales/file', 'routes/reports/sales-file.ts')
	route('reports/stock/file', 'routes/reports/stock-file.ts')
	route('reports/liabilities/file', 'routes/reports/liabilities-file.ts')
}

function listFiles(route: DefineRoute) {
	route('orders/file', 'routes/orders/order-file.ts')
	route('customers/file', 'routes/customers/customer-file.ts')
	route('customers/:id/statement/file', 'routes/customers/statement-file.ts')
	route('statements/:id/file', 'routes/statements/statement-file.ts')
	route('refunds/file', 'routes/queues/refunds-file.ts')
	route('withdrawals/file', 'routes/queues/withdrawals-file.ts')
}

function promotionPages(route: DefineRoute) {
	route('promotions', 'routes/promotions/promotions.ts')
	route('promotions/vouchers', 'routes/promotions/vouchers.tsx')
	route('promotions/vouchers/new', 'routes/promotions/new-voucher.tsx')
	route('promotions/vouchers/:code', 'routes/promotions/voucher.tsx')
	route('promotions/flash-sales', 'routes/promotions/flash-sales.tsx')
	route('promotions/flash-sales/new', 'routes/promotions/new-flash-sale.tsx')
	route('promotions/flash-sales/:id', 'routes/promotions/flash-sale.tsx')
	route('promotions/rewards', 'routes/promotions/rewards.tsx')
	route('promotions/rewards/new', 'routes/promotions/new-reward.tsx')
	route('promotions/rewards/:id', 'routes/promotions/reward.tsx')
	route('promotions/redemptions', 'routes/promotions/redemptions.tsx')
	route('promotions/tiers', 'routes/promotions/tiers.tsx')
	route('promotions/affiliate', 'routes/promotions/affiliate.tsx')
	route('promotions/agents', 'routes/promotions/agents.tsx')
	route('promotions/agents/new', 'routes/promotions/new-agent.tsx')
}
