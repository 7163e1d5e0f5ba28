import * as bank from '../operator-bank.ts'
import { byOperator } from './operation.ts'

const answer = bank.OperatorBankAccountsWire
const booked = { 409: 'BANK_LINE_SETTLED' }

/** Endpoints of the shop's bank accounts, their statements, and the payments in these. */
export const OPERATOR_BANK_ENDPOINTS = byOperator([
	{ method: 'GET', path: '/bank-accounts', summary: "The shop's bank accounts and QRIS", answer },
	{
		method: 'POST',
		path: '/bank-accounts',
		summary: 'Adds a bank account',
		body: bank.OperatorBankAccountNewWire,
		answer,
		creates: true,
		failures: { 409: 'BANK_SAVED' },
	},
	{
		method: 'PUT',
		path: '/bank-accounts/{bank}',
		summary: 'Changes a bank account, or switches it on or off',
		body: bank.OperatorBankAccountEditWire,
		answer,
		failures: { 409: 'BANK_SAVED' },
	},
	{
		method: 'PUT',
		path: '/bank-account-order',
		summary: 'Sets the order in which shoppers see the accounts',
		body: bank.OperatorBankOrderWire,
		answer,
		failures: { 409: 'CHANGED_MEANWHILE' },
	},
	{
		method: 'PUT',
		path: '/qris',
		summary: "Takes the shop's static QRIS from a picture of it; at most 10 MB",
		bytes: 'image/*',
		answer,
		failures: { 422: 'QRIS_NOT_FOUND or QRIS_UNREADABLE' },
	},
	{ method: 'DELETE', path: '/qris', summary: 'Takes no QRIS any more', answer },
	{
		method: 'GET',
		path: '/bank-statements',
		summary: 'Bank statements, the newest first',
		answer: bank.BankStatementListWire,
	},
	{
		method: 'POST',
		path: '/bank-statements',
		summary:
			'Stores the lines of a bank statement or a QRIS report that are not known yet; at most 2 MB',
		query: bank.BankStatementQueryWire,
		bytes: 'application/octet-stream',
		answer: bank.BankStatementsMadeWire,
		creates: true,
		failures: { 413: 'STATEMENT_TOO_LARGE', 422: 'STATEMENT_UNKNOWN and other STATEMENT_ codes' },
	},
	{
		method: 'GET',
		path: '/bank-statements/{id}',
		summary: 'Money that came by a statement, with the orders that it may be for',
		query: bank.BankReviewQueryWire,
		answer: bank.BankReviewWire,
		failures: { 404: 'STATEMENT_NOT_FOUND' },
	},
	{
		method: 'GET',
		path: '/bank-lines/{id}',
		summary: 'One line of a statement',
		answer: bank.BankLineAnswerWire,
		failures: { 404: 'BANK_LINE_NOT_FOUND' },
	},
	{
		method: 'POST',
		path: '/bank-lines/{id}/payment',
		summary: 'Books the money of a line for an order',
		body: bank.BankLinePaymentWire,
		answer: bank.BankLinePaymentAnswerWire,
		failures: { 404: 'BANK_LINE_NOT_FOUND or ORDER_NOT_FOUND', ...booked },
	},
	{
		method: 'POST',
		path: '/bank-line-batches/confirmations',
		summary: 'Books the money of proposed lines, each by itself',
		body: bank.BankConfirmationBatchWire,
		answer: bank.BankConfirmationBatchAnswerWire,
	},
	{
		method: 'POST',
		path: '/bank-line-batches/dismissals',
		summary: 'Notes that lines pay no order',
		body: bank.BankDismissalBatchWire,
		answer: bank.BankDismissalAnswerWire,
		failures: { 404: 'BANK_LINE_NOT_FOUND' },
	},
])
