import {
	OperatorGuestRefundAnswerWire,
	OperatorGuestRefundListWire,
	OperatorWithdrawalAnswerWire,
	OperatorWithdrawalListWire,
} from '#contract/operator.ts'
import { OperatorReturnPageWire, ReturnAnswerWire } from '#contract/return.ts'
import { asExport, type OperatorApi } from './client.server.ts'

const part = encodeURIComponent

/** Returns with a status, newest first. */
export function listReturns(api: OperatorApi, status: string | undefined, page = 1, perPage = 50) {
	const query = { RETURN_STATUS: status, PAGE_INDEX: page, DATA_PER_PAGE: perPage }
	return api.request({ path: '/returns', query }, OperatorReturnPageWire)
}

/** One return. */
export function readReturn(api: OperatorApi, number: string) {
	return api.request({ path: `/returns/${part(number)}` }, ReturnAnswerWire)
}

/** Performs one step of a return: approval, rejection, receipt, refund or message. */
export function stepReturn(api: OperatorApi, number: string, step: string, body?: object) {
	const path = `/returns/${part(number)}/${step}`
	return api.attempt({ method: 'POST', path, body }, ReturnAnswerWire)
}

/** Withdrawals with a status, newest first; those of a file are logged. */
export function listWithdrawals(api: OperatorApi, status: string, isFile = false) {
	const headers = isFile ? asExport : {}
	return api.request(
		{ path: '/withdrawals', query: { STATUS: status, ...(isFile && { LIMIT: 5000 }) }, headers },
		OperatorWithdrawalListWire,
	)
}

/** Approves, pays out or rejects a withdrawal. */
export function stepWithdrawal(api: OperatorApi, id: string, step: string, body?: object) {
	const path = `/withdrawals/${part(id)}/${step}`
	return api.attempt({ method: 'POST', path, body }, OperatorWithdrawalAnswerWire)
}

/** Refunds that are still owed to guests, who have no wallet; those of a file are logged. */
export function listGuestRefunds(api: OperatorApi, isFile = false) {
	const headers = isFile ? asExport : {}
	return api.request({ path: '/guest-refunds', headers }, OperatorGuestRefundListWire)
}

/** Records that a guest's refund was transferred. */
export function payGuestRefund(api: OperatorApi, id: string, reference: string) {
	const call = { path: `/guest-refunds/${part(id)}/payout`, body: { REFERENCE: reference } }
	return api.attempt({ method: 'POST', ...call }, OperatorGuestRefundAnswerWire)
}
