import * as operator from '../operator.ts'
import { byOperator } from './operation.ts'

const answer = operator.OperatorWithdrawalAnswerWire
const refused = { 409: 'WITHDRAWAL_STATE, WITHDRAWAL_ENDED, REFERENCE_USED or PAYOUT_HELD' }

/** Endpoints of withdrawals and refunds of guests. */
export const OPERATOR_PAYOUT_ENDPOINTS = byOperator([
	{
		method: 'GET',
		path: '/withdrawals',
		summary: 'Withdrawals, the newest first',
		query: operator.OperatorWithdrawalQueryWire,
		answer: operator.OperatorWithdrawalListWire,
	},
	{
		method: 'POST',
		path: '/withdrawals/{id}/approval',
		summary: 'Approves a withdrawal',
		answer,
		failures: refused,
	},
	{
		method: 'POST',
		path: '/withdrawals/{id}/payout',
		summary: 'Records that the money was transferred',
		body: operator.OperatorPayoutWire,
		answer,
		failures: refused,
	},
	{
		method: 'POST',
		path: '/withdrawals/{id}/rejection',
		summary: 'Rejects a withdrawal and gives the money back',
		body: operator.OperatorWithdrawalRejectionWire,
		answer,
		failures: refused,
	},
	{
		method: 'POST',
		path: '/customers/{id}/withdrawals',
		summary: 'Requests a withdrawal for a customer',
		body: operator.OperatorWithdrawalRequestWire,
		answer,
		creates: true,
		idempotent: true,
		failures: { 409: 'WITHDRAWAL_OPEN or INSUFFICIENT_BALANCE' },
	},
	{
		method: 'GET',
		path: '/guest-refunds',
		summary: 'Money that guests get back and that was not transferred yet',
		answer: operator.OperatorGuestRefundListWire,
	},
	{
		method: 'POST',
		path: '/guest-refunds/{id}/payout',
		summary: 'Records that the money was transferred',
		body: operator.OperatorPayoutWire,
		answer: operator.OperatorGuestRefundAnswerWire,
		failures: { 409: 'REFUND_PAID, REFERENCE_USED or PAYOUT_HELD' },
	},
])
