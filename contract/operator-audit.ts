import { z } from 'zod'
import { dataOf } from './envelope.ts'
import { lineText } from './text.ts'

/** A finding of the scheduled audit or of the check before a payout. */
export const OperatorFindingWire = z.object({
	FINDING_ID: z.string(),
	COMPANY_CODE: z.string(),
	ORACLE: z.string(),
	ABOUT: z.string(),
	FOUND: z.number(),
	EXPECTED: z.number(),
	/** Blocked payouts: from the owner's accounts, from all accounts of the company, or none. */
	STOPS: z.enum(['ACCOUNT', 'COMPANY', 'NOTHING']),
	FOUND_DATE: z.iso.datetime(),
	RELEASED_DATE: z.iso.datetime().nullable(),
})
/** GET /operator/v1/audit/findings: those that are open. */
export const OperatorFindingListWire = dataOf(z.object({ list: z.array(OperatorFindingWire) }))
/** POST /operator/v1/audit/findings/{id}/release: the reason for allowing payouts again. */
export const OperatorReleaseWire = z.object({ REASON: lineText().min(3).max(200) })
export const OperatorFindingAnswerWire = dataOf(OperatorFindingWire)
