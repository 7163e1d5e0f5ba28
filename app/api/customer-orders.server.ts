import {
	CustomerOrderAnswerWire,
	CustomerOrderPageWire,
	DigitalDownloadAnswerWire,
	DigitalProductListWire,
	OrderReviewAnswerWire,
	type CustomerOrderSummaryWire,
	type CustomerOrderWire,
} from '#contract/customer-order.ts'
import type {
	DigitalPurchase,
	OrderPage,
	OrderSummary,
	OwnOrder,
} from '#app/domain/customer-order.ts'
import type { OrderStatus } from '#app/domain/order.ts'
import { methodOf } from '#app/domain/payment.ts'
import type { Call } from './call.ts'
import { deliveryOf } from './delivery-kind.ts'
import type { ApiFile, OpenFile } from './open-file.server.ts'
import { addressBody, type CorrectedAddress, lineOf, orderOf } from './orders.server.ts'
import { ApiError } from './failures.ts'

/** Actions of a customer on an order; each returns the updated order. */
export const orderMoves = [
	'cancellation',
	'receipt',
	'completion',
	'not-arrived',
	'change-acceptance',
	'change-refusal',
] as const
export type OrderMove = (typeof orderMoves)[number]

export type OrderQuestion = {
	status?: OrderStatus
	/** Searches order numbers and product names. */
	text?: string
	page?: number
	pageSize?: number
}

export type WrittenReview = { position: number; rating: number; text: string; pictures: File[] }

/** The signed-in customer's orders; another customer's order is 'missing'. */
export function customerOrdersApi(call: Call, open: OpenFile) {
	const pathOf = (number: string) => `/order/${encodeURIComponent(number)}` as const
	return {
		list: ({ status, text, page, pageSize }: OrderQuestion = {}) =>
			call(Page, {
				path: '/order/order-list',
				query: {
					ORDER_STATUS: status,
					TEXT_SEARCH: text,
					PAGE_INDEX: page,
					DATA_PER_PAGE: pageSize,
				},
			}),
		order: (number: string) => call(Own, { path: pathOf(number) }),
		/** 'conflict' when the order's status no longer allows it. */
		move: (number: string, move: OrderMove) =>
			call(Own, { method: 'POST', path: `${pathOf(number)}/${move}`, body: {} }),
		/** Corrects recipient and address; 'conflict' once it is packed. */
		correctAddress: (number: string, corrected: CorrectedAddress) =>
			call(Own, {
				method: 'POST',
				path: `${pathOf(number)}/address`,
				body: addressBody(corrected),
			}),
		/**
		 * Changes the payee of an unpaid order; 'conflict' when it is no longer unpaid, 'invalid' for an unknown payee.
		 */
		changePayment: (number: string, payee: string) =>
			call(Own, {
				method: 'POST',
				path: `${pathOf(number)}/payment-method`,
				body: { PAYMENT_METHOD: methodOf(payee), BANK_CODE: payee },
			}),
		/** Errors name the fields `rating`, `text` and `pictures`; 'conflict' ALREADY_REVIEWED. */
		review: (number: string, review: WrittenReview) =>
			call(Reviewed, {
				method: 'POST',
				path: `${pathOf(number)}/review`,
				form: reviewForm(review),
			}).catch((error: unknown) => {
				throw error instanceof ApiError ? error.withFields(reviewFields) : error
			}),
		digital: () => call(DigitalPurchases, { path: '/order/product-digital' }),
		/** Counts one download and opens the file. 'conflict' DOWNLOADS_USED_UP, DOWNLOAD_EXPIRED. */
		async download(number: string, position: number): Promise<ApiFile> {
			const path = await call(DownloadPath, {
				method: 'POST',
				path: `${pathOf(number)}/download`,
				body: { LINE_POSITION: position },
			})
			return open(path)
		},
	}
}

const reviewFields = { REVIEW_RATING: 'rating', REVIEW_TEXT: 'text', PICTURE: 'pictures' }

