import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { fieldsIn, message } from './message.ts'
import { ONLINE_METHOD_CODES } from './online-method.ts'
import { OrderLookUp, ShownOrder } from './shown-order.ts'

const ofOrder = {
	method: 'POST',
	access: 'company',
	answer: ShownOrder,
} as const

/**
 * Opens the payment of an order at a provider, or answers the open one of this method. Another one is ended first, so that
 * only one can be paid. Takes as long as the provider, at most ten seconds for each of its calls. 422 on `online` if the
 * method is not offered for the amount.
 */
export const startOnlinePayment = endpoint({
	...ofOrder,
	path: '/online-payment',
	summary: 'Opens the payment of an order online, by its number and phone, or changes its method',
	body: message({
		...fieldsIn(OrderLookUp),
		online: ['ONLINE_METHOD', z.enum(ONLINE_METHOD_CODES)],
	}),
	failures: {
		404: 'ORDER_NOT_FOUND',
		409: [
			'ORDER_EXPIRED',
			'ORDER_CANCELLED',
			'ALREADY_PAID',
			'ALREADY_CONFIRMED',
			'INSUFFICIENT_BALANCE',
		],
		429: 'TOO_MANY_ATTEMPTS',
		503: 'PAYMENT_PROVIDER_AWAY',
	},
})

/** The provider is asked at most once in five seconds for an order; in between, the answer is what is known. */
export const checkOnlinePayment = endpoint({
	...ofOrder,
	path: '/online-payment/check',
	summary: 'Asks the provider whether an order is paid, and answers the order',
	body: OrderLookUp,
	failures: {
		404: 'ORDER_NOT_FOUND',
		429: 'TOO_MANY_ATTEMPTS',
		503: 'PAYMENT_PROVIDER_AWAY',
	},
})
