import { z } from 'zod'
import { dataOf } from './envelope.ts'
import { lineText } from './text.ts'

/** Maximum number of bank accounts per customer. */
export const MAX_BANKS = 5

/** Banks that payouts can go to, by their code on the wire. */
export const BANKS = {
	BCA: 'BCA',
	BLU: 'blu by BCA Digital',
	BNI: 'BNI',
	BRI: 'BRI',
	BSI: 'Bank Syariah Indonesia',
	BTN: 'BTN',
	CIMB: 'CIMB Niaga',
	DANAMON: 'Bank Danamon',
	JAGO: 'Bank Jago',
	JATENG: 'Bank Jateng',
	JATIM: 'Bank Jatim',
	BJB: 'bank bjb',
	DKI: 'Bank Jakarta',
	MANDIRI: 'Bank Mandiri',
	MAYBANK: 'Maybank Indonesia',
	MEGA: 'Bank Mega',
	MUAMALAT: 'Bank Muamalat',
	NEO: 'Bank Neo Commerce',
	OCBC: 'OCBC Indonesia',
	PANIN: 'Panin Bank',
	PERMATA: 'PermataBank',
	SEABANK: 'SeaBank',
	SINARMAS: 'Bank Sinarmas',
	SUPERBANK: 'Superbank',
	UOB: 'UOB Indonesia',
} as const
/** GET /bank/bank-list: the supported banks. */
export const BankListWire = dataOf(
	z.object({ list: z.array(z.object({ BANK_CODE: z.string(), BANK_NAME: z.string() })) }),
)

/**
 * POST /bank and PUT /bank/{id}. PASSWORD is required if the account has one (422 PASSWORD_WRONG). 409
 * TOO_MANY_BANKS or BANK_SAVED (the list has this account already).
 */
export const CustomerBankEditWire = z.object({
	BANK_CODE: lineText().min(1).max(20),
	/** A string, because leading zeros count. */
	BANK_ACCOUNT_NUMBER: z.string().regex(/^\d{6,20}$/),
	BANK_ACCOUNT_HOLDER: lineText().min(3).max(60),
	IS_MAIN: z.boolean().default(false),
	PASSWORD: z.string().min(1).max(200).optional(),
})

export const CustomerBankWire = z.object({
	BANK_ID: z.string(),
	BANK_CODE: z.string(),
	BANK_NAME: z.string(),
	/** All but the last four digits hidden, e.g. ••••••7890. */
	BANK_ACCOUNT_NUMBER_MASKED: z.string(),
	BANK_ACCOUNT_HOLDER: z.string(),
	IS_MAIN: z.boolean(),
})
export type CustomerBankWire = z.infer<typeof CustomerBankWire>
/** Response of GET /bank/customer-bank-list, main account first, and of DELETE /bank/{id}. */
export const CustomerBankListWire = dataOf(z.object({ list: z.array(CustomerBankWire) }))
/** Response of GET /bank/{id} and of changes. 404 if it is not the customer's. DELETE: 409 WITHDRAWAL_OPEN. */
export const CustomerBankAnswerWire = dataOf(CustomerBankWire)
