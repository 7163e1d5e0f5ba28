import * as customerOrder from './customer-order.ts'
import type { Endpoint } from './endpoint.ts'
import { OrderLookUpWire } from './order.ts'
import * as returns from './return.ts'

const notTheirs = { 404: "None of the customer's" }
const orderMove = {
	access: 'customer',
	answer: customerOrder.CustomerOrderAnswerWire,
	failures: { ...notTheirs, 409: 'TRANSITION_REFUSED, ORDER_CHANGED or RETURN_OPEN' },
} as const
const returnMove = {
	access: 'customer',
	answer: returns.ReturnAnswerWire,
	failures: { ...notTheirs, 409: 'RETURN_REFUSED or RETURN_ENDED' },
} as const

/** Endpoints of a customer's orders and returns. */
export const CUSTOMER_ORDER_ENDPOINTS: Endpoint[] = [
	{
		method: 'GET',
		path: '/order/order-list',
		summary: "A page of the customer's orders, the newest first",
		access: 'customer',
		query: customerOrder.CustomerOrderQueryWire,
		answer: customerOrder.CustomerOrderPageWire,
	},
	{
		method: 'GET',
		path: '/order/product-digital',
		summary: "The customer's digital purchases",
		access: 'customer',
		answer: customerOrder.DigitalProductListWire,
	},
	{
		method: 'GET',
		path: '/order/{number}',
		summary: 'An order with what its customer may do about it',
		access: 'customer',
		answer: customerOrder.CustomerOrderAnswerWire,
		failures: notTheirs,
	},
	{
		method: 'POST',
		path: '/order/{number}/cancellation',
		summary: 'Cancels an order; what was paid goes to the wallet',
		...orderMove,
	},
	{
		method: 'POST',
		path: '/order/{number}/receipt',
		summary: 'The parcel has arrived',
		...orderMove,
	},
	{
		method: 'POST',
		path: '/order/{number}/completion',
		summary: 'The customer is content: the order is done',
		...orderMove,
	},
	{
		method: 'POST',
		path: '/order/{number}/change-acceptance',
		summary: 'Accepts the change that the shop proposes',
		...orderMove,
	},
	{
		method: 'POST',
		path: '/order/{number}/change-refusal',
		summary: 'Refuses the change: the order is cancelled',
		...orderMove,
	},
	{
		method: 'POST',
		path: '/order/{number}/payment-method',
		summary: 'Another way to pay what is not paid yet',
		access: 'customer',
		body: customerOrder.OrderPaymentWire,
		answer: customerOrder.CustomerOrderAnswerWire,
		failures: {
			...notTheirs,
			409: 'ORDER_EXPIRED, ORDER_CANCELLED, ALREADY_PAID or ALREADY_CONFIRMED',
		},
	},
	{
		method: 'POST',
		path: '/order/{number}/review',
		creates: true,
		summary: 'Reviews a delivered line, with up to five pictures',
		access: 'customer',
		form: { fields: customerOrder.OrderReviewWire, files: ['PICTURE'] },
		answer: customerOrder.OrderReviewAnswerWire,
		failures: { ...notTheirs, 409: 'ALREADY_REVIEWED or REVIEW_NOT_POSSIBLE', 413: 'Over 5 MB' },
	},
	{
		method: 'POST',
		path: '/order/{number}/download',
		summary: 'Counts one download and answers its signed address',
		access: 'customer',
		body: customerOrder.DigitalDownloadWire,
		answer: customerOrder.DigitalDownloadAnswerWire,
		failures: { ...notTheirs, 409: 'DOWNLOAD_NOT_READY, DOWNLOAD_EXPIRED or DOWNLOADS_USED_UP' },
	},
	{
		method: 'POST',
		path: '/guest-order/product-digital',
		summary: "The files that a guest's order bought, by its number and phone",
		access: 'company',
		body: OrderLookUpWire,
		answer: customerOrder.DigitalProductListWire,
		failures: { 404: 'ORDER_NOT_FOUND', 429: 'TOO_MANY_ATTEMPTS' },
	},
	{
		method: 'POST',
		path: '/guest-order/download',
		summary: 'Counts one download and answers its signed address',
		access: 'company',
		body: customerOrder.GuestDownloadWire,
		answer: customerOrder.DigitalDownloadAnswerWire,
		failures: {
			404: 'ORDER_NOT_FOUND',
			409: 'DOWNLOAD_NOT_READY, DOWNLOAD_EXPIRED or DOWNLOADS_USED_UP',
			429: 'TOO_MANY_ATTEMPTS',
		},
	},
	{
		method: 'GET',
		path: '/download/{token}',
		summary: 'A bought file, by its signed address',
		access: 'public',
		answerType: '*/*',
		failures: { 404: 'DOWNLOAD_EXPIRED' },
	},
	{
		method: 'GET',
		path: '/return/return-list',
		summary: "A page of the customer's returns, the newest first",
		access: 'customer',
		query: returns.ReturnQueryWire,
		answer: returns.ReturnPageWire,
	},
	{
		method: 'POST',
		path: '/return',
		creates: true,
		summary: 'Asks to give lines of a delivered order back, with one to five pictures',
		access: 'customer',
		form: { fields: returns.ReturnRequestWire, files: ['PICTURE'] },
		answer: returns.ReturnAnswerWire,
		idempotent: true,
		failures: { ...notTheirs, 409: 'RETURN_NOT_POSSIBLE or RETURN_OPEN', 413: 'Over 5 MB' },
	},
	{
		method: 'GET',
		path: '/return/{number}',
		summary: 'A return with its history and messages',
		access: 'customer',
		answer: returns.ReturnAnswerWire,
		failures: notTheirs,
	},
	{
		method: 'GET',
		path: '/return/{number}/picture/{id}',
		summary: 'A picture of a return',
		access: 'customer',
		answerType: 'image/jpeg',
		failures: notTheirs,
	},
	{
		method: 'POST',
		path: '/return/{number}/shipment',
		summary: 'The goods are on their way back',
		body: returns.ReturnShipmentWire,
		...returnMove,
	},
	{
		method: 'POST',
		path: '/return/{number}/cancellation',
		summary: 'The customer keeps the goods',
		...returnMove,
	},
	{
		method: 'POST',
		path: '/return/{number}/message',
		summary: 'Writes to the shop about a return',
		body: returns.ReturnMessageWire,
		...returnMove,
	},
]
