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

/** Queues of open work. */
export const QUEUES = [
	'PAYMENTS_TO_CHECK',
	'TO_PROCESS',
	'TO_SHIP',
	/** Paid more than two days ago and not yet shipped. */
	'OVERDUE',
	'RETURNS',
	'WITHDRAWALS',
	'GUEST_REFUNDS',
	'AGENT_APPLICATIONS',
	/** Open messages of visitors. */
	'MESSAGES',
	/** Reviews without reply that are not hidden. */
	'REVIEWS',
	'LOW_STOCK',
	'FAILED_MAILS',
] as const
/** GET /operator/v1/queues: the queues that the caller has permission for. */
export const QueuesWire = dataOf(
	z.object({ list: z.array(z.object({ QUEUE: z.enum(QUEUES), COUNT: countTo100 })) }),
)

const sales = z.object({ ORDER_COUNT: z.number().int(), REVENUE: z.number().int() })
/** GET /operator/v1/sales: paid orders minus refunds by the day in Jakarta that they were placed. */
export const SalesWire = dataOf(
	z.object({
		TODAY: sales,
		LAST_7_DAYS: sales,
		LAST_30_DAYS: sales,
		/** Thirty days, today last. */
		DAY_LIST: z.array(sales.extend({ DAY: z.iso.date() })),
	}),
)

/** Why product feeds leave out a product; NO_PRICE: those of its variants that are free. */
const FEED_FAULTS = ['NO_PICTURE', 'NO_VARIANT', 'NO_PRICE', 'ARCHIVED'] as const
export type FeedFault = (typeof FEED_FAULTS)[number]

/** GET /operator/v1/product-list: newest first. */
export const ProductListQueryWire = z.object({
	/** A SKU, or words of the name. */
	SEARCH: lineText().min(1).max(100).optional(),
	STATUS: z.enum(['ACTIVE', 'DRAFT', 'ARCHIVED']).optional(),
	/** Only products with a variant that has five or fewer units available. */
	IS_LOW: z.stringbool().default(false),
	/** Only visible products of which product feeds leave out at least a part. */
	IS_LEFT_OUT_OF_FEEDS: z.stringbool().default(false),
	/** Including descendants. */
	CATEGORY_ID: z.coerce.number().int().min(1).optional(),
	NEXT: next,
	LIMIT: z.coerce.number().int().min(1).max(100).default(25),
})
export const StockedVariantWire = z.object({
	VARIANT_ID: z.number().int(),
	SKU: z.string(),
	VARIANT_LABEL: z.string(),
	PRICE: RupiahWire,
	DISCOUNT_PRICE: RupiahWire.nullable(),
	IS_ACTIVE: z.boolean(),
	ON_HAND: z.number().int(),
	/** Reserved by open orders. */
	RESERVED: z.number().int(),
})
export type StockedVariantWire = z.infer<typeof StockedVariantWire>
export const ProductListWire = dataOf(
	z.object({
		list: z.array(
			z.object({
				PRODUCT_ID: z.number().int(),
				SLUG: z.string(),
				NAME_ID: z.string(),
				NAME_EN: z.string(),
				STATUS: z.enum(['ACTIVE', 'DRAFT', 'ARCHIVED']),
				/** Time of first publication. */
				PUBLISH_DATE: z.iso.datetime(),
				MEDIA_ID: z.string().nullable(),
				/** Only with IS_LEFT_OUT_OF_FEEDS. */
				FEED_FAULT_LIST: z.array(z.enum(FEED_FAULTS)).default([]),
				VARIANT_LIST: z.array(StockedVariantWire),
			}),
		),
		NEXT: z.string().nullable(),
	}),
)
/** PUT /operator/v1/variants/{id}/price. 409 CHANGED_MEANWHILE if the price is no longer PRICE_BEFORE. */
export const VariantPriceWire = z.object({
	PRICE_BEFORE: RupiahWire,
	PRICE: RupiahWire,
	/** Below the price; null: no discount; absent: unchanged. */
	DISCOUNT_PRICE: RupiahWire.nullable().optional(),
	/** Reason, for the price history. */
	REASON: lineText().max(200).default(''),
})
/** Reasons of manual stock changes. */
const STOCK_CHANGE_REASONS = ['COUNT', 'RECEIVED', 'DAMAGED', 'LOST', 'RETURNED', 'OTHER'] as const
/** POST /operator/v1/variants/{id}/stock-changes. 409 CHANGED_MEANWHILE; 409 STOCK_PROMISED: open orders reserve more. */
export const StockChangeWire = z.object({
	ON_HAND_BEFORE: z.number().int().min(0),
	ON_HAND: z.number().int().min(0).max(10_000_000),
	REASON: z.enum(STOCK_CHANGE_REASONS),
	NOTE: lineText().max(100).default(''),
})
export const VariantAnswerWire = dataOf(StockedVariantWire)
/** GET /operator/v1/variants/{id}/stock-changes: the newest hundred, including those by orders. */
export const StockMovesWire = dataOf(
	z.object({
		list: z.array(
			z.object({
				MOVE_DATE: z.iso.datetime(),
				ON_HAND_CHANGE: z.number().int(),
				RESERVED_CHANGE: z.number().int(),
				/** count, reserve, release, change or ship. */
				KIND: z.string(),
				ORDER_NUMBER: z.string().nullable(),
				/** Source of a count, e.g. "import", or reason and note. */
				SOURCE: z.string().nullable(),
			}),
		),
	}),
)
