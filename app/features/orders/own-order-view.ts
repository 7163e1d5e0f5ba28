import type { OwnOrder } from '#contract/customer-order.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { OrderStatus } from '#app/domain/order.ts'
import type { PickupPlace } from '#contract/pickup-place.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { orderView, type OrderView } from './order-view.ts'
import { wib } from './wib.ts'

/** A customer's own order as its page shows it, with the available actions. */
export type OwnOrderView = ReturnType<typeof ownOrderView>

export function ownOrderView(
	order: OwnOrder,
	locale: Locale,
	now: Date,
	places: PickupPlace[] = [],
) {
	const view = orderView(order, locale, now, places)
	const { change } = order
	return {
		...view,
		notes: order.lines.map(({ position, removed, isReviewable, isDigital }) => ({
			position,
			removed,
			isReviewable,
			isDownload: isDigital && view.payment === 'paid',
		})),
		change: change && {
			reason: change.reason,
			answerBefore: wib(change.answerBefore, locale),
			lines: change.lines.map(({ name, variantLabel, before, after }) => ({
				name: [name, variantLabel].filter(Boolean).join(', '),
				before,
				after,
			})),
			refund: formatMoney(change.refund),
		},
		refunded: order.refunded === 0 ? null : formatMoney(order.refunded),
		completes: order.completesAt && wib(order.completesAt, locale),
		ahead: stepsAhead(order, view.arrives, locale),
		returns: order.returns,
		/** The shop can still put something right. */
		isOpen: openStatuses.has(view.status),
		// The payment deadline may have passed before the sweeper has cancelled the order.
		can: {
			cancel: order.canCancel && view.payment !== 'ended',
			receive: order.canReceive,
			complete: order.canComplete,
			return: order.canReturn,
		},
	}
}

/** Statuses of a paid order that has not ended. */
const openStatuses = new Set<OrderStatus>([
	'PAYMENT_CONFIRMED',
	'PROCESSING',
	'CHANGE_PROCESSING',
	'SHIPPING',
	'DELIVERED',
])

/** Steps that have not come yet, with the day they should; each text is a key of `orders:history`. */
function stepsAhead({ completesAt }: OwnOrder, arrives: OrderView['arrives'], locale: Locale) {
	return [
		...arrives,
		...(completesAt ? [{ text: 'completes' as const, date: wib(completesAt, locale) }] : []),
	]
}
