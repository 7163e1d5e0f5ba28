import {
	CustomerDetailAnswerWire,
	CustomerListWire,
	CustomerStatementWire,
} from '#contract/operator-customers.ts'
import { DoneWire } from '#contract/auth.ts'
import { OrderListWire } from '#contract/operator-work.ts'
import { asExport, type OperatorApi } from './client.server.ts'
import type { Renamed } from './names.ts'

export type ListedCustomer = Renamed<
	ReturnType<typeof CustomerListWire.parse>['data']
>['list'][number]
export type Customer = Renamed<ReturnType<typeof CustomerDetailAnswerWire.parse>['data']>
export type CustomerStatement = Renamed<ReturnType<typeof CustomerStatementWire.parse>['data']>
/** Actions of staff on a customer, with their texts. */
export type CustomerStep =
	{ act: 'note'; note: string } | { act: 'block' | 'unblock'; reason: string }

const pathOf = (id: string) => `/customers/${encodeURIComponent(id)}`

/** Customers that match a search, newest first; `next` is the cursor of the next page. */
export function listCustomers(
	api: OperatorApi,
	{ search, isBlocked, next }: { search: string; isBlocked: boolean; next: string },
) {
	const query = { SEARCH: search, ...(isBlocked && { IS_BLOCKED: 'true' }), NEXT: next }
	return api.request({ path: '/customer-list', query }, CustomerListWire)
}

/** A page of the customers that match a search, for a file. */
export function exportCustomers(
	api: OperatorApi,
	{ search, isBlocked }: { search: string; isBlocked: boolean },
	next: string,
) {
	const query = {
		SEARCH: search,
		...(isBlocked && { IS_BLOCKED: 'true' }),
		NEXT: next,
		LIMIT: 500,
	}
	const headers = next === '' ? asExport : {}
	return api.request({ path: '/customer-list', query, headers }, CustomerListWire)
}

/** One customer with addresses, balances and notes. */
export function readCustomer(api: OperatorApi, id: string) {
	return api.request({ path: pathOf(id) }, CustomerDetailAnswerWire)
}

/** The orders of a customer's account, newest first. */
export function listOrdersOf(api: OperatorApi, id: string, next: string) {
	const query = { CUSTOMER_ID: id, NEXT: next, LIMIT: 10 }
	return api.request({ path: '/order-list', query }, OrderListWire)
}

/** Movements of one of a customer's balances, newest first; the first page of a file is logged. */
export function readStatement(
	api: OperatorApi,
	id: string,
	{ balance, page, isFile = false }: { balance: string; page: number; isFile?: boolean },
) {
	const query = { BALANCE: balance, PAGE_INDEX: page }
	const headers = isFile && page === 1 ? asExport : {}
	return api.request({ path: `${pathOf(id)}/statement`, query, headers }, CustomerStatementWire)
}

/** Adds a note, blocks or unblocks. */
export function doCustomerStep(api: OperatorApi, id: string, step: CustomerStep) {
	const [part, body] =
		step.act === 'note'
			? ['notes', { NOTE_TEXT: step.note }]
			: [step.act === 'block' ? 'block' : 'block-end', { REASON: step.reason }]
	const call = { method: 'POST', path: `${pathOf(id)}/${part}`, body } as const
	return api.attempt(call, CustomerDetailAnswerWire)
}

/** Deletes a customer's personal data; 409 while orders are open or a balance is not zero. */
export function eraseCustomer(api: OperatorApi, id: string) {
	return api.attempt({ method: 'DELETE', path: pathOf(id) }, DoneWire)
}
