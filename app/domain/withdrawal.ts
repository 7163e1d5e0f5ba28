import type { Withdrawal } from '#contract/withdrawal.ts'
import type { BadgeColour } from './order.ts'

/** Whole rupiah (product decisions, "Money"). */
export const minWithdrawal = 50_000

export const withdrawalColours: Record<Withdrawal['status'], BadgeColour> = {
	REQUESTED: 'yellow',
	APPROVED: 'blue',
	PAID: 'green',
	REJECTED: 'red',
	UNKNOWN: 'grey',
}
