import { z } from 'zod'
import { Address } from './address.ts'
import { CUSTOMER_TYPES } from './auth.ts'
import { dataOf, pageOf, RupiahSumWire } from './envelope.ts'
import { STATED_BALANCES } from './customer-statement.ts'
import { StatementRow } from './statement.ts'
import { linesText, lineText } from './text.ts'

/** Kind of a note: a plain note, or the reason for blocking or unblocking. */
export const CUSTOMER_NOTE_KINDS = ['NOTE', 'BLOCKED', 'UNBLOCKED'] as const
export const MAX_NOTE_LENGTH = 1000

/** GET /operator/v1/customer-list: newest first. */
export const CustomerListQueryWire = z.object({
	/** A phone number, a prefix of an email, or prefixes of words of the name. */
	SEARCH: lineText().min(1).max(100).optional(),
	/** Only blocked customers. */
	IS_BLOCKED: z.stringbool().default(false),
	/** NEXT of the previous page. */
	NEXT: z
		.string()
		.regex(/^[\w:.-]{1,80}$/)
		.optional(),
	LIMIT: z.coerce.number().int().min(1).max(500).default(25),
})
export type CustomerListQueryWire = z.output<typeof CustomerListQueryWire>

export const CustomerRowWire = z.object({
	CUSTOMER_ID: z.uuid(),
	CUSTOMER_CODE: z.string(),
	CUSTOMER_NAME: z.string(),
	CUSTOMER_EMAIL: z.string(),
	/** E.164. */
	CUSTOMER_PHONE: z.string(),
	CUSTOMER_TYPE: z.enum(CUSTOMER_TYPES),
	CREATED_DATE: z.iso.datetime(),
	/** null: not blocked. */
	BLOCKED_DATE: z.iso.datetime().nullable(),
	/** Orders of any status. */
	ORDER_COUNT: z.number().int().min(0),
	/** Payments for orders minus refunds. */
	SPENT: RupiahSumWire,
	LAST_ORDER_DATE: z.iso.datetime().nullable(),
})
export type CustomerRowWire = z.infer<typeof CustomerRowWire>
export const CustomerListWire = dataOf(
	z.object({
		list: z.array(CustomerRowWire),
		/** null on the last page. */
		NEXT: z.string().nullable(),
	}),
)

const Note = z.object({
	NOTE_ID: z.number().int(),
	NOTE_KIND: z.enum(CUSTOMER_NOTE_KINDS),
	NOTE_TEXT: z.string(),
	/** The staff member's name or the key's label. */
	MADE_BY: z.string(),
	NOTE_DATE: z.iso.datetime(),
})

/** GET /operator/v1/customers/{id}, and the response to every change of it. */
export const CustomerDetailWire = CustomerRowWire.extend({
	EMAIL_CONFIRMED_DATE: z.iso.datetime().nullable(),
	ADDRESS_LIST: z.array(Address),
	/** Available balances; coins in coins, the others in rupiah. */
	BALANCE_LIST: z.array(z.object({ BALANCE: z.enum(STATED_BALANCES), AMOUNT: RupiahSumWire })),
	/** The newest first, at most a hundred. */
	NOTE_LIST: z.array(Note),
})
export type CustomerDetailWire = z.infer<typeof CustomerDetailWire>
export const CustomerDetailAnswerWire = dataOf(CustomerDetailWire)

/** POST /operator/v1/customers/{id}/notes. Visible to staff only. */
export const CustomerNoteWire = z.object({ NOTE_TEXT: linesText().min(1).max(MAX_NOTE_LENGTH) })

/** POST /operator/v1/customers/{id}/block and /block-end: the reason, visible to staff. */
export const CustomerBlockWire = z.object({ REASON: lineText().min(3).max(200) })

/** GET /operator/v1/customers/{id}/statement: transactions of one balance, fifty per page, newest first. */
export const CustomerStatementQueryWire = z.object({
	BALANCE: z.enum(STATED_BALANCES).default('wallet'),
	PAGE_INDEX: z.coerce.number().int().min(1).max(100_000).default(1),
})
export const CustomerStatementWire = dataOf(
	pageOf(StatementRow).extend({ CUSTOMER_NAME: z.string(), CURRENT_BALANCE: RupiahSumWire }),
)
