import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { message, moment, type Value } from './message.ts'
import { BankLine, BANK_LINE_STATES } from './bank-line.ts'
import { ShopBank } from './shop-bank.ts'
import { lineText } from './text.ts'

/** A file of incoming payments of one account. */
export const BankStatement = message({
	id: ['STATEMENT_ID', z.string()],
	/** QRIS for a report of a QRIS provider; its account number is QRIS, too. */
	bankCode: ['BANK_CODE', z.string()],
	accountNumber: ['BANK_ACCOUNT_NUMBER', z.string()],
	/** The bank's export format. */
	layout: ['LAYOUT', z.string()],
	fileName: ['FILE_NAME', z.string()],
	/** First and last day of its lines in Jakarta; null if all are pending. */
	firstDay: ['FIRST_DAY', z.iso.date().nullable()],
	lastDay: ['LAST_DAY', z.iso.date().nullable()],
	lineCount: ['LINE_COUNT', z.number().int()],
	/** Lines not in any earlier statement. */
	newLineCount: ['NEW_LINE_COUNT', z.number().int()],
	/** Lines not booked by the bank yet, or not marked as paid by a QRIS provider. */
	pendingCount: ['PENDING_COUNT', z.number().int()],
	/** Skipped lines of accounts that are not the shop's. */
	foreignCount: ['FOREIGN_COUNT', z.number().int()],
	/** Rows of the file that could not be read. */
	unreadableRows: ['UNREADABLE_ROW_LIST', z.array(z.number().int())],
	uploadedBy: ['UPLOADED_BY', z.string()],
	at: ['UPLOAD_DATE', moment],
})
export type BankStatement = Value<typeof BankStatement>

const BankGap = message({
	from: ['FROM_DAY', z.iso.date()],
	to: ['TO_DAY', z.iso.date()],
	/** Balance before the line after the gap. */
	balanceSen: ['BALANCE_SEN', z.number().int()],
})
export type BankGap = Value<typeof BankGap>

/** Incoming payments of the statement's account on its days, and gaps. */
const BankReview = message({
	statement: ['STATEMENT', BankStatement],
	/** Up to 100 of each state unless all are requested, oldest first. */
	lines: ['LINE_LIST', z.array(BankLine)],
	counts: [
		'COUNT_LIST',
		z.array(
			message({
				state: ['STATE', z.enum(BANK_LINE_STATES)],
				count: ['COUNT', z.number().int()],
			}),
		),
	],
	/** Gaps: the balance of the line after does not follow from any other line's. */
	gaps: ['GAP_LIST', z.array(BankGap)],
})
export type BankReview = Value<typeof BankReview>

export const listBankStatements = endpoint({
	method: 'GET',
	path: '/bank-statements',
	summary: 'Bank statements, the newest first',
	needs: 'payments.confirm',
	answer: message({
		/** The newest fifty. */
		list: ['list', z.array(BankStatement)],
		/** The accounts that a statement may belong to. */
		accounts: ['ACCOUNT_LIST', z.array(ShopBank)],
	}),
})

/** The bytes of a CSV or XLSX file or of pasted cells; one statement per account in the file. */
export const uploadBankStatement = endpoint({
	method: 'POST',
	path: '/bank-statements',
	summary:
		'Stores the lines of a bank statement or a QRIS report that are not known yet; at most 2 MB',
	needs: 'payments.confirm',
	creates: true,
	query: message({
		/** Account number; absent: read from the file. */
		account: [
			'ACCOUNT',
			z
				.string()
				.regex(/^(?:\d{6,20}|QRIS)$/)
				.optional(),
		],
		fileName: ['FILE_NAME', lineText().max(120).default('')],
	}),
	bytes: 'application/octet-stream',
	answer: z.object({ list: z.array(BankStatement) }),
	failures: { 413: 'STATEMENT_TOO_LARGE', 422: 'STATEMENT_UNKNOWN' },
})

export const reviewBankStatement = endpoint({
	method: 'GET',
	path: '/bank-statements/{id}',
	summary: 'Money that came by a statement, with the orders that it may be for',
	needs: 'payments.confirm',
	params: { id: z.uuid() },
	query: message({
		/** All lines of each state, without their candidates: for files. */
		hasAll: ['ALL_LINES', z.stringbool().default(false)],
	}),
	answer: BankReview,
	failures: { 404: 'STATEMENT_NOT_FOUND' },
})
