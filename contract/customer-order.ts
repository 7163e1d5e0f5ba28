import { z } from 'zod'
import { DeliveryKindWire } from './delivery-kind.ts'
import { endpoint } from './endpoint.ts'
import { pageFields, pageQueryFields, RupiahWire } from './envelope.ts'
import { fieldsIn, message, moment, type Value } from './message.ts'
import { AddressCorrection } from './order-correction.ts'
import { OrderRequest } from './order-request.ts'
import { Order, OrderLine, OrderStatusResponseWire, OrderStatusWire } from './order.ts'
import { linesText } from './text.ts'

/** An order in the customer's list. */
const OrderSummary = message({
	number: ['ORDER_NUMBER', z.string()],
	status: ['ORDER_STATUS', OrderStatusResponseWire],
	date: ['ORDER_DATE', moment],
	/** When an unpaid order expires; null once paid or ended. */
	expiresAt: ['EXPIRED_DATE', moment.nullable()],
	total: ['TOTAL', RupiahWire],
	delivery: ['DELIVERY_KIND', DeliveryKindWire],
	/** Units over all lines. */
	units: ['PRODUCT_COUNT', z.number().int().min(1)],
	/** The first two lines, as a preview. */
	lines: ['LINE_LIST', z.array(OrderLine).min(1).max(2)],
})
export type OrderSummary = Value<typeof OrderSummary>

const OrderPage = message({
	...pageFields(OrderSummary),
	/** Orders by status regardless of the query's filters; statuses without orders are omitted. */
	statuses: [
		'STATUS_COUNT_LIST',
		z.array(
			message({
				status: ['ORDER_STATUS', OrderStatusResponseWire],
				count: ['ORDER_COUNT', z.number().int().min(0)],
			}),
		),
	],
})
export type OrderPage = Value<typeof OrderPage>

/** A change proposed by the shop: fewer units of some lines, with a refund of the difference. */
const OrderChange = message({
	reason: ['CHANGE_REASON', z.string()],
	/** Deadline for an answer, after which the order is cancelled and refunded. */
	answerBefore: ['ANSWER_BEFORE', moment],
	lines: [
		'LINE_LIST',
		z.array(
			message({
				position: ['LINE_POSITION', z.number().int().min(0)],
				name: ['PRODUCT_NAME', z.string()],
				variantLabel: ['VARIANT_LABEL', z.string()],
				before: ['QTY_BEFORE', z.number().int().min(1)],
				after: ['QTY_AFTER', z.number().int().min(0)],
			}),
		),
	],
	/** Whole rupiah refunded to the wallet on acceptance. */
	refund: ['REFUND', RupiahWire],
})
export type OrderChange = Value<typeof OrderChange>

const OwnLine = message({
	...fieldsIn(OrderLine),
	position: ['LINE_POSITION', z.number().int().min(0)],
	isDigital: ['IS_DIGITAL', z.boolean()],
	/** Units that can still be returned. */
	returnable: ['RETURNABLE_QTY', z.number().int().min(0)],
	/** Delivered, and not reviewed yet. */
	isReviewable: ['IS_REVIEWABLE', z.boolean()],
})

const Arrival = message({
	earliest: ['EARLIEST_DATE', moment],
	latest: ['LATEST_DATE', moment],
})
export type Arrival = Value<typeof Arrival>

/** An order of the customer, with what they may do about it. */
export const OwnOrder = message({
	...fieldsIn(Order),
	lines: ['LINE_LIST', z.array(OwnLine).min(1)],
	/** While the parcel is being delivered: expected arrival by its courier's days; null: unknown. */
	arrival: ['EXPECTED_ARRIVAL', Arrival.nullable().default(null)],
	deliveredAt: ['DELIVERED_DATE', moment.nullable()],
	/** When a delivered order completes automatically; null: never, or suspended by an open return. */
	completesAt: ['COMPLETES_DATE', moment.nullable()],
	change: ['CHANGE', OrderChange.nullable()],
	refunded: ['REFUNDED', RupiahWire],
	/** Numbers of its returns. */
	returns: ['RETURN_NUMBER_LIST', z.array(z.string())],
	canCancel: ['CAN_CANCEL', z.boolean()],
	canReceive: ['CAN_RECEIVE', z.boolean()],
	canComplete: ['CAN_COMPLETE', z.boolean()],
	canReturn: ['CAN_RETURN', z.boolean()],
	seller: [
		'SELLER',
		message({
			name: ['COMPANY_NAME', z.string()],
			legalName: ['COMPANY_LEGAL_NAME', z.string()],
			phone: ['CUSTOMER_CARE_PHONE', z.string()],
		}),
	],
})
export type OwnOrder = Value<typeof OwnOrder>

export const listOrders = endpoint({
	method: 'GET',
	path: '/order/order-list',
	summary: "A page of the customer's orders, the newest first",
	access: 'customer',
	query: message({
		status: ['ORDER_STATUS', OrderStatusWire.optional()],
		/** Searches numbers and products. */
		text: ['TEXT_SEARCH', z.string().min(1).max(200).optional()],
		page: pageQueryFields.page,
		pageSize: ['DATA_PER_PAGE', z.coerce.number().int().min(1).max(100).default(10)],
	}),
	answer: OrderPage,
})

export const getOrder = endpoint({
	method: 'GET',
	path: '/order/{number}',
	summary: 'An order with what its customer may do about it',
	access: 'customer',
	answer: OwnOrder,
	failures: { 404: 'ORDER_NOT_FOUND' },
})

const move = {
	method: 'POST',
	access: 'customer',
	answer: OwnOrder,
	failures: { 404: 'ORDER_NOT_FOUND', 409: ['TRANSITION_REFUSED', 'ORDER_CHANGED', 'RETURN_OPEN'] },
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

const { payment, bank } = fieldsIn(OrderRequest)
export const PaymentChoice = message({ payment, bank })
export type PaymentChoice = Value<typeof PaymentChoice>

/** The amount stays. ALREADY_CONFIRMED while staff check a payment confirmation. */
export const changeOrderPayment = endpoint({
	...move,
	path: '/order/{number}/payment-method',
	summary: 'Another way to pay what is not paid yet',
	body: PaymentChoice,
	failures: {
		404: 'ORDER_NOT_FOUND',
		409: ['ORDER_EXPIRED', 'ORDER_CANCELLED', 'ALREADY_PAID', 'ALREADY_CONFIRMED'],
	},
})

export const WrittenReview = message({
	position: ['LINE_POSITION', z.coerce.number().int().min(0)],
	rating: ['REVIEW_RATING', z.coerce.number().int().min(1).max(5)],
	text: ['REVIEW_TEXT', linesText().max(2000)],
})
export type WrittenReview = Value<typeof WrittenReview>

export const reviewOrder = endpoint({
	method: 'POST',
	path: '/order/{number}/review',
	creates: true,
	summary: 'Reviews a delivered line, with up to five pictures',
	access: 'customer',
	form: { fields: WrittenReview, files: ['PICTURE'], filesName: 'pictures' },
	answer: message({ id: ['REVIEW_ID', z.number().int()] }),
	failures: {
		404: 'ORDER_NOT_FOUND',
		409: ['ALREADY_REVIEWED', 'REVIEW_NOT_POSSIBLE'],
		413: 'PICTURE_TOO_LARGE',
	},
})
