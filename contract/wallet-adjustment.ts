import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { RupiahSumWire, RupiahWire } from './envelope.ts'
import { message, moment, type Value } from './message.ts'
import { lineText } from './text.ts'

/** Whether staff add money to a wallet or take it from there. */
export const WALLET_STEPS = ['ADD', 'TAKE'] as const
export type WalletStep = (typeof WALLET_STEPS)[number]
/** Whole rupiah of one step, whoever makes it. */
export const MOST_ADJUSTED = 100_000_000
export const MAX_ADJUSTMENT_REASON = 200
export const MAX_ADJUSTMENT_NOTE = 120

export const WalletAdjustmentRequest = message({
	step: ['STEP', z.enum(WALLET_STEPS)],
	amount: ['AMOUNT', RupiahWire.min(1).max(MOST_ADJUSTED)],
	/** For staff: statement and log. */
	reason: ['REASON', lineText().min(3).max(MAX_ADJUSTMENT_REASON)],
	/** For the customer: wallet and mail. */
	note: ['CUSTOMER_NOTE', lineText().max(MAX_ADJUSTMENT_NOTE).default('')],
	/** The balance that the step was decided by: it is refused if the wallet has another one. */
	expected: ['EXPECTED_BALANCE', RupiahSumWire.optional()],
})
export type WalletAdjustmentRequest = Value<typeof WalletAdjustmentRequest>

const WalletAdjustment = message({
	id: ['ADJUSTMENT_ID', z.string()],
	step: ['STEP', z.enum(WALLET_STEPS)],
	amount: ['AMOUNT', RupiahWire],
	reason: ['REASON', z.string()],
	note: ['CUSTOMER_NOTE', z.string()],
	madeBy: ['MADE_BY', z.string()],
	at: ['ADJUSTMENT_DATE', moment],
	/** After it. */
	balance: ['BALANCE', RupiahSumWire],
})
export type WalletAdjustment = Value<typeof WalletAdjustment>

const CustomerWallet = message({
	name: ['CUSTOMER_NAME', z.string()],
	balance: ['BALANCE', RupiahSumWire],
	/** What the caller may still add and take today, in whole rupiah; null: no limit but that of one step. */
	left: ['LEFT_TODAY', RupiahWire.nullable()],
})
export type CustomerWallet = Value<typeof CustomerWallet>

const customer = { needs: 'wallets.adjust', params: { id: z.uuid() } } as const

export const readCustomerWallet = endpoint({
	...customer,
	method: 'GET',
	path: '/customers/{id}/wallet',
	summary: "A customer's wallet, and how much of it the caller may change today",
	answer: CustomerWallet,
	failures: { 404: 'CUSTOMER_NOT_FOUND' },
})

export const adjustCustomerWallet = endpoint({
	...customer,
	method: 'POST',
	path: '/customers/{id}/wallet-adjustments',
	summary: "Adds money to a customer's wallet, or takes it from there, with a reason",
	creates: true,
	idempotent: true,
	body: WalletAdjustmentRequest,
	answer: WalletAdjustment,
	failures: {
		404: 'CUSTOMER_NOT_FOUND',
		409: ['INSUFFICIENT_BALANCE', 'WALLET_CHANGED', 'WALLET_LIMIT'],
	},
})

/** Roles that may change wallets, of staff accounts and of keys. */
export const WALLET_ROLES = ['owner', 'finance'] as const
export type WalletRole = (typeof WALLET_ROLES)[number]

const WalletLimit = message({
	role: ['ROLE', z.enum(WALLET_ROLES)],
	/** Whole rupiah of one person within 24 hours; null: no limit. */
	most: ['MOST', RupiahWire.nullable()],
})
const WalletLimits = z.object({ list: z.array(WalletLimit).min(1).max(WALLET_ROLES.length) })

export const readWalletLimits = endpoint({
	method: 'GET',
	path: '/wallet-limits',
	summary: 'How much each role may add to and take from wallets within a day',
	needs: 'settings.read',
	answer: WalletLimits,
})

export const setWalletLimits = endpoint({
	method: 'PUT',
	path: '/wallet-limits',
	summary: 'Sets how much roles may add to and take from wallets within a day',
	needs: 'settings',
	body: WalletLimits,
	answer: WalletLimits,
})
