import type { PayoutStateName } from '#contract/bank-payout.ts'

/** The colour of a payout's badge. */
export const badgeColours = {
	REQUESTED: 'yellow',
	HELD: 'red',
	SENDING: 'blue',
	SENT: 'blue',
	UNCLEAR: 'red',
	PAID: 'green',
	REFUSED: 'grey',
	FAILED: 'grey',
	REVERSED: 'red',
	CANCELLED: 'grey',
} as const satisfies Record<PayoutStateName, string>
