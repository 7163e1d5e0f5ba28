import * as affiliate from './affiliate.ts'
import { DoneWire } from './auth.ts'
import type { Endpoint } from './endpoint.ts'
import * as statement from './statement.ts'
import * as withdrawal from './withdrawal.ts'

const customer = { access: 'customer' } as const
const asked = { ...customer, query: statement.StatementQueryWire } as const

/** Endpoints of a customer's balances (wallet, coins, commissions) and withdrawals. */
export const BALANCE_ENDPOINTS: Endpoint[] = [
	{
		method: 'GET',
		path: '/wallet/statement',
		summary: 'A page of what moved in the wallet, the newest first',
		...asked,
		answer: statement.WalletStatementWire,
	},
	{
		method: 'GET',
		path: '/coins/statement',
		summary: 'A page of what moved in coins, and which end when',
		...asked,
		answer: statement.CoinStatementWire,
	},
	{
		method: 'GET',
		path: '/affiliate/statement',
		summary: 'A page of what moved in the affiliate balance',
		...asked,
		answer: statement.AffiliateStatementWire,
	},
	{
		method: 'GET',
		path: '/affiliate',
		summary: "The customer's own link with what it brought by month",
		...customer,
		answer: affiliate.AffiliateWire,
	},
	{
		method: 'POST',
		path: '/affiliate',
		summary: "Switches the customer's own link on",
		...customer,
		answer: affiliate.AffiliateWire,
	},
	{
		method: 'POST',
		path: '/affiliate/referral',
		summary: 'Keeps that the customer came by a link',
		...customer,
		body: affiliate.ReferralWire,
		answer: DoneWire,
	},
	{
		method: 'GET',
		path: '/affiliate/commission-list',
		summary: 'A page of commissions, each with the line that earned it',
		...customer,
		query: affiliate.CommissionQueryWire,
		answer: affiliate.CommissionPageWire,
	},
	{
		method: 'GET',
		path: '/withdrawal/withdrawal-list',
		summary: "A page of the customer's withdrawals from one balance",
		...customer,
		query: withdrawal.WithdrawalQueryWire,
		answer: withdrawal.WithdrawalPageWire,
	},
	{
		method: 'POST',
		path: '/withdrawal',
		creates: true,
		summary: "Asks for money to be sent to one of the customer's bank accounts",
		...customer,
		body: withdrawal.WithdrawalRequestWire,
		answer: withdrawal.WithdrawalAnswerWire,
		idempotent: true,
		failures: {
			404: 'BANK_NOT_FOUND',
			409: 'WITHDRAWAL_OPEN, INSUFFICIENT_BALANCE or SIGN_IN_AGAIN',
			429: 'TOO_MANY_ATTEMPTS',
		},
	},
	{
		method: 'GET',
		path: '/withdrawal/{id}',
		summary: "One of the customer's withdrawals",
		...customer,
		answer: withdrawal.WithdrawalAnswerWire,
		failures: { 404: 'WITHDRAWAL_NOT_FOUND' },
	},
]
