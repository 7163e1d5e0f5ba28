import type { ListedOrder } from '#contract/order-list.ts'
import type { StaffOrderSummary } from '#contract/staff-order.ts'
import { formatDateTime } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { ageOf } from './age.ts'
import type { OrderRow } from './OrderTable.tsx'

type Shown = Pick<
	StaffOrderSummary,
	'orderNumber' | 'orderStatus' | 'orderDate' | 'customerName' | 'total' | 'hasWaitingConfirmation'
> & {
	hasStaffNote?: boolean
	isPartPaid?: boolean
	isNotArrived?: boolean
}

/** Orders of the order list as their table shows them. */
export function listedOrderRows(
	list: ListedOrder[],
	staff: { now: Date; locale: Locale },
): OrderRow[] {
	return orderRows(
		list.map((order) => ({ ...order, hasWaitingConfirmation: order.confirmationId !== null })),
		staff,
	)
}

/** Orders as their table shows them. */
export function orderRows(
	list: Shown[],
	{ now, locale }: { now: Date; locale: Locale },
): OrderRow[] {
	return list.map((order) => ({
		number: order.orderNumber,
		status: order.orderStatus,
		placed: formatDateTime(order.orderDate, locale),
		age: ageOf(order.orderDate, now),
		buyer: order.customerName,
		total: formatMoney(order.total),
		hasWaitingConfirmation: order.hasWaitingConfirmation,
		hasStaffNote: order.hasStaffNote ?? false,
		isPartPaid: order.isPartPaid ?? false,
		isNotArrived: order.isNotArrived ?? false,
	}))
}
