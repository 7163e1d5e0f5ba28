import { endpoint } from './endpoint.ts'
import { fieldsIn, message } from './message.ts'
import { PaymentChoice } from './customer-order-step.ts'
import { AddressCorrection } from './order-correction.ts'
import { OrderLookUp, ShownOrder } from './shown-order.ts'

export const reportGuestNotArrived = endpoint({
	method: 'POST',
	path: '/guest-order/not-arrived',
	summary: "The parcel of a guest's order has not arrived",
	access: 'company',
	body: OrderLookUp,
	answer: ShownOrder,
	failures: { 404: 'ORDER_NOT_FOUND', 409: 'ORDER_CHANGED', 429: 'TOO_MANY_ATTEMPTS' },
})

export const correctGuestAddress = endpoint({
	method: 'POST',
	path: '/guest-order/address',
	summary: "Corrects recipient and address of a guest's order that is not packed",
	access: 'company',
	body: message({ ...fieldsIn(OrderLookUp), ...fieldsIn(AddressCorrection) }),
	answer: ShownOrder,
	failures: { 404: 'ORDER_NOT_FOUND', 409: 'ADDRESS_PACKED', 429: 'TOO_MANY_ATTEMPTS' },
})

export const changeGuestPayment = endpoint({
	method: 'POST',
	path: '/guest-order/payment-method',
	summary: "Another way to pay a guest's order that is not paid yet",
	access: 'company',
	body: message({ ...fieldsIn(OrderLookUp), ...fieldsIn(PaymentChoice) }),
	answer: ShownOrder,
	failures: {
		404: 'ORDER_NOT_FOUND',
		409: ['ORDER_EXPIRED', 'ORDER_CANCELLED', 'ALREADY_PAID', 'ALREADY_CONFIRMED'],
		429: 'TOO_MANY_ATTEMPTS',
		503: 'PAYMENT_PROVIDER_AWAY',
	},
})
