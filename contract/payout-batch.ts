import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { message } from './message.ts'
import { lineText } from './text.ts'
import { BankPayout } from './bank-payout.ts'

const batch = {
	method: 'POST',
	needs: 'withdrawals',
	params: { id: z.uuid() },
	answer: z.object({ list: z.array(BankPayout) }),
} as const

export const createPayoutBatch = endpoint({
	...batch,
	path: '/payout-batches',
	params: {},
	summary:
		"Puts approved withdrawals into a file for the shop's bank; they are paid in no other way meanwhile",
	body: message({ withdrawalIds: ['WITHDRAWAL_ID_LIST', z.array(z.uuid()).min(1).max(500)] }),
	failures: {
		404: 'WITHDRAWAL_NOT_FOUND',
		409: ['WITHDRAWAL_STATE', 'WITHDRAWAL_ENDED', 'PAYOUT_RUNNING', 'PAYOUT_HELD'],
	},
})

export const payPayoutBatch = endpoint({
	...batch,
	path: '/payout-batches/{id}/payment',
	summary: 'Records that the bank made the transfers of a file',
	body: message({ reference: ['REFERENCE', lineText().min(1).max(80)] }),
	failures: { 404: 'PAYOUT_NOT_FOUND', 409: ['PAYOUT_STATE', 'REFERENCE_USED'] },
})

export const cancelPayoutBatch = endpoint({
	...batch,
	path: '/payout-batches/{id}/cancellation',
	summary:
		'Records that a file was not given to the bank; its withdrawals can be paid in another way',
	failures: { 404: 'PAYOUT_NOT_FOUND', 409: 'PAYOUT_STATE' },
})
