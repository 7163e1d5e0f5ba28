import { endpoint } from './endpoint.ts'
import { fieldsIn, message } from './message.ts'
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
