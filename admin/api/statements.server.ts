import {
	BankConfirmationBatchAnswerWire,
	BankDismissalAnswerWire,
	BankLineAnswerWire,
	BankLinePaymentAnswerWire,
	BankReviewWire,
	BankStatementListWire,
	BankStatementsMadeWire,
} from '#contract/operator-bank.ts'
import { asExport, type OperatorApi } from './client.server.ts'
import type { Renamed } from './names.ts'

export type StatementList = Renamed<ReturnType<typeof BankStatementListWire.parse>['data']>
export type Statement = StatementList['list'][number]
export type StatementReview = Renamed<ReturnType<typeof BankReviewWire.parse>['data']>
export type StatementLine = StatementReview['lineList'][number]

const part = encodeURIComponent

/** The newest statements, and the accounts that a statement can belong to. */
export function listStatements(api: OperatorApi) {
	return api.request({ path: '/bank-statements' }, BankStatementListWire)
}

/** Stores the new lines of a file. */
export function uploadStatement(
	api: OperatorApi,
	content: Uint8Array<ArrayBuffer>,
	{ account, fileName }: { account: string; fileName: string },
) {
	return api.attempt(
		{
			method: 'POST',
			path: '/bank-statements',
			query: { ACCOUNT: account, FILE_NAME: fileName },
			bytes: { type: 'application/octet-stream', content },
		},
		BankStatementsMadeWire,
	)
}

/** The incoming payments of a statement. */
export function reviewStatement(api: OperatorApi, id: string) {
	return api.request({ path: `/bank-statements/${part(id)}` }, BankReviewWire)
}

/** All incoming payments of a statement, for a file. */
export function exportStatement(api: OperatorApi, id: string) {
	const path = `/bank-statements/${part(id)}`
	return api.request({ path, query: { ALL_LINES: 'true' }, headers: asExport }, BankReviewWire)
}

/** One line of a statement. */
export function readLine(api: OperatorApi, id: string) {
	return api.request({ path: `/bank-lines/${part(id)}` }, BankLineAnswerWire)
}

/** Books the payments of proposed lines. */
export function confirmLines(api: OperatorApi, lines: { id: string; order: string }[]) {
	const list = lines.map(({ id, order }) => ({ LINE_ID: id, ORDER_NUMBER: order }))
	const call = { method: 'POST', path: '/bank-line-batches/confirmations', body: { list } } as const
	return api.attempt(call, BankConfirmationBatchAnswerWire)
}

/** Books the payment of a line for a chosen order. */
export function payWithLine(api: OperatorApi, id: string, orderNumber: string) {
	const path = `/bank-lines/${part(id)}/payment`
	const body = { ORDER_NUMBER: orderNumber }
	return api.attempt({ method: 'POST', path, body }, BankLinePaymentAnswerWire)
}

/** Marks lines as paying no order. */
export function dismissLines(api: OperatorApi, ids: string[], note: string) {
	const body = { LINE_ID_LIST: ids, NOTE: note }
	const call = { method: 'POST', path: '/bank-line-batches/dismissals', body } as const
	return api.attempt(call, BankDismissalAnswerWire)
}
