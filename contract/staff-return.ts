import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageFields } from './envelope.ts'
import { fieldsIn, message, type Value } from './message.ts'
import { REFUND_TARGETS } from './order.ts'
import { Return, ReturnQuery, ReturnSummary } from './return.ts'
import { ReturnMessage, ReturnShipment } from './return-step.ts'
import { linesText } from './text.ts'

/** A return in the list of staff. */
const StaffReturnSummary = message({
	...fieldsIn(ReturnSummary),
	company: ['COMPANY_CODE', z.string()],
	customer: ['CUSTOMER_NAME', z.string()],
})
export type StaffReturnSummary = Value<typeof StaffReturnSummary>

const one = {
	method: 'POST',
	answer: Return,
	failures: { 404: 'RETURN_NOT_FOUND', 409: ['RETURN_REFUSED', 'RETURN_ENDED'] },
} as const

export const listStaffReturns = endpoint({
	method: 'GET',
	path: '/returns',
	summary: 'Returns, the newest first',
	needs: 'returns.read',
	query: ReturnQuery,
	answer: message(pageFields(StaffReturnSummary)),
})

export const readStaffReturn = endpoint({
	...one,
	method: 'GET',
	path: '/returns/{number}',
	summary: 'One return',
	needs: 'returns.read',
	failures: { 404: 'RETURN_NOT_FOUND' },
})

export const getStaffReturnPicture = endpoint({
	method: 'GET',
	path: '/returns/{number}/picture/{id}',
	summary: 'A picture of a return',
	needs: 'returns.read',
	answerType: 'image/*',
	failures: { 404: 'RETURN_NOT_FOUND' },
})

export const approveReturn = endpoint({
	...one,
	path: '/returns/{number}/approval',
	summary: 'Approves a return',
	needs: 'returns.decide',
})

export const rejectReturn = endpoint({
	...one,
	path: '/returns/{number}/rejection',
	summary: 'Rejects a return',
	needs: 'returns.decide',
	body: message({ reason: ['REJECT_REASON', linesText().min(5).max(500)] }),
})

export const recordReturnShipment = endpoint({
	...one,
	path: '/returns/{number}/shipment',
	summary: 'Records how the goods come back',
	needs: 'returns.receive',
	body: ReturnShipment,
})

export const receiveReturn = endpoint({
	...one,
	path: '/returns/{number}/receipt',
	summary: 'Records that the goods came back',
	needs: 'returns.receive',
})

export const refundReturn = endpoint({
	...one,
	path: '/returns/{number}/refund',
	summary:
		'Refunds a return: to the wallet, or by the list of refunds through the provider that was paid',
	needs: 'returns.refund',
	body: message({ to: ['REFUND_TO', z.enum(REFUND_TARGETS).optional()] }),
	failures: {
		404: 'RETURN_NOT_FOUND',
		409: ['RETURN_REFUSED', 'RETURN_ENDED', 'REFUND_NOT_BY_PROVIDER', 'COD_UNREMITTED'],
	},
})

export const answerReturn = endpoint({
	...one,
	path: '/returns/{number}/message',
	summary: 'Writes to the customer',
	needs: 'returns.decide',
	body: ReturnMessage,
})
