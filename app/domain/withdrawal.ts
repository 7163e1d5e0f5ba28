import type { BadgeColour } from './order.ts'

export const withdrawalStatuses = ['REQUESTED', 'APPROVED', 'PAID', 'REJECTED'] as const
export type WithdrawalStatus = (typeof withdrawalStatuses)[number] | 'UNKNOWN'

/** Balances that can be withdrawn from. */
export type WithdrawalSource = 'wallet' | 'affiliate' | 'agent'

/** Whole rupiah (product decisions, "Money"). */
export const minWithdrawal = 50_000

export const withdrawalColours: Record<WithdrawalStatus, BadgeColour> = {
	REQUESTED: 'yellow',
	APPROVED: 'blue',
	PAID: 'green',
	REJECTED: 'red',
	UNKNOWN: 'grey',
}

/** A withdrawal of a balance to the customer's bank account. */
export type Withdrawal = {
	id: string
	/** The withdrawal's number. */
	code: string
	source: WithdrawalSource
	amount: number
	status: WithdrawalStatus
	bankName: string
	/** Masked account number. */
	masked: string
	holder: string
	requested: Date
	/** When it was paid or rejected. */
	ended: Date | null
	/** The bank's reference of the payout. */
	reference: string | null
	/** The shop's reason for rejecting it. */
	reason: string | null
}
