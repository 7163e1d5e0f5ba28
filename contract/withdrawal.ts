import { z } from 'zod'
import { dataOf, pageOf, RupiahWire } from './envelope.ts'
import { openEnum, enumOr } from './open-enum.ts'

/** What money can be withdrawn from. */
const WITHDRAWAL_SOURCES = ['wallet', 'affiliate', 'agent'] as const
export const WITHDRAWAL_STATUSES = ['REQUESTED', 'APPROVED', 'PAID', 'REJECTED'] as const
/** Whole rupiah (product decisions, "Money"). */
const LEAST_WITHDRAWAL = 50_000

/**
 * POST /withdrawal, with Idempotency-Key: the amount is held at once. PASSWORD is asked of accounts that have one
 * (422 PASSWORD_WRONG), others have signed in just now (409 SIGN_IN_AGAIN). 409 WITHDRAWAL_OPEN while another is on
 * its way, INSUFFICIENT_BALANCE; 404 BANK_NOT_FOUND.
 */
export const WithdrawalRequestWire = z.object({
	SOURCE: z.enum(WITHDRAWAL_SOURCES),
	AMOUNT: RupiahWire.min(LEAST_WITHDRAWAL),
	BANK_ID: z.uuid(),
	PASSWORD: z.string().min(1).max(200).optional(),
})

export const WithdrawalWire = z.object({
	WITHDRAWAL_ID: z.string(),
	/** What customer and shop call it, e.g. 8F3A21C0. */
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

/** GET /withdrawal/withdrawal-list: the customer's own, the newest first. */
export const WithdrawalQueryWire = z.object({
	SOURCE: z.enum(WITHDRAWAL_SOURCES),
	PAGE_INDEX: z.coerce.number().int().min(1).max(100_000).default(1),
	DATA_PER_PAGE: z.coerce.number().int().min(1).max(100).default(20),
})
export const WithdrawalPageWire = dataOf(
	pageOf(WithdrawalWire).extend({
		/** Another request has to wait for one that is on its way, from whatever balance. */
		HAS_OPEN: z.boolean(),
	}),
)
