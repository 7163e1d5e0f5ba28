import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { routesOf } from './http/answer.ts'
import { requireCompany } from './http/company-guard.ts'
import type { ApiDependencies, AppEnv } from './http/env.ts'
import { answerFailure } from './http/failure.ts'
import { Problem } from './http/problem.ts'
import { requestLog } from './http/request-log.ts'
import { readRecent } from './http/read-from-replica.ts'
import { shedLoad } from './http/shed-load.ts'
import { watchOrders } from './http/watch-orders.ts'
import { createOrderHealth } from './http/order-health.ts'
import { createOrderQueue } from './http/order-queue.ts'
import { localeFrom } from './i18n/locale.ts'
import { derivatives } from './media/derive.ts'
import { addressAnswers } from './modules/customers/addresses/addresses.routes.ts'
import { affiliateAnswers } from './modules/programmes/affiliates/affiliates.routes.ts'
import { agentCoded } from './modules/programmes/agents/agent.queries.ts'
import { agentApplicationAnswers } from './modules/programmes/agent-applications/agent-applications.routes.ts'
import { agentAccountAnswers } from './modules/programmes/agents/agent-account.routes.ts'
import { agentAnswers } from './modules/programmes/agents/agents.routes.ts'
import { articleAnswers } from './modules/site/articles/articles.routes.ts'
import { authAnswers, passwordAnswers } from './modules/customers/auth/auth.routes.ts'
import { bankAnswers } from './modules/money/banks/banks.routes.ts'
import { cartAnswers } from './modules/sales/cart/cart.routes.ts'
import { catalogAnswers } from './modules/catalog/products/catalog.routes.ts'
import { productAnswers } from './modules/catalog/products/product.routes.ts'
import { companyCouriers } from './modules/sales/couriers/accounts/company-couriers.queries.ts'
import { courierPushAnswers } from './modules/sales/couriers/pushes/pushes.routes.ts'
import { afterwards, createAskRates } from './modules/sales/couriers/quotes/ask-rates.command.ts'
import { apiAccessRoutes } from './modules/platform/companies/api-access.routes.ts'
import { onlinePaymentAnswers } from './modules/sales/payment-attempts/online-payments.routes.ts'
import { providerNotificationAnswers } from './modules/sales/payment-attempts/notifications.routes.ts'
import { paymentMethodAnswers } from './modules/sales/payments/payment-method.routes.ts'
import { coinAnswers } from './modules/programmes/coins/coins.routes.ts'
import { contactAnswers } from './modules/site/contact/contact.routes.ts'
import { contentAnswers } from './modules/site/content/content.routes.ts'
import { boughtFileAnswers } from './modules/sales/customer-orders/bought-files.routes.ts'
import { customerOrderAnswers } from './modules/sales/customer-orders/customer-orders.routes.ts'
import { downloadRoutes } from './modules/sales/customer-orders/download.routes.ts'
import { guestOrderAnswers } from './modules/sales/customer-orders/guest-orders.routes.ts'
import { profileAnswers } from './modules/customers/profile/customers.routes.ts'
import { docsRoutes, operatorDocsRoutes } from './modules/platform/docs/docs.routes.ts'
import { downlineAnswers } from './modules/programmes/downline/downline.routes.ts'
import { feedAnswers } from './modules/site/feeds/feeds.routes.ts'
import { flashSaleAnswers } from './modules/catalog/flash-sales/flash-sales.routes.ts'
import { googleAnswers } from './modules/customers/google/google.routes.ts'
import { homeSources } from './home-sources.ts'
import { homeAnswers } from './modules/site/home/home.routes.ts'
import { healthRoutes } from './modules/operations/health/health.routes.ts'
import { probeWrite } from './modules/operations/health/probe-write.command.ts'
import { mediaRoutes } from './modules/platform/media/media.routes.ts'
import { customerDataAnswers } from './modules/operations/customer-data/customer-data.routes.ts'
import { operatorRoutes } from './modules/operations/staff-api.ts'
import { movedAddressAnswers } from './modules/site/addresses/moved-address.routes.ts'
import { paymentLinkAnswers } from './modules/sales/order-drafts/payment-links.routes.ts'
import { orderAnswers } from './modules/sales/orders/orders.routes.ts'
import { quoteAnswers } from './modules/sales/orders/quotes.routes.ts'
import { paymentConfirmationAnswers } from './modules/sales/payments/payments.routes.ts'
import type { Gateways } from './modules/platform/gateways/gateway-of.ts'
import { companyGateways } from './modules/platform/gateways/accounts/company-gateways.queries.ts'
import { pageChangeAnswers } from './modules/platform/page-changes/page-changes.routes.ts'
import { regionAnswers } from './modules/platform/regions/region.routes.ts'
import { returnAnswers } from './modules/sales/returns/returns.routes.ts'
import { rewardAnswers } from './modules/programmes/rewards/rewards.routes.ts'
import { arrivalOf } from './modules/sales/shipping/arrival.queries.ts'
import { shippingAnswers } from './modules/sales/shipping/shipping.routes.ts'
import { siteAnswers } from './modules/site/settings/site.routes.ts'
import { tierAnswers } from './modules/programmes/tiers/tiers.routes.ts'
import { trackingAnswers } from './modules/programmes/tracking/tracking.routes.ts'
import { walletAnswers } from './modules/money/wallet/wallet.routes.ts'
import { voucherAnswers } from './modules/programmes/vouchers/vouchers.routes.ts'
import { notificationAnswers } from './modules/operations/notifications/notifications.routes.ts'
import { flashReminderAnswers } from './modules/customers/flash-reminders/flash-reminders.routes.ts'
import { watchAnswers } from './modules/customers/watches/watches.routes.ts'
import { wishlistAnswers } from './modules/customers/wishlist/wishlist.routes.ts'
import { withdrawalAnswers } from './modules/money/withdrawals/withdrawals.routes.ts'

