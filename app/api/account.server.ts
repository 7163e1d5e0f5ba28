import { CustomerProfileAnswerWire } from '#contract/account.ts'
import { CustomerOrderPageWire } from '#contract/customer-order.ts'
import type { OrderStatus } from '#app/domain/order.ts'
import type { Call } from './call.ts'

/** The signed-in customer's own account. */
export function accountApi(call: Call) {
	return {
		/** Whether a Google account is linked, and whether the customer can also sign in with a password. */
		google: () => call(GoogleModel, { path: '/customer/profile' }),
		/** Number of the customer's orders by status; statuses without orders are left out. */
		orderCounts: () =>
			call(OrderCounts, { path: '/order/order-list', query: { DATA_PER_PAGE: 1 }, optional: true }),
	}
}

const GoogleModel = CustomerProfileAnswerWire.transform(({ data }) => ({
	isLinked: data.IS_GOOGLE_LINKED,
	hasPassword: data.HAS_PASSWORD,
}))

const OrderCounts = CustomerOrderPageWire.transform(
	({ data }): Map<OrderStatus, number> =>
		new Map(data.STATUS_COUNT_LIST.map((each) => [each.ORDER_STATUS, each.ORDER_COUNT])),
)
