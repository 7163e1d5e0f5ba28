import { z } from 'zod'
import { DeliveryKindWire } from './delivery-kind.ts'
import { dataOf, pageOf, RupiahWire } from './envelope.ts'
import {
	OrderLineWire,
	OrderLookUpWire,
	OrderRequestWire,
	OrderStatusWire,
	OrderStatusResponseWire,
	OrderWire,
} from './order.ts'
import { linesText } from './text.ts'

/** GET /order/order-list: the customer's orders, newest first; TEXT_SEARCH matches numbers and products. */
export const CustomerOrderQueryWire = z.object({
	ORDER_STATUS: OrderStatusWire.optional(),
	TEXT_SEARCH: z.string().min(1).max(200).optional(),
	PAGE_INDEX: z.coerce.number().int().min(1).max(100_000).default(1),
	DATA_PER_PAGE: z.coerce.number().int().min(1).max(100).default(10),
})
export const CustomerOrderSummaryWire = z.object({
	ORDER_NUMBER: z.string(),
	ORDER_STATUS: OrderStatusResponseWire,
	ORDER_DATE: z.iso.datetime(),
	/** When an unpaid order expires; null once paid or ended. */
	EXPIRED_DATE: z.iso.datetime().nullable(),
	TOTAL: RupiahWire,
	DELIVERY_KIND: DeliveryKindWire,
	/** Units over all lines. */
	PRODUCT_COUNT: z.number().int().min(1),
	/** The first two lines, as a preview. */
	LINE_LIST: z.array(OrderLineWire).min(1).max(2),
})
export type CustomerOrderSummaryWire = z.infer<typeof CustomerOrderSummaryWire>
export const CustomerOrderPageWire = dataOf(
	pageOf(CustomerOrderSummaryWire).extend({
		/** Orders by status regardless of the query's filters; statuses without orders are omitted. */
		STATUS_COUNT_LIST: z.array(
			z.object({ ORDER_STATUS: OrderStatusResponseWire, ORDER_COUNT: z.number().int().min(0) }),
		),
	}),
)

/** A change proposed by the shop: fewer units of some lines, with a refund of the difference. */
const OrderChangeWire = z.object({
	CHANGE_REASON: z.string(),
	/** Deadline for an answer, after which the order is cancelled and refunded. */
	ANSWER_BEFORE: z.iso.datetime(),
	LINE_LIST: z.array(
		z.object({
			LINE_POSITION: z.number().int().min(0),
			PRODUCT_NAME: z.string(),
			VARIANT_LABEL: z.string(),
			QTY_BEFORE: z.number().int().min(1),
			QTY_AFTER: z.number().int().min(0),
		}),
	),
	/** Whole rupiah refunded to the wallet on acceptance. */
	REFUND: RupiahWire,
})

/** GET /order/{number}: an order of the customer. 404 if it is not theirs. */
export const CustomerOrderWire = OrderWire.extend({
	LINE_LIST: z
		.array(
			OrderLineWire.extend({
				LINE_POSITION: z.number().int().min(0),
				VARIANT_ID: z.number().int(),
				IS_DIGITAL: z.boolean(),
				/** Units that can still be returned. */
				RETURNABLE_QTY: z.number().int().min(0),
				/** Delivered, and not reviewed yet. */
				IS_REVIEWABLE: z.boolean(),
			}),
		)
		.min(1),
	/** While the parcel is being delivered: expected arrival by its courier's days; null: unknown. */
	EXPECTED_ARRIVAL: z
		.object({ EARLIEST_DATE: z.iso.datetime(), LATEST_DATE: z.iso.datetime() })
		.nullable()
		.default(null),
	DELIVERED_DATE: z.iso.datetime().nullable(),
	/** When a delivered order completes automatically; null: never, or suspended by an open return. */
	COMPLETES_DATE: z.iso.datetime().nullable(),
	CHANGE: OrderChangeWire.nullable(),
	REFUNDED: RupiahWire,
	RETURN_NUMBER_LIST: z.array(z.string()),
	CAN_CANCEL: z.boolean(),
	CAN_RECEIVE: z.boolean(),
	CAN_COMPLETE: z.boolean(),
	CAN_RETURN: z.boolean(),
	SELLER: z.object({
		COMPANY_NAME: z.string(),
		COMPANY_LEGAL_NAME: z.string(),
		CUSTOMER_CARE_PHONE: z.string(),
	}),
})
export type CustomerOrderWire = z.infer<typeof CustomerOrderWire>
/**
 * Also the response of POST /order/{number}/cancellation, /receipt, /completion, /change-acceptance and
 * /change-refusal. 409 TRANSITION_REFUSED or ORDER_CHANGED.
 */
export const CustomerOrderAnswerWire = dataOf(CustomerOrderWire)

/**
 * POST /order/{number}/payment-method: changes the payment method of an unpaid order; the amount stays. 409
 * ORDER_EXPIRED, ORDER_CANCELLED, ALREADY_PAID, or ALREADY_CONFIRMED while staff check a payment confirmation.
 */
export const OrderPaymentWire = OrderRequestWire.pick({ PAYMENT_METHOD: true, BANK_CODE: true })

/** POST /order/{number}/review, multipart with PICTURE files (at most five). 409 ALREADY_REVIEWED. */
export const OrderReviewWire = z.object({
	LINE_POSITION: z.coerce.number().int().min(0),
	REVIEW_RATING: z.coerce.number().int().min(1).max(5),
	REVIEW_TEXT: linesText().max(2000),
})
export const OrderReviewAnswerWire = dataOf(z.object({ REVIEW_ID: z.number().int() }))

/** GET /order/product-digital: the customer's digital purchases. */
export const DigitalProductListWire = dataOf(
	z.object({
		list: z.array(
			z.object({
				ORDER_NUMBER: z.string(),
				LINE_POSITION: z.number().int().min(0),
				PRODUCT_NAME: z.string(),
				VARIANT_LABEL: z.string(),
				FILE_NAME: z.string(),
				FILE_SIZE_BYTES: z.number().int().min(0),
				DOWNLOADS_LEFT: z.number().int().min(0),
				/** null: not before the order is delivered. */
				VALID_UNTIL: z.iso.datetime().nullable(),
			}),
		),
	}),
)
/** POST /order/{number}/download: counts one download and returns a signed URL. 409 DOWNLOADS_USED_UP. */
export const DigitalDownloadWire = z.object({ LINE_POSITION: z.number().int().min(0) })
/** POST /guest-order/download: the same for a guest's order, by its number and phone. */
export const GuestDownloadWire = OrderLookUpWire.extend(DigitalDownloadWire.shape)
export const DigitalDownloadAnswerWire = dataOf(
	z.object({
		/** Path under /v1, valid for five minutes without a bearer token. */
		DOWNLOAD_PATH: z.string(),
		DOWNLOADS_LEFT: z.number().int().min(0),
	}),
)

/** POST /operator/v1/orders/{number}/change: from PROCESSING to CHANGE_PROCESSING. */
export const OperatorOrderChangeWire = z.object({
	CHANGE_REASON: linesText().min(5).max(500),
	LINE_LIST: z
		.array(z.object({ LINE_POSITION: z.number().int().min(0), QTY_AFTER: z.number().int().min(0) }))
		.min(1)
		.max(50),
})