export type Api = ReturnType<typeof createApi>

/** The website API; tests call `fetch` on it without a port. */
export function createApi(dependencies: ApiDependencies) {
	const app = new Hono<AppEnv>()
	const orderQueue = dependencies.orderQueue ?? createOrderQueue()
	const gateways = dependencies.gateways ?? companyGateways({ ...dependencies, transport: fetch })
	const couriers = dependencies.couriers ?? companyCouriers({ ...dependencies, transport: fetch })
	const askRates = dependencies.askRates ?? createAskRates(dependencies.db, couriers, afterwards)
	const orderHealth = createOrderHealth(() => probeWrite(dependencies.db))
	app.use(async (c, next) => {
		c.set('db', dependencies.db)
		c.set('forReading', dependencies.forReading)
		c.set('clock', dependencies.clock)
		c.set('secret', dependencies.secret)
		c.set('storage', dependencies.storage)
		c.set('log', dependencies.log)
		c.set('isDatabaseReachable', dependencies.isDatabaseReachable)
		c.set('isStopping', dependencies.isStopping)
		c.set('passiveSince', dependencies.passiveSince)
		c.set('isMailerDegraded', dependencies.isMailerDegraded)
		c.set('orderQueue', orderQueue)
		c.set('orderHealth', orderHealth)
		c.set('gateways', gateways)
		c.set('couriers', couriers)
		c.set('askRates', askRates)
		c.set('findReferrer', agentCoded)
		c.set('findArrival', arrivalOf)
		c.set('load', dependencies.load)
		c.set('metrics', dependencies.metrics)
		c.set('google', dependencies.google)
		c.set('registrationsPerDay', dependencies.registrationsPerDay)
		c.set('clicksPerNetwork', dependencies.clicksPerNetwork)
		c.set('uploadLimits', dependencies.uploadLimits)
		c.set('sendsMail', dependencies.sendsMail ?? true)
		c.set('shopAddress', dependencies.shopAddress ?? 'https://{host}')
		c.set('adminAddress', dependencies.adminAddress ?? 'http://localhost:3100')
		c.set('locale', localeFrom(c.req.header('accept-language')))
		await next()
	})
	app.use(requestLog)
	app.use(shedLoad)
	app.use('/v1/order', watchOrders)
	app.use(
		methodNotAllowed({
			app,
			onMethodNotAllowed: (c, methods) => {
				c.header('Allow', methods.join(', '))
				return answerFailure(new Problem(405, 'METHOD_NOT_ALLOWED'), c)
			},
		}),
	)
	app.route('/health', healthRoutes)
	app.route('/operator/v1', operatorDocsRoutes)
	app.route('/operator/v1', operatorRoutes)
	app.route('/v1', publicRoutes(dependencies))
	app.route('/v1', companyRoutes(gateways))
	app.notFound((c) => answerFailure(new Problem(404, 'NOT_FOUND'), c))
	app.onError(answerFailure)
	return app
}

