import { z } from 'zod'
import { DeliveryKindWire } from './delivery-kind.ts'
import { endpoint } from './endpoint.ts'
import { pageFields, pageQueryFields, RupiahWire } from './envelope.ts'
import { fieldsIn, message, moment, type Value } from './message.ts'
import { Order, OrderLine } from './order.ts'
import { OrderStatusResponseWire, OrderStatusWire } from './order-status.ts'

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

/** An order of the customer, with what they may do about it. */
export const OwnOrder = message({
	...fieldsIn(Order),
	lines: ['LINE_LIST', z.array(OwnLine).min(1)],
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
