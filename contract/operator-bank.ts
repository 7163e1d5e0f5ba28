import { z } from 'zod'
import { BankAccount } from './payment.ts'
import { dataOf, RupiahWire } from './envelope.ts'
import { PaymentOutcomeWire } from './operator.ts'
import { OrderStatusWire } from './order.ts'
import { lineText } from './text.ts'

const accountNumber = z.string().regex(/^\d{6,20}$/)
const orderNumber = lineText().min(1).max(20)

/** A bank account of the shop; an inactive one is not offered to shoppers. */
export const OperatorBankAccountWire = z.object({ ...BankAccount.shape, IS_ACTIVE: z.boolean() })
/** Response of GET /operator/v1/bank-accounts, in the order shown to shoppers, and of every change. */
export const OperatorBankAccountsWire = dataOf(
	z.object({
		list: z.array(OperatorBankAccountWire),
		/** Payee of the shop's static QRIS; null: none. */
		QRIS: z.object({ MERCHANT_NAME: z.string(), MERCHANT_CITY: z.string() }).nullable(),
	}),
)
/** PUT /operator/v1/bank-accounts/{bank}. Open orders keep the account data they were placed with. */
export const OperatorBankAccountEditWire = z.object({
	BANK_NAME: lineText().min(2).max(60),
	BANK_ACCOUNT_NUMBER: accountNumber,
	BANK_ACCOUNT_HOLDER: lineText().min(3).max(60),
	IS_ACTIVE: z.boolean().default(true),
})
export type OperatorBankAccountEditWire = z.output<typeof OperatorBankAccountEditWire>
/** POST /operator/v1/bank-accounts. A code that is taken gets a numeric suffix, e.g. BCA-2. */
export const OperatorBankAccountNewWire = OperatorBankAccountEditWire.extend({
	BANK_CODE: z.string().regex(/^[A-Z0-9]{2,12}$/),
})
/** PUT /operator/v1/bank-account-order: the codes of all accounts, the first one first. */
export const OperatorBankOrderWire = z.object({
	BANK_CODE_LIST: z.array(lineText().min(1).max(20)).min(1).max(50),
})

/** POST /operator/v1/bank-statements, the bytes of a CSV or XLSX file or of pasted cells as the body. */
export const BankStatementQueryWire = z.object({
	/** Account number; absent: read from the file. */
	ACCOUNT: z
		.string()
		.regex(/^(?:\d{6,20}|QRIS)$/)
		.optional(),
	FILE_NAME: lineText().max(120).default(''),
})
export const BankStatementWire = z.object({
	STATEMENT_ID: z.string(),
	/** QRIS for a report of a QRIS provider; its account number is QRIS, too. */
	BANK_CODE: z.string(),
	BANK_ACCOUNT_NUMBER: z.string(),
	/** The bank's export format. */
	LAYOUT: z.string(),
	FILE_NAME: z.string(),
	/** First and last day of its lines in Jakarta; null if all are pending. */
	FIRST_DAY: z.iso.date().nullable(),
	LAST_DAY: z.iso.date().nullable(),
	LINE_COUNT: z.number().int(),
	/** Lines not in any earlier statement. */
	NEW_LINE_COUNT: z.number().int(),
	/** Lines not booked by the bank yet, or not marked as paid by a QRIS provider. */
	PENDING_COUNT: z.number().int(),
	/** Skipped lines of accounts that are not the shop's. */
	FOREIGN_COUNT: z.number().int(),
	/** Rows of the file that could not be read. */
	UNREADABLE_ROW_LIST: z.array(z.number().int()),
	UPLOADED_BY: z.string(),
	UPLOAD_DATE: z.iso.datetime(),
})
export type BankStatementWire = z.infer<typeof BankStatementWire>
/** Response to an upload: one statement per account in the file. */
export const BankStatementsMadeWire = dataOf(z.object({ list: z.array(BankStatementWire) }))
/** GET /operator/v1/bank-statements: the newest fifty, and the accounts that a statement may belong to. */
export const BankStatementListWire = dataOf(
	z.object({ list: z.array(BankStatementWire), ACCOUNT_LIST: z.array(OperatorBankAccountWire) }),
)

