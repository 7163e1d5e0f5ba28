import type { OrderSummary } from '#admin/api/orders.server.ts'
import { formatDateTime } from '#app/domain/dates.ts'
import { formatMoney } from '#app/domain/money.ts'
import { ageOf } from './age.ts'
import type { OrderRow } from './OrderTable.tsx'

/** Orders as their table shows them. */
export function orderRows(
	list: OrderSummary[],
	{ now, locale }: { now: Date; locale: 'id' | 'en' },
): OrderRow[] {
	return list.map((order) => ({
		number: order.orderNumber,
		status: order.orderStatus,
		placed: formatDateTime(order.orderDate, locale),
		age: ageOf(order.orderDate, now),
		buyer: order.customerName,
		total: formatMoney(order.total),
		hasWaitingConfirmation: order.hasWaitingConfirmation,
	}))
}
