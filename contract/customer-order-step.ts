import { OwnOrder } from './customer-order.ts'
import { endpoint } from './endpoint.ts'
import { fieldsIn, message, type Value } from './message.ts'
import { AddressCorrection } from './order-correction.ts'
import { OrderRequest } from './order-request.ts'

const move = {
	method: 'POST',
	access: 'customer',
	answer: OwnOrder,
	failures: {
		404: 'ORDER_NOT_FOUND',
		409: ['TRANSITION_REFUSED', 'ORDER_CHANGED', 'RETURN_OPEN', 'COD_UNREMITTED', 'PARCELS_UNSENT'],
	},
} as const

export const cancelOrder = endpoint({
	...move,
	path: '/order/{number}/cancellation',
	summary: 'Cancels an order; what was paid goes to the wallet',
})

export const receiveOrder = endpoint({
	...move,
	path: '/order/{number}/receipt',
	summary: 'The parcel has arrived',
})

export const reportOrderNotArrived = endpoint({
	...move,
	path: '/order/{number}/not-arrived',
	summary:
		'The parcel has not arrived: it does not count as delivered by itself, and staff are told',
})

export const completeOrder = endpoint({
	...move,
	path: '/order/{number}/completion',
	summary: 'The customer is content: the order is done',
})

export const acceptOrderChange = endpoint({
	...move,
	path: '/order/{number}/change-acceptance',
	summary: 'Accepts the change that the shop proposes',
})

export const refuseOrderChange = endpoint({
	...move,
	path: '/order/{number}/change-refusal',
	summary: 'Refuses the change: the order is cancelled',
})

export const correctOwnAddress = endpoint({
	...move,
	path: '/order/{number}/address',
	summary: 'Corrects recipient and address of an order that is not packed',
	body: AddressCorrection,
	failures: { 404: 'ORDER_NOT_FOUND', 409: 'ADDRESS_PACKED' },
})

const { payment, bank, online } = fieldsIn(OrderRequest)
export const PaymentChoice = message({ payment, bank, online })
export type PaymentChoice = Value<typeof PaymentChoice>

/** The amount stays. An attempt to pay online is ended at its provider first. ALREADY_CONFIRMED while staff check a payment confirmation. */
export const changeOrderPayment = endpoint({
	...move,
	path: '/order/{number}/payment-method',
	summary: 'Another way to pay what is not paid yet',
	body: PaymentChoice,
	failures: {
		404: 'ORDER_NOT_FOUND',
		409: [
			'ORDER_EXPIRED',
			'ORDER_CANCELLED',
			'ALREADY_PAID',
			'ALREADY_CONFIRMED',
			'INSUFFICIENT_BALANCE',
		],
		503: 'PAYMENT_PROVIDER_AWAY',
	},
})