function reviewForm({ position, rating, text, pictures }: WrittenReview): FormData {
	const form = new FormData()
	form.set('LINE_POSITION', String(position))
	form.set('REVIEW_RATING', String(rating))
	form.set('REVIEW_TEXT', text)
	for (const picture of pictures) form.append('PICTURE', picture)
	return form
}

const Page = CustomerOrderPageWire.transform(({ data }): OrderPage => ({
	orders: data.list.map(summaryOf),
	pages: data.TOTAL_PAGES,
	count: data.TOTAL_ROWS,
	counts: new Map(data.STATUS_COUNT_LIST.map((each) => [each.ORDER_STATUS, each.ORDER_COUNT])),
}))

const Own = CustomerOrderAnswerWire.transform(({ data }) => ownOrder(data))

const Reviewed = OrderReviewAnswerWire.transform(({ data }) => data.REVIEW_ID)

/** The signed URL of a file. */
export const DownloadPath = DigitalDownloadAnswerWire.transform(({ data }): `/${string}` => {
	const rest = data.DOWNLOAD_PATH.replace(/^\//, '')
	return `/${rest}`
})

/** Purchased files. */
export const DigitalPurchases = DigitalProductListWire.transform(({ data }): DigitalPurchase[] =>
	data.list.map((each) => ({
		order: each.ORDER_NUMBER,
		position: each.LINE_POSITION,
		name: each.PRODUCT_NAME,
		variantLabel: each.VARIANT_LABEL,
		fileName: each.FILE_NAME,
		sizeBytes: each.FILE_SIZE_BYTES,
		downloadsLeft: each.DOWNLOADS_LEFT,
		validUntil: each.VALID_UNTIL === null ? null : new Date(each.VALID_UNTIL),
	})),
)

function summaryOf(wire: CustomerOrderSummaryWire): OrderSummary {
	return {
		number: wire.ORDER_NUMBER,
		status: wire.ORDER_STATUS,
		date: new Date(wire.ORDER_DATE),
		expiresAt: dateOf(wire.EXPIRED_DATE),
		total: wire.TOTAL,
		delivery: deliveryOf(wire.DELIVERY_KIND),
		units: wire.PRODUCT_COUNT,
		lines: wire.LINE_LIST.map(lineOf),
	}
}

function ownOrder(wire: CustomerOrderWire): OwnOrder {
	return {
		...orderOf(wire),
		lines: wire.LINE_LIST.map((line) => ({
			...lineOf(line),
			position: line.LINE_POSITION,
			isDigital: line.IS_DIGITAL,
			removed: line.REMOVED_QTY,
			returnable: line.RETURNABLE_QTY,
			isReviewable: line.IS_REVIEWABLE,
		})),
		deliveredAt: dateOf(wire.DELIVERED_DATE),
		completesAt: dateOf(wire.COMPLETES_DATE),
		arrival: wire.EXPECTED_ARRIVAL && {
			earliest: new Date(wire.EXPECTED_ARRIVAL.EARLIEST_DATE),
			latest: new Date(wire.EXPECTED_ARRIVAL.LATEST_DATE),
		},
		change: wire.CHANGE && {
			reason: wire.CHANGE.CHANGE_REASON,
			answerBefore: new Date(wire.CHANGE.ANSWER_BEFORE),
			lines: wire.CHANGE.LINE_LIST.map((line) => ({
				position: line.LINE_POSITION,
				name: line.PRODUCT_NAME,
				variantLabel: line.VARIANT_LABEL,
				before: line.QTY_BEFORE,
				after: line.QTY_AFTER,
			})),
			refund: wire.CHANGE.REFUND,
		},
		refunded: wire.REFUNDED,
		returns: wire.RETURN_NUMBER_LIST,
		can: {
			cancel: wire.CAN_CANCEL,
			receive: wire.CAN_RECEIVE,
			complete: wire.CAN_COMPLETE,
			return: wire.CAN_RETURN,
		},
		seller: {
			name: wire.SELLER.COMPANY_NAME,
			legalName: wire.SELLER.COMPANY_LEGAL_NAME,
			phone: wire.SELLER.CUSTOMER_CARE_PHONE,
		},
	}
}

function dateOf(iso: string | null): Date | null {
	return iso === null ? null : new Date(iso)
}
