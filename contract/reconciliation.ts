import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageFields, pageQueryFields } from './envelope.ts'
import { message, moment, type Value } from './message.ts'
import { PAYMENT_PROVIDERS } from './online-method.ts'
import { lineText } from './text.ts'

/** LIST: the provider's list, asked for by day. FILE: its report, uploaded by staff. */
export const RECONCILIATION_SOURCES = ['LIST', 'FILE'] as const
export const RECONCILIATION_STATES = ['WAITING', 'DONE', 'FAILED'] as const

/** PAYMENT: money of a buyer. REFUND: given back to one. PAYOUT: of a withdrawal or a refund. TRANSFER: to the shop's bank. */
export const ENTRY_KINDS = ['PAYMENT', 'REFUND', 'PAYOUT', 'TRANSFER', 'OTHER'] as const
export const ENTRY_STATES = ['DONE', 'WAITING', 'VOID'] as const

/** THEIRS_ONLY, OURS_ONLY: the other side does not know it. FEE: another one than the shop's settings say. */
export const DIFFERENCES = ['THEIRS_ONLY', 'OURS_ONLY', 'AMOUNT', 'FEE', 'STATE'] as const
export type Difference = (typeof DIFFERENCES)[number]

/** What staff can do about a difference. */
export const LINE_STEPS = ['BOOK', 'ASK', 'EXPLAIN'] as const

/** Rupiah that arrived, or left (negative). */
const Signed = z.number().int()

/** A day in Jakarta at a provider; sums in whole rupiah. */
const Reconciliation = message({
	id: ['RECONCILIATION_ID', z.string()],
	provider: ['PROVIDER', z.enum(PAYMENT_PROVIDERS)],
	day: ['DAY', z.iso.date()],
	source: ['SOURCE', z.enum(RECONCILIATION_SOURCES)],
	state: ['STATE', z.enum(RECONCILIATION_STATES)],
	/** Why the last try failed; '' if it did not. */
	said: ['SAID', z.string()],
	comparedAt: ['COMPARED_DATE', moment.nullable()],
	/** Entries of the provider. */
	entries: ['ENTRY_COUNT', z.number().int()],
	/** What it says that moved, what it kept for itself, and what remains. */
	theirs: ['THEIR_SUM', Signed],
	fees: ['FEE_SUM', Signed],
	net: ['NET_SUM', Signed],
	/** The same entries in our books. */
	ours: ['OUR_SUM', Signed],
	/** Differences that nobody has explained, and those that somebody did. */
	open: ['OPEN_COUNT', z.number().int()],
	explained: ['EXPLAINED_COUNT', z.number().int()],
})
export type Reconciliation = Value<typeof Reconciliation>

const SettledLine = message({
	id: ['LINE_ID', z.string()],
	kind: ['ENTRY_KIND', z.enum(ENTRY_KINDS)],
	reference: ['REFERENCE', z.string()],
	/** The order of the payment or the refund; null: none. */
	number: ['ORDER_NUMBER', z.string().nullable()],
	/** Null: that side has nothing. */
	theirs: ['THEIR_AMOUNT', Signed.nullable()],
	ours: ['OUR_AMOUNT', Signed.nullable()],
	/** What the provider kept; null: it does not say. */
	fee: ['FEE', Signed.nullable()],
	state: ['STATE', z.enum(ENTRY_STATES)],
	said: ['SAID', z.string()],
	difference: ['DIFFERENCE', z.enum(DIFFERENCES)],
	explanation: ['EXPLANATION', z.string()],
	settledBy: ['SETTLED_BY', z.string().nullable()],
	steps: ['STEP_LIST', z.array(z.enum(LINE_STEPS))],
})
export type SettledLine = Value<typeof SettledLine>

/** With the differences, open ones first, 200 at most. */
const ReconciledDay = message({
	day: ['RECONCILIATION', Reconciliation],
	lines: ['DIFFERENCE_LIST', z.array(SettledLine)],
})
export type ReconciledDay = Value<typeof ReconciledDay>

export const listReconciliations = endpoint({
	method: 'GET',
	path: '/reconciliations',
	summary: 'Days that were compared with what a provider says, the newest first',
	needs: 'payments.confirm',
	query: message(pageQueryFields),
	answer: message({
		...pageFields(Reconciliation),
		/** How each provider of the shop's accounts says what moved. */
		providers: [
			'PROVIDER_LIST',
			z.array(
				message({
					provider: ['PROVIDER', z.enum(PAYMENT_PROVIDERS)],
					source: ['SOURCE', z.enum(RECONCILIATION_SOURCES)],
				}),
			),
		],
	}),
})

export const readReconciliation = endpoint({
	method: 'GET',
	path: '/reconciliations/{id}',
	summary: 'A day at a provider with its differences',
	needs: 'payments.confirm',
	params: { id: z.uuid() },
	answer: ReconciledDay,
	failures: { 404: 'RECONCILIATION_NOT_FOUND' },
})

/**
 * Answers after some seconds also if the provider is slow or silent: then the day is WAITING, and is asked for later.
 * RECONCILIATION_TOO_EARLY: the day is not over. RECONCILIATION_BY_FILE: this provider has no list.
 */
export const startReconciliation = endpoint({
	method: 'POST',
	path: '/reconciliations',
	summary: 'Asks a provider what moved on a day, and compares it with the books',
	needs: 'payments.confirm',
	body: message({
		provider: ['PROVIDER', z.enum(PAYMENT_PROVIDERS)],
		day: [
			'DAY',
			z.iso
				.date()
				.regex(/^20/)
				.meta({ examples: ['2026-08-17'] }),
		],
	}),
	answer: ReconciledDay,
	failures: {
		404: 'PAYMENT_ACCOUNT_NOT_FOUND',
		409: ['RECONCILIATION_TOO_EARLY', 'RECONCILIATION_BY_FILE'],
	},
})

/** The bytes of a CSV or XLSX file; a day for each in the file. */
export const uploadSettlement = endpoint({
	method: 'POST',
	path: '/reconciliations/file',
	summary: 'Compares a report of a provider with the books; at most 2 MB and 6,000 rows',
	needs: 'payments.confirm',
	query: message({ provider: ['PROVIDER', z.enum(PAYMENT_PROVIDERS)] }),
	bytes: 'application/octet-stream',
	answer: z.object({ list: z.array(Reconciliation) }),
	failures: {
		404: 'PAYMENT_ACCOUNT_NOT_FOUND',
		413: 'STATEMENT_TOO_LARGE',
		422: 'SETTLEMENT_UNKNOWN',
	},
})

const step = {
	method: 'POST',
	params: { id: z.uuid() },
	answer: ReconciledDay,
	failures: { 404: 'SETTLED_LINE_NOT_FOUND', 409: 'STEP_NOT_POSSIBLE' },
} as const

export const bookSettledLine = endpoint({
	...step,
	path: '/reconciliations/lines/{id}/booking',
	summary: 'Books what the provider kept, or transferred to the shop’s bank',
	needs: 'refunds.pay',
})

export const askSettledLine = endpoint({
	...step,
	path: '/reconciliations/lines/{id}/question',
	summary: 'Asks the provider about the payment again, books what it says, and compares anew',
	needs: 'payments.confirm',
	failures: { ...step.failures, 503: 'PAYMENT_PROVIDER_AWAY' },
})

export const explainSettledLine = endpoint({
	...step,
	path: '/reconciliations/lines/{id}/explanation',
	summary: 'Leaves a difference as it is, with a reason',
	needs: 'refunds.pay',
	body: message({ reason: ['EXPLANATION', lineText().min(3).max(200)] }),
})
