import type { BadgeColour } from './order.ts'

export const withdrawalStatuses = ['REQUESTED', 'APPROVED', 'PAID', 'REJECTED'] as const
export type WithdrawalStatus = (typeof withdrawalStatuses)[number] | 'UNKNOWN'

/** What money can be withdrawn from. */
export type WithdrawalSource = 'wallet' | 'affiliate' | 'agent'

/** Whole rupiah (product decisions, "Money"). */
export const leastWithdrawal = 50_000

export const withdrawalColours: Record<WithdrawalStatus, BadgeColour> = {
	REQUESTED: 'yellow',
	APPROVED: 'blue',
	PAID: 'green',
	REJECTED: 'red',
	UNKNOWN: 'grey',
}

/** Money on its way to a customer's bank. */
export type Withdrawal = {
	id: string
	/** What customer and shop call it. */
	code: string
	source: WithdrawalSource
	amount: number
	status: WithdrawalStatus
	bankName: string
	/** The account's number, hidden but for its end. */
	masked: string
	holder: string
	requested: Date
	/** When it was paid or rejected. */
	ended: Date | null
	/** The bank's own name for the payout. */
	reference: string | null
	/** Why it was rejected, in the shop's words. */
	reason: string | null
}