/** Routes without an api-access key. */
function publicRoutes({ storage }: ApiDependencies) {
	return new Hono<AppEnv>()
		.route('/', docsRoutes)
		.route('/api-access', apiAccessRoutes)
		.route('/download', downloadRoutes)
		.route('/media', mediaRoutes(derivatives(storage)))
		.route('/', routesOf(pageChangeAnswers))
}

/** What everybody is shown: an anonymous visitor's request is answered from a replica, if there is one. */
const READ_FROM_REPLICA = [
	['/article/*', '/category/*', '/content/*', '/feed/*', '/flash-sale/*', '/home/*'],
	['/helper/*', '/moved-address/*', '/product/*'],
].flat()

/** Routes of the company of the api-access key. */
function companyRoutes(gateways: Gateways) {
	const routes = new Hono<AppEnv>().use(requireCompany)
	for (const path of READ_FROM_REPLICA) routes.use(path, readRecent('GET'))
	// Listings and searches.
	routes.use('/product-by-category', readRecent('POST'))
	return routes
		.route('/', routesOf(addressAnswers))
		.route('/', routesOf(affiliateAnswers))
		.route('/', routesOf(agentAnswers))
		.route('/', routesOf(agentAccountAnswers))
		.route('/', routesOf(agentApplicationAnswers))
		.route('/', routesOf(downlineAnswers))
		.route('/', routesOf(articleAnswers))
		.route('/', routesOf(authAnswers))
		.route('/', routesOf(passwordAnswers))
		.route('/', routesOf(googleAnswers))
		.route('/', routesOf(bankAnswers))
		.route('/', routesOf(cartAnswers))
		.route('/', routesOf(catalogAnswers))
		.route('/', routesOf(coinAnswers))
		.route('/', routesOf(contactAnswers))
		.route('/', routesOf(contentAnswers))
		.route('/', routesOf(customerDataAnswers))
		.route('/', routesOf(profileAnswers))
		.route('/', routesOf(homeAnswers(homeSources(gateways))))
		.route('/', routesOf(feedAnswers))
		.route('/', routesOf(flashSaleAnswers))
		.route('/', routesOf(flashReminderAnswers))
		.route('/', routesOf(siteAnswers))
		.route('/', routesOf(trackingAnswers))
		.route('/', routesOf(movedAddressAnswers))
		.route('/', routesOf(quoteAnswers))
		.route('/', routesOf(orderAnswers))
		.route('/', routesOf(boughtFileAnswers))
		.route('/', routesOf(customerOrderAnswers))
		.route('/', routesOf(guestOrderAnswers))
		.route('/', routesOf(paymentMethodAnswers))
		.route('/', routesOf(onlinePaymentAnswers))
		.route('/', routesOf(paymentLinkAnswers))
		.route('/', routesOf(providerNotificationAnswers))
		.route('/', routesOf(courierPushAnswers))
		.route('/', routesOf(paymentConfirmationAnswers))
		.route('/', routesOf(productAnswers))
		.route('/', routesOf(regionAnswers))
		.route('/', routesOf(returnAnswers))
		.route('/', routesOf(rewardAnswers))
		.route('/', routesOf(shippingAnswers))
		.route('/', routesOf(tierAnswers))
		.route('/', routesOf(walletAnswers))
		.route('/', routesOf(voucherAnswers))
		.route('/', routesOf(watchAnswers))
		.route('/', routesOf(notificationAnswers))
		.route('/', routesOf(wishlistAnswers))
		.route('/', routesOf(withdrawalAnswers))
}
