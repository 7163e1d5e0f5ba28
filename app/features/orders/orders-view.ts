import { formatDate } from '#web/domain/dates.ts'
import type { OrderPage, OrderSummary } from '#contract/customer-order.ts'
import { formatMoney } from '#web/domain/money.ts'
import { ORDER_STATUSES } from '#contract/order-statuses.ts'
import { isPayable, statusColours, type OrderStatus } from '#app/domain/order.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { paths } from '#app/paths.ts'
import { wib } from './wib.ts'

/** Filters of a customer's order list. */
export type OrdersQuery = { page: number; status?: OrderStatus; text?: string }

/** A customer's orders as the list shows them. */
export type OrdersView = ReturnType<typeof ordersView>
export type OrderCardView = OrdersView['orders'][number]

export function ordersView(requested: OrdersQuery, found: OrderPage, locale: Locale, now: Date) {
	const counts = new Map(found.statuses.map(({ status, count }) => [status, count]))
	const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
	return {
		requested,
		pages: found.pages,
		count: found.count,
		all,
		tabs: ORDER_STATUSES.flatMap((status) => {
			const count = counts.get(status) ?? 0
			return count > 0 || status === requested.status ? [{ status, count }] : []
		}),
		orders: found.list.map((order) => cardOf(order, locale, now)),
	}
}

/** Path of an order list. */
export function ordersPath({
	page,
	status,
	text,
}: Partial<OrdersQuery>): `/profile/order${string}` {
	const query = new URLSearchParams()
	if (status) query.set('status', status)
	if (text) query.set('q', text)
	if (page && page > 1) query.set('page', String(page))
	const search = String(query)
	return search === '' ? paths.profile.orders : `${paths.profile.orders}?${search}`
}

function cardOf(order: OrderSummary, locale: Locale, now: Date) {
	const payable = isPayable(order, now)
	const status = order.status === 'PENDING' && !payable ? 'EXPIRED' : order.status
	const listedUnits = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
	return {
		number: order.number,
		status,
		isPickup: order.delivery === 'PICKUP',
		colour: statusColours[status],
		date: formatDate(order.date, locale),
		deadline: payable && order.expiresAt ? wib(order.expiresAt, locale) : null,
		total: formatMoney(order.total),
		lines: order.lines.map(({ productName, variantLabel, quantity, imageId }) => ({
			name: productName,
			variantLabel,
			quantity,
			imageId,
		})),
		/** Units of lines that the card does not show. */
		more: order.units - listedUnits,
	}
}
