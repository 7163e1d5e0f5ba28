import { z } from 'zod'
import { PAYMENT_METHODS } from './payment.ts'
import { endpoint } from './endpoint.ts'
import { RupiahSumWire, RupiahWire } from './envelope.ts'
import { message, moment, type Value } from './message.ts'
import { OrderStatusWire } from './order-status.ts'
import { lineText } from './text.ts'

/** Tabs of the order list. */
export const ORDER_TABS = [
	'ALL',
	/** With a payment confirmation to check. */
	'TO_CHECK',
	'UNPAID',
	'TO_PROCESS',
	'TO_SHIP',
	'CHANGING',
	'SENT',
	'DELIVERED',
	'COMPLETED',
	/** Expired, cancelled, or unsent with all money refunded. */
	'ENDED',
] as const
export type OrderTab = (typeof ORDER_TABS)[number]

const OrderListQuery = message({
	tab: ['TAB', z.enum(ORDER_TABS).default('ALL')],
	/** An order's number, the buyer's phone, or prefixes of words of the buyer's name. */
	search: ['SEARCH', lineText().min(1).max(100).optional()],
	/** Only orders of this customer's account. */
	customerId: ['CUSTOMER_ID', z.uuid().optional()],
	/** With `details` of each order. */
	withDetails: ['WITH_DETAILS', z.stringbool().default(false)],
	/** `next` of the page before. */
	next: [
		'NEXT',
		z
			.string()
			.regex(/^[\w:.-]{1,80}$/)
			.optional(),
	],
	limit: ['LIMIT', z.coerce.number().int().min(1).max(500).default(25)],
})
export type OrderListQuery = Value<typeof OrderListQuery>

/** What a file has of an order and the list has not. */
const OrderDetails = message({
	customerEmail: ['CUSTOMER_EMAIL', z.string()],
	/** In one line; '' for an order without delivery. */
	address: ['ADDRESS', z.string()],
	/** e.g. "2 × Kaos Polos (M); 1 × Topi". */
	itemList: ['ITEM_LIST', z.string()],
	subTotal: ['SUB_TOTAL', RupiahWire],
	/** Of vouchers and the buyer's tier, without shipping. */
	discount: ['DISCOUNT', RupiahWire],
	coinsSpent: ['COINS_SPENT', RupiahWire],
	shippingPrice: ['SHIPPING_PRICE', RupiahWire],
	shippingDiscount: ['SHIPPING_DISCOUNT', RupiahWire],
	insurance: ['INSURANCE', RupiahWire.default(0)],
	waived: ['WAIVED', RupiahWire],
	paid: ['PAID', RupiahSumWire],
	refunded: ['REFUNDED', RupiahSumWire],
	/** Of the last payment; null: none. */
	paidDate: ['PAID_DATE', moment.nullable()],
})
export type OrderDetails = Value<typeof OrderDetails>

/** An order as the list shows it. */
const ListedOrder = message({
	orderNumber: ['ORDER_NUMBER', z.string()],
	orderStatus: ['ORDER_STATUS', OrderStatusWire],
	orderDate: ['ORDER_DATE', moment],
	customerName: ['CUSTOMER_NAME', z.string()],
	/** E.164. */
	customerPhone: ['CUSTOMER_PHONE', z.string()],
	/** '' for an order without delivery. */
	cityName: ['CITY_NAME', z.string()],
	/** Of the first line; `itemCount` units in all lines. */
	productName: ['PRODUCT_NAME', z.string()],
	itemCount: ['ITEM_COUNT', z.number().int()],
	total: ['TOTAL', RupiahSumWire],
	/** Last three digits of the total, which identify the payment; 0: none. */
	uniqueCode: ['UNIQUE_CODE', z.number().int()],
	paymentMethod: ['PAYMENT_METHOD', z.enum(PAYMENT_METHODS)],
	/** The pending payment confirmation; its proof is at /orders/{number}/confirmations/{id}/proof. */
	confirmationId: ['CONFIRMATION_ID', z.string().nullable()],
	confirmationAmount: ['CONFIRMATION_AMOUNT', RupiahWire.nullable()],
	courierName: ['COURIER_NAME', z.string()],
	trackingNumber: ['TRACKING_NUMBER', z.string().nullable()],
	/** Time of the next automatic transition, e.g. expiry; null: none. */
	dueDate: ['DUE_DATE', moment.nullable()],
	/** The buyer says that the parcel has not arrived. */
	isNotArrived: ['IS_NOT_ARRIVED', z.boolean().default(false)],
	/** Unpaid, but a part of it was received. */
	isPartPaid: ['IS_PART_PAID', z.boolean().default(false)],
	hasNote: ['HAS_NOTE', z.boolean()],
	/** Has staff notes. */
	hasStaffNote: ['HAS_STAFF_NOTE', z.boolean()],
	/** For files; null unless they are requested. */
	details: ['DETAILS', OrderDetails.nullable().default(null)],
})
export type ListedOrder = Value<typeof ListedOrder>

export const searchOrders = endpoint({
	method: 'GET',
	path: '/order-list',
	summary: 'Orders of one tab or search, the newest first',
	needs: 'orders.read',
	query: OrderListQuery,
	answer: message({
		list: ['list', z.array(ListedOrder)],
		/** null on the last page. */
		next: ['NEXT', z.string().nullable()],
	}),
})

/** For each tab except ALL. */
export const countOrders = endpoint({
	method: 'GET',
	path: '/order-counts',
	summary: 'How many orders are in each tab, up to 100',
	needs: 'orders.read',
	answer: z.object({
		list: z.array(
			message({
				tab: ['TAB', z.enum(ORDER_TABS)],
				/** 100: as many or more. */
				count: ['COUNT', z.number().int().min(0).max(100)],
			}),
		),
	}),
})
