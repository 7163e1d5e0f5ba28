import { z } from 'zod'
import { dataOf, pageOf, RupiahWire } from './envelope.ts'
import { openEnum, enumOr } from './open-enum.ts'

/** Balances that allow withdrawals. */
const WITHDRAWAL_SOURCES = ['wallet', 'affiliate', 'agent'] as const
export const WITHDRAWAL_STATUSES = ['REQUESTED', 'APPROVED', 'PAID', 'REJECTED'] as const
/** Whole rupiah (product decisions, "Money"). */
const MIN_WITHDRAWAL = 50_000

/**
 * POST /withdrawal, with Idempotency-Key: holds the amount immediately. PASSWORD is required if the account has one
 * (422 PASSWORD_WRONG), otherwise a recent sign-in (409 SIGN_IN_AGAIN). 409 WITHDRAWAL_OPEN while another one is
 * pending, INSUFFICIENT_BALANCE; 404 BANK_NOT_FOUND.
 */
export const WithdrawalRequestWire = z.object({
	SOURCE: z.enum(WITHDRAWAL_SOURCES),
	AMOUNT: RupiahWire.min(MIN_WITHDRAWAL),
	BANK_ID: z.uuid(),
	PASSWORD: z.string().min(1).max(200).optional(),
})

export const WithdrawalWire = z.object({
	WITHDRAWAL_ID: z.string(),
	/** Reference shown to customer and staff, e.g. 8F3A21C0. */
	WITHDRAWAL_CODE: z.string(),
	SOURCE: enumOr(WITHDRAWAL_SOURCES, 'wallet'),
	AMOUNT: RupiahWire,
	WITHDRAWAL_STATUS: openEnum(WITHDRAWAL_STATUSES),
	BANK_NAME: z.string(),
	/** All but the last four digits hidden. */
	BANK_ACCOUNT_NUMBER_MASKED: z.string(),
	BANK_ACCOUNT_HOLDER: z.string(),
	REQUEST_DATE: z.iso.datetime(),
	/** When it was paid or rejected. */
	END_DATE: z.iso.datetime().nullable(),
	/** The bank's reference of the payout. */
	PAYOUT_REFERENCE: z.string().nullable(),
	REJECT_REASON: z.string().nullable(),
})
export type WithdrawalWire = z.infer<typeof WithdrawalWire>
export const WithdrawalAnswerWire = dataOf(WithdrawalWire)

/** GET /withdrawal/withdrawal-list: the customer's own, newest first. */
export const WithdrawalQueryWire = z.object({
	SOURCE: z.enum(WITHDRAWAL_SOURCES),
	PAGE_INDEX: z.coerce.number().int().min(1).max(100_000).default(1),
	DATA_PER_PAGE: z.coerce.number().int().min(1).max(100).default(20),
})
export const WithdrawalPageWire = dataOf(
	pageOf(WithdrawalWire).extend({
		/** A withdrawal from any balance is pending, which blocks further requests. */
		HAS_OPEN: z.boolean(),
	}),
)
