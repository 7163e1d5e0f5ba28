import { z } from 'zod'
import { dataOf, RupiahSumWire, RupiahWire } from './envelope.ts'
import { OrderStatusWire } from './order.ts'
import { lineText } from './text.ts'
import { TrackingNumberWire } from './tracking-number.ts'

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

/** A count capped at 100, to be shown as 99+. */
const countTo100 = z.number().int().min(0).max(100)
const next = z
	.string()
	.regex(/^[\w:.-]{1,80}$/)
	.optional()

/** GET /operator/v1/order-list: newest first. */
export const OrderListQueryWire = z.object({
	TAB: z.enum(ORDER_TABS).default('ALL'),
	/** An order's number, the buyer's phone, or prefixes of words of the buyer's name. */
	SEARCH: lineText().min(1).max(100).optional(),
	/** Only orders of this customer's account. */
	CUSTOMER_ID: z.uuid().optional(),
	/** With DETAILS of each order. */
	WITH_DETAILS: z.stringbool().default(false),
	/** NEXT of the page before. */
	NEXT: next,
	LIMIT: z.coerce.number().int().min(1).max(500).default(25),
})
export const OrderRowWire = z.object({
	ORDER_NUMBER: z.string(),
	ORDER_STATUS: OrderStatusWire,
	ORDER_DATE: z.iso.datetime(),
	CUSTOMER_NAME: z.string(),
	/** E.164. */
	CUSTOMER_PHONE: z.string(),
	/** '' for an order without delivery. */
	CITY_NAME: z.string(),
	/** Of the first line; ITEM_COUNT units in all lines. */
	PRODUCT_NAME: z.string(),
	ITEM_COUNT: z.number().int(),
	TOTAL: RupiahSumWire,
	/** Last three digits of the total, which identify the payment; 0: none. */
	UNIQUE_CODE: z.number().int(),
	PAYMENT_METHOD: z.string(),
	/** The pending payment confirmation; its proof is at /orders/{number}/confirmations/{id}/proof. */
	CONFIRMATION_ID: z.string().nullable(),
	CONFIRMATION_AMOUNT: RupiahWire.nullable(),
	COURIER_NAME: z.string(),
	TRACKING_NUMBER: z.string().nullable(),
	/** Time of the next automatic transition, e.g. expiry; null: none. */
	DUE_DATE: z.iso.datetime().nullable(),
	/** The buyer says that the parcel has not arrived. */
	IS_NOT_ARRIVED: z.boolean().default(false),
	/** Unpaid, but a part of it was received. */
	IS_PART_PAID: z.boolean().default(false),
	HAS_NOTE: z.boolean(),
	/** Has staff notes. */
	HAS_STAFF_NOTE: z.boolean(),
	/** For files; null unless they are requested. */
	DETAILS: z
		.object({
			CUSTOMER_EMAIL: z.string(),
			/** In one line; '' for an order without delivery. */
			ADDRESS: z.string(),
			/** e.g. "2 × Kaos Polos (M); 1 × Topi". */
			ITEM_LIST: z.string(),
			SUB_TOTAL: RupiahWire,
			/** Of vouchers and the buyer's tier, without shipping. */
			DISCOUNT: RupiahWire,
			COINS_SPENT: RupiahWire,
			SHIPPING_PRICE: RupiahWire,
			SHIPPING_DISCOUNT: RupiahWire,
			WAIVED: RupiahWire,
			PAID: RupiahSumWire,
			REFUNDED: RupiahSumWire,
			/** Of the last payment; null: none. */
			PAID_DATE: z.iso.datetime().nullable(),
		})
		.nullable()
		.default(null),
})
export type OrderRowWire = z.infer<typeof OrderRowWire>
export const OrderListWire = dataOf(
	z.object({
		list: z.array(OrderRowWire),
		/** null on the last page. */
		NEXT: z.string().nullable(),
	}),
)
/** GET /operator/v1/order-counts: for each tab except ALL. */
export const OrderCountsWire = dataOf(
	z.object({ list: z.array(z.object({ TAB: z.enum(ORDER_TABS), COUNT: countTo100 })) }),
)

const numbers = z.array(z.string().min(1).max(20)).min(1).max(100)
/** POST /operator/v1/order-batches/payments, /processing and /deliveries. */
export const OrderBatchWire = z.object({ ORDER_NUMBER_LIST: numbers })
/** POST /operator/v1/order-batches/shipments. */
export const OrderShipmentBatchWire = z.object({
	list: z
		.array(
			z.object({
				ORDER_NUMBER: z.string().min(1).max(20),
				TRACKING_NUMBER: TrackingNumberWire.optional(),
			}),
		)
		.min(1)
		.max(100),
})
/** Each order is changed or skipped independently. */
export const OrderBatchAnswerWire = dataOf(
	z.object({
		list: z.array(
			z.object({
				ORDER_NUMBER: z.string(),
				IS_DONE: z.boolean(),
				/** Why it was skipped, as a code and as text. */
				CODE: z.string().nullable(),
				MESSAGE: z.string().nullable(),
			}),
		),
	}),
)
