import type { AppLoadContext } from '@remix-run/node'
import { listPaymentMethods } from '#contract/payment.ts'
import { jakartaDay } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { Order } from '#contract/order.ts'
import { payeeOf, payeesOf } from '#app/domain/payment.ts'
import { localPhone } from '#web/domain/phone.ts'
import type { ClosedReason, ConfirmationView } from '#app/features/orders/ConfirmationScreen.tsx'
import { orderView } from '#app/features/orders/order-view.ts'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { paths } from '#app/paths.ts'
import { knownOrder, openKnownOrder } from './known-order.server.ts'

/** The confirmation form, prefilled from ?order= or the visitor's newest order. */
export async function confirmationPage(
	context: AppLoadContext,
	search: URLSearchParams,
): Promise<ConfirmationView> {
	const newest = context.recentOrders.list()[0]?.number ?? ''
	const number = (search.get('order') ?? newest).slice(0, 40)
	const [order, { list: methods }] = await Promise.all([
		openKnownOrder(context, number),
		orRespond(context.call(listPaymentMethods, {})),
	])
	const reason = order && closedReason(order, context)
	if (reason === 'duplicate' && search.has('sent')) return { state: 'sent', number }
	if (reason !== null && search.has('order')) return { state: 'closed', number, reason }
	// The provider says when it is paid.
	const isOnline = order?.paymentMethod === 'ONLINE'
	if (isOnline && search.has('order')) throw goTo(context.locale, paths.orderPayment(number))
	const openOrder = reason === null && !isOnline ? order : null
	const phone = knownOrder(context, number)?.phone
	const today = jakartaDay(context.now)
	return {
		state: 'form',
		form: {
			order: reason === null && !isOnline ? number : '',
			phone: phone && reason === null && !isOnline ? localPhone(phone) : '',
			bank: openOrder ? payeeOf(openOrder) : '',
			amount: openOrder ? String(openOrder.amountDue) : '',
			date: today,
			total: openOrder && formatMoney(openOrder.amountDue),
			banks: payeesOf(methods),
			today,
			formKey: context.newFormKey(),
			formToken: context.formToken(),
		},
	}
}

/** Why this order accepts no confirmation; null when it does. */
function closedReason(order: Order, { locale, now }: AppLoadContext): ClosedReason | null {
	const { payment, status } = orderView(order, locale, now)
	switch (payment) {
		case 'unpaid':
		case 'rejected':
			return null
		case 'waiting':
			return 'duplicate'
		case 'onDelivery':
		case 'paid':
			return payment
		case 'ended':
			return status === 'CANCEL' ? 'cancelled' : 'expired'
	}
}
