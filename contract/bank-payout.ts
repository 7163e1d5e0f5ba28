import { z } from 'zod'
import { BANKS } from './bank.ts'
import { endpoint } from './endpoint.ts'
import { RupiahWire } from './envelope.ts'
import { message, moment, type Value } from './message.ts'
import { PAYMENT_PROVIDERS } from './online-method.ts'
import { lineText } from './text.ts'

/** FILE: a file of transfers that staff give to the shop's bank. */
export const PAYOUT_WAYS = [...PAYMENT_PROVIDERS, 'FILE'] as const

/**
 * REQUESTED: waits for another person's approval. HELD: the bank knows the account by another name. SENDING: approved, not yet
 * taken by the provider. SENT: on its way, or in a file. UNCLEAR: staff must look at the provider's page. REFUSED: not taken,
 * nothing left. FAILED: nothing left, and the money was given back. REVERSED: the bank sent it back, and it was given back.
 */
export const PAYOUT_STATES = [
	'REQUESTED',
	'HELD',
	'SENDING',
	'SENT',
	'UNCLEAR',
	'PAID',
	'REFUSED',
	'FAILED',
	'REVERSED',
	'CANCELLED',
] as const
export type PayoutStateName = (typeof PAYOUT_STATES)[number]
/** What staff still have to do something about, or to wait for. */
export const OPEN_PAYOUT_STATES: readonly PayoutStateName[] = [
	'REQUESTED',
	'HELD',
	'SENDING',
	'SENT',
	'UNCLEAR',
]

/** A payout as staff see it. */
export const BankPayout = message({
	id: ['PAYOUT_ID', z.string()],
	way: ['WAY', z.enum(PAYOUT_WAYS)],
	/** One of the two is null. */
	withdrawalId: ['WITHDRAWAL_ID', z.string().nullable()],
	refundId: ['REFUND_ID', z.string().nullable()],
	/** The file that it is in. */
	batchId: ['BATCH_ID', z.string().nullable()],
	amount: ['AMOUNT', RupiahWire],
	fee: ['FEE', RupiahWire],
	bankCode: ['BANK_CODE', z.string()],
	number: ['BANK_ACCOUNT_NUMBER', z.string()],
	holder: ['BANK_ACCOUNT_HOLDER', z.string()],
	/** As the bank has it; null: the provider did not say. */
	bankHolder: ['HOLDER_AT_BANK', z.string().nullable()],
	state: ['PAYOUT_STATE', z.enum(PAYOUT_STATES)],
	/** The provider's words. */
	said: ['SAID', z.string()],
	requester: ['REQUESTED_BY', z.string()],
	/** Whether the caller asked for it, and so can't approve it. */
	isOwn: ['IS_OWN', z.boolean()],
	requestedAt: ['REQUEST_DATE', moment],
	approver: ['APPROVED_BY', z.string().nullable()],
	approvedAt: ['APPROVE_DATE', moment.nullable()],
})
export type BankPayout = Value<typeof BankPayout>

const one = {
	method: 'POST',
	needs: 'withdrawals',
	params: { id: z.uuid() },
	answer: BankPayout,
} as const
const way = z.enum(PAYMENT_PROVIDERS)
const step = {
	...one,
	failures: { 404: 'PAYOUT_NOT_FOUND', 409: 'PAYOUT_STATE' },
} as const

export const listBankPayouts = endpoint({
	method: 'GET',
	path: '/payouts',
	summary: 'Payouts by a provider or a file: those under way, then the latest, the newest first',
	needs: 'withdrawals',
	query: message({
		id: ['PAYOUT_ID', z.uuid().optional()],
		batchId: ['BATCH_ID', z.uuid().optional()],
	}),
	answer: message({
		list: ['list', z.array(BankPayout)],
		/** The providers that this shop pays out with now. */
		providers: ['PROVIDER_LIST', z.array(way)],
	}),
})

export const requestPayout = endpoint({
	...one,
	path: '/withdrawals/{id}/provider-payout',
	summary: 'Asks for the payout of a withdrawal by a provider, which somebody else approves',
	body: message({ provider: ['PAYOUT_PROVIDER', way] }),
	failures: {
		404: 'WITHDRAWAL_NOT_FOUND',
		409: [
			'WITHDRAWAL_STATE',
			'WITHDRAWAL_ENDED',
			'PAYOUT_RUNNING',
			'PAYOUTS_OFF',
			'PAYOUT_BANK_UNKNOWN',
			'PAYOUT_HELD',
		],
	},
})

export const requestRefundPayout = endpoint({
	...one,
	path: '/guest-refunds/{id}/provider-payout',
	summary: "Asks for the payout of a guest's refund by a provider, which somebody else approves",
	needs: 'refunds.pay',
	body: message({
		provider: ['PAYOUT_PROVIDER', way],
		code: ['BANK_CODE', z.enum(Object.keys(BANKS))],
		number: ['BANK_ACCOUNT_NUMBER', z.string().regex(/^\d{6,20}$/)],
		holder: ['BANK_ACCOUNT_HOLDER', lineText().min(3).max(60)],
	}),
	failures: {
		404: 'REFUND_NOT_FOUND',
		409: [
			'REFUND_PAID',
			'REFUND_RUNNING',
			'PAYOUT_RUNNING',
			'PAYOUTS_OFF',
			'PAYOUT_BANK_UNKNOWN',
			'PAYOUT_HELD',
		],
	},
})

/** Repeated for one that is SENDING, it is sent again with the same key, e.g. with another one-time code. */
export const approvePayout = endpoint({
	...step,
	path: '/payouts/{id}/approval',
	summary: "Approves somebody else's payout, and sends it",
	body: message({
		/** Of the provider's account, if it wants one. */
		code: [
			'ONE_TIME_CODE',
			z
				.string()
				.regex(/^\d{4,10}$/)
				.optional(),
		],
		/** The name at the bank that was looked at; required if it is not the holder's. */
		acceptedHolder: ['ACCEPTED_HOLDER', z.string().max(200).optional()],
	}),
	failures: {
		403: ['PAYOUT_NEEDS_ANOTHER', 'PAYOUT_NEEDS_OWNER'],
		404: 'PAYOUT_NOT_FOUND',
		409: ['PAYOUT_STATE', 'PAYOUTS_OFF', 'HOLDER_DIFFERS', 'PAYOUT_HELD'],
		503: 'PAYMENT_PROVIDER_AWAY',
	},
})

export const cancelPayout = endpoint({
	...step,
	path: '/payouts/{id}/cancellation',
	summary: 'Takes back a payout that was not approved yet; it is paid in another way',
})

export const checkPayout = endpoint({
	...step,
	path: '/payouts/{id}/check',
	summary: 'Asks the provider about a payout now, and books what it says',
	failures: { 404: 'PAYOUT_NOT_FOUND', 503: 'PAYMENT_PROVIDER_AWAY' },
})

/** For one of which the provider says nothing that the shop understands. */
export const resolvePayout = endpoint({
	...step,
	path: '/payouts/{id}/resolution',
	summary: "Records what the provider's page says of an unclear payout",
	body: message({
		isPaid: ['IS_PAID', z.boolean()],
		reason: ['REASON', lineText().min(3).max(200)],
	}),
})
