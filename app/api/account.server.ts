import { CustomerOrderPageWire } from '#contract/customer-order.ts'
import type { OrderStatus } from '#app/domain/order.ts'
import type { Call } from './call.ts'

/** The signed-in customer's own account. */
export function accountApi(call: Call) {
	return {
		/** Number of the customer's orders by status; statuses without orders are left out. */
		orderCounts: () =>
			call(OrderCounts, { path: '/order/order-list', query: { DATA_PER_PAGE: 1 }, optional: true }),
	}
}

const OrderCounts = CustomerOrderPageWire.transform(
	({ data }): Map<OrderStatus, number> =>
		new Map(data.STATUS_COUNT_LIST.map((each) => [each.ORDER_STATUS, each.ORDER_COUNT])),
)
