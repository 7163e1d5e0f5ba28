import { accountApi } from '#app/api/account.server.ts'
import type { Call } from '#app/api/call.ts'
import { callingEndpoints, openingEndpoints } from '#app/api/call-endpoint.ts'
import { cartApi } from '#app/api/cart.server.ts'
import { customerOrdersApi } from '#app/api/customer-orders.server.ts'
import { guestFilesApi } from '#app/api/guest-files.server.ts'
import type { OpenFile } from '#app/api/open-file.server.ts'
import { ordersApi } from '#app/api/orders.server.ts'
import { paymentsApi } from '#app/api/payments.server.ts'
import { returnsApi } from '#app/api/returns.server.ts'
import { shippingApi } from '#app/api/shipping.server.ts'
import { vouchersApi } from '#app/api/vouchers.server.ts'

/** The website API as loaders and actions call it. */
export type Api = ReturnType<typeof apiOver>

/** Creates the clients of all resources from one `Call`. */
export function apiOver(call: Call, open: OpenFile) {
	return {
		call: callingEndpoints(call),
		/** The same without the page's deadline, in nobody's name. */
		callUnhurried: callingEndpoints(call),
		open: openingEndpoints(open),
		cart: cartApi(call),
		shipping: shippingApi(call),
		payments: paymentsApi(call),
		orders: ordersApi(call),
		account: accountApi(call),
		customerOrders: customerOrdersApi(call, open),
		guestFiles: guestFilesApi(call, open),
		returns: returnsApi(call, open),
		vouchers: vouchersApi(call),
	}
}
