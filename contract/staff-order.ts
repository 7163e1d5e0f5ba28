import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageFields, pageQueryFields, RupiahSumWire } from './envelope.ts'
import { message, moment, type Value } from './message.ts'
import { OrderStatusWire } from './order.ts'

const StaffOrderQuery = message({
	status: ['STATUS', OrderStatusWire.optional()],
	/** Without orders whose money was refunded completely. */
	toDo: ['TO_DO', z.literal('yes').optional()],
	/** A company's code. */
	company: ['COMPANY', z.string().max(40).optional()],
	...pageQueryFields,
})
export type StaffOrderQuery = Value<typeof StaffOrderQuery>

const StaffOrderSummary = message({
	orderNumber: ['ORDER_NUMBER', z.string()],
	companyCode: ['COMPANY_CODE', z.string()],
	orderStatus: ['ORDER_STATUS', OrderStatusWire],
	orderDate: ['ORDER_DATE', moment],
	customerName: ['CUSTOMER_NAME', z.string()],
	total: ['TOTAL', RupiahSumWire],
	/** Has a payment confirmation that staff have not checked. */
	hasWaitingConfirmation: ['HAS_WAITING_CONFIRMATION', z.boolean()],
})
export type StaffOrderSummary = Value<typeof StaffOrderSummary>

export const listStaffOrders = endpoint({
	method: 'GET',
	path: '/orders',
	summary: 'Orders, the newest first',
	needs: 'orders.read',
	query: StaffOrderQuery,
	answer: message(pageFields(StaffOrderSummary)),
})
