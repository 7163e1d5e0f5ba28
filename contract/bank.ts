import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { message, type Value } from './message.ts'
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

/** A bank to choose. */
const Bank = message({ code: ['BANK_CODE', z.string()], name: ['BANK_NAME', z.string()] })

/** What a customer writes of a bank account. */
export const BankEdit = message({
	bank: ['BANK_CODE', lineText().min(1).max(20)],
	/** A string, because leading zeros count. */
	number: ['BANK_ACCOUNT_NUMBER', z.string().regex(/^\d{6,20}$/)],
	holder: ['BANK_ACCOUNT_HOLDER', lineText().min(3).max(60)],
	isMain: ['IS_MAIN', z.boolean().default(false)],
	/** Required of customers who have one. */
	password: ['PASSWORD', z.string().min(1).max(200).optional()],
})
export type BankEdit = Value<typeof BankEdit>

/** A bank account of a customer, for payouts. */
export const SavedBank = message({
	id: ['BANK_ID', z.string()],
	bankCode: ['BANK_CODE', z.string()],
	bankName: ['BANK_NAME', z.string()],
	/** All but the last four digits hidden, e.g. ••••••7890. */
	masked: ['BANK_ACCOUNT_NUMBER_MASKED', z.string()],
	holder: ['BANK_ACCOUNT_HOLDER', z.string()],
	isMain: ['IS_MAIN', z.boolean()],
})
export type SavedBank = Value<typeof SavedBank>

export const SavedBankList = z.object({ list: z.array(SavedBank) })
const one = { path: '/bank/{id}', access: 'customer', params: { id: z.uuid() } } as const

export const listBanks = endpoint({
	method: 'GET',
	path: '/bank/bank-list',
	summary: 'The banks to choose from',
	access: 'company',
	answer: z.object({ list: z.array(Bank) }),
})

export const listSavedBanks = endpoint({
	method: 'GET',
	path: '/bank/customer-bank-list',
	summary: "The customer's accounts, the main one first",
	access: 'customer',
	answer: SavedBankList,
})

export const addBank = endpoint({
	method: 'POST',
	path: '/bank',
	summary: 'Keeps another account',
	access: 'customer',
	creates: true,
	body: BankEdit,
	answer: SavedBank,
	failures: {
		409: ['TOO_MANY_BANKS', 'BANK_SAVED', 'SIGN_IN_AGAIN'],
		422: ['BANK_CODE_UNKNOWN', 'PASSWORD_WRONG'],
		429: 'TOO_MANY_ATTEMPTS',
	},
})

export const getBank = endpoint({
	...one,
	method: 'GET',
	summary: 'One account',
	answer: SavedBank,
	failures: { 404: 'BANK_NOT_FOUND' },
})

export const changeBank = endpoint({
	...one,
	method: 'PUT',
	summary: 'Changes an account',
	body: BankEdit,
	answer: SavedBank,
	failures: {
		404: 'BANK_NOT_FOUND',
		409: ['BANK_SAVED', 'WITHDRAWAL_OPEN', 'SIGN_IN_AGAIN'],
		422: ['BANK_CODE_UNKNOWN', 'PASSWORD_WRONG'],
		429: 'TOO_MANY_ATTEMPTS',
	},
})

export const removeBank = endpoint({
	...one,
	method: 'DELETE',
	summary: 'Forgets an account; the answer is the rest',
	answer: SavedBankList,
	failures: { 404: 'BANK_NOT_FOUND', 409: 'WITHDRAWAL_OPEN' },
})
