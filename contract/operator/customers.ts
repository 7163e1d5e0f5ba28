import * as customers from '../operator-customers.ts'
import { CustomerExportWire } from '../account.ts'
import { DoneWire } from '../auth.ts'
import { byOperator } from './operation.ts'

const answer = customers.CustomerDetailAnswerWire
const missing = { 404: 'CUSTOMER_NOT_FOUND' }

/** Endpoints of customers with an account. */
export const OPERATOR_CUSTOMER_ENDPOINTS = byOperator([
	{
		method: 'GET',
		path: '/customer-list',
		summary: 'Customers, the newest first',
		query: customers.CustomerListQueryWire,
		answer: customers.CustomerListWire,
	},
	{
		method: 'GET',
		path: '/customers/{id}',
		summary: 'A customer with addresses, balances and notes',
		answer,
		failures: missing,
	},
	{
		method: 'DELETE',
		path: '/customers/{id}',
		summary: 'Deletes all that is stored about a customer',
		answer: DoneWire,
		failures: { ...missing, 409: 'ORDERS_OPEN; BALANCE_LEFT' },
	},
	{
		method: 'GET',
		path: '/customers/{id}/export',
		summary: 'All that is stored about a customer',
		answer: CustomerExportWire,
		failures: missing,
	},
	{
		method: 'GET',
		path: '/customers/{id}/export-archive',
		summary: 'The same as data.json in an archive, with the pictures that the customer has sent',
		answerType: 'application/zip',
		failures: missing,
	},
	{
		method: 'GET',
		path: '/customers/{id}/statement',
		summary: 'What moved in one of their balances',
		query: customers.CustomerStatementQueryWire,
		answer: customers.CustomerStatementWire,
		failures: missing,
	},
	{
		method: 'POST',
		path: '/customers/{id}/notes',
		summary: 'Adds a note for the other staff',
		body: customers.CustomerNoteWire,
		answer,
		creates: true,
		failures: missing,
	},
	{
		method: 'POST',
		path: '/customers/{id}/block',
		summary: 'Keeps a customer from signing in and ordering, and ends their sessions',
		body: customers.CustomerBlockWire,
		answer,
		failures: { ...missing, 409: 'CHANGED_MEANWHILE: blocked already' },
	},
	{
		method: 'POST',
		path: '/customers/{id}/block-end',
		summary: 'Lets a blocked customer in again',
		body: customers.CustomerBlockWire,
		answer,
		failures: { ...missing, 409: 'CHANGED_MEANWHILE: not blocked' },
	},
])
