import { accountApi } from '#app/api/account.server.ts'
import type { Call } from '#app/api/call.ts'
import { callingEndpoints, openingEndpoints } from '#app/api/call-endpoint.ts'
import { cartApi } from '#app/api/cart.server.ts'
import { catalogApi } from '#app/api/catalog.server.ts'
import { contentApi } from '#app/api/content.server.ts'
import { customerOrdersApi } from '#app/api/customer-orders.server.ts'
import { feedApi } from '#app/api/feed.server.ts'
import { guestFilesApi } from '#app/api/guest-files.server.ts'
import type { OpenFile } from '#app/api/open-file.server.ts'
import { homeApi } from '#app/api/home.server.ts'
import { ordersApi } from '#app/api/orders.server.ts'
import { paymentsApi } from '#app/api/payments.server.ts'
import { notificationsApi } from '#app/api/notifications.server.ts'
import { returnsApi } from '#app/api/returns.server.ts'
import { shippingApi } from '#app/api/shipping.server.ts'
import { siteApi } from '#app/api/site.server.ts'
import { vouchersApi } from '#app/api/vouchers.server.ts'
import { wishlistApi } from '#app/api/wishlist.server.ts'
import type { Locale } from '#web/i18n/paths.ts'

/** The website API as loaders and actions call it. */
export type Api = ReturnType<typeof apiOver>

/** Creates the clients of all resources from one `Call`. */
export function apiOver(call: Call, open: OpenFile, locale: Locale) {
	return {
		call: callingEndpoints(call),
		open: openingEndpoints(open),
		site: siteApi(call),
		catalog: catalogApi(call, locale),
		cart: cartApi(call),
		shipping: shippingApi(call),
		payments: paymentsApi(call),
		orders: ordersApi(call),
		content: contentApi(call),
		home: homeApi(call),
		feed: feedApi(call),
		account: accountApi(call),
		customerOrders: customerOrdersApi(call, open),
		guestFiles: guestFilesApi(call, open),
		returns: returnsApi(call, open),
		vouchers: vouchersApi(call),
		wishlist: wishlistApi(call),
		notifications: notificationsApi(call),
	}
}
