import * as work from '../operator-work.ts'
import { byOperator } from './operation.ts'

/** Endpoints for the daily work of a company: lists of orders and products, queues, sales. */
export const OPERATOR_WORK_ENDPOINTS = byOperator([
	{
		method: 'GET',
		path: '/order-list',
		summary: 'Orders of one tab or search, the newest first',
		query: work.OrderListQueryWire,
		answer: work.OrderListWire,
	},
	{
		method: 'GET',
		path: '/order-counts',
		summary: 'How many orders are in each tab, up to 100',
		answer: work.OrderCountsWire,
	},
	{
		method: 'POST',
		path: '/order-batches/payments',
		summary: 'Accepts the payment confirmations that wait, where the amount is exact',
		body: work.OrderBatchWire,
		answer: work.OrderBatchAnswerWire,
	},
	{
		method: 'POST',
		path: '/order-batches/processing',
		summary: 'Packs paid orders',
		body: work.OrderBatchWire,
		answer: work.OrderBatchAnswerWire,
	},
	{
		method: 'POST',
		path: '/order-batches/deliveries',
		summary: 'Notes that parcels have arrived',
		body: work.OrderBatchWire,
		answer: work.OrderBatchAnswerWire,
	},
	{
		method: 'POST',
		path: '/order-batches/shipments',
		summary: 'Hands parcels over, with their tracking numbers',
		body: work.OrderShipmentBatchWire,
		answer: work.OrderBatchAnswerWire,
	},
])