/** State of an incoming payment; DOUBT has the reason for AMBIGUOUS and UNMATCHED. */
export const BANK_LINE_STATES = [
	/** Exactly one open order has this amount, or it is a part that can be of one only. */
	'PROPOSED',
	/** Staff must choose the order, if any. */
	'AMBIGUOUS',
	'UNMATCHED',
	'CONFIRMED',
	'IGNORED',
] as const
/** Why a line with the amount of an order is not proposed. */
const BANK_LINE_DOUBTS = ['TWO_ORDERS', 'TWO_LINES', 'ORDER_ENDED', 'ALREADY_PAID'] as const

const candidate = z.object({
	ORDER_NUMBER: z.string(),
	ORDER_STATUS: OrderStatusWire,
	ORDER_DATE: z.iso.datetime(),
	CUSTOMER_NAME: z.string(),
	/** What is left to be paid; 0 unless it is unpaid. */
	AMOUNT_DUE: RupiahWire.default(0),
})
export const BankLineWire = z.object({
	LINE_ID: z.string(),
	BANK_CODE: z.string(),
	BANK_ACCOUNT_NUMBER: z.string(),
	/** Day in Jakarta. */
	BOOKED_DAY: z.iso.date(),
	/** null: not in the statement. */
	BOOKED_DATE: z.iso.datetime().nullable(),
	/** Hundredths of a rupiah. */
	AMOUNT_SEN: z.number().int(),
	DESCRIPTION: z.string(),
	/** The provider's reference of a QRIS payment, else ''. */
	REFERENCE: z.string(),
	STATE: z.enum(BANK_LINE_STATES),
	/** The order it pays: proposed or confirmed. */
	ORDER_NUMBER: z.string().nullable(),
	DOUBT: z.enum(BANK_LINE_DOUBTS).nullable(),
	/**
	 * Orders placed before the payment, of exactly this amount; else unpaid ones that it can be a part of: what is left of
	 * one, what its buyer says to have sent, or one that the line names.
	 */
	CANDIDATE_LIST: z.array(candidate),
	/** Why it was ignored. */
	NOTE: z.string(),
	SETTLED_BY: z.string().nullable(),
})
export type BankLineWire = z.infer<typeof BankLineWire>
/** GET /operator/v1/bank-statements/{id}. */
export const BankReviewQueryWire = z.object({
	/** All lines of each state, without their candidates: for files. */
	ALL_LINES: z.stringbool().default(false),
})
/** Incoming payments of the statement's account on its days, and gaps. */
export const BankReviewWire = dataOf(
	z.object({
		STATEMENT: BankStatementWire,
		/** Up to 100 of each state unless all are requested, oldest first. */
		LINE_LIST: z.array(BankLineWire),
		COUNT_LIST: z.array(z.object({ STATE: z.enum(BANK_LINE_STATES), COUNT: z.number().int() })),
		/** Gaps: the balance of the line after does not follow from any other line's. */
		GAP_LIST: z.array(
			z.object({
				FROM_DAY: z.iso.date(),
				TO_DAY: z.iso.date(),
				/** Balance before the line after the gap. */
				BALANCE_SEN: z.number().int(),
			}),
		),
	}),
)
/** GET /operator/v1/bank-lines/{id}. */
export const BankLineAnswerWire = dataOf(BankLineWire)

/** POST /operator/v1/bank-line-batches/confirmations: confirms reviewed proposals. */
export const BankConfirmationBatchWire = z.object({
	list: z
		.array(z.object({ LINE_ID: z.uuid(), ORDER_NUMBER: orderNumber }))
		.min(1)
		.max(200),
})
/** Each line is booked or skipped independently. */
export const BankConfirmationBatchAnswerWire = dataOf(
	z.object({
		list: z.array(
			z.object({
				LINE_ID: z.string(),
				ORDER_NUMBER: z.string(),
				IS_DONE: z.boolean(),
				/** Why it was skipped, as a code and as text. */
				CODE: z.string().nullable(),
				MESSAGE: z.string().nullable(),
			}),
		),
	}),
)
/** POST /operator/v1/bank-line-batches/dismissals: payments unrelated to orders, with a note. */
export const BankDismissalBatchWire = z.object({
	LINE_ID_LIST: z.array(z.uuid()).min(1).max(200),
	NOTE: lineText().min(3).max(200),
})
export const BankDismissalAnswerWire = dataOf(z.object({ DISMISSED: z.number().int() }))
/** POST /operator/v1/bank-lines/{id}/payment: assigns it to an order, which may have ended or be paid. */
export const BankLinePaymentWire = z.object({ ORDER_NUMBER: orderNumber })
export const BankLinePaymentAnswerWire = dataOf(
	z.object({
		OUTCOME: PaymentOutcomeWire,
	}),
)
