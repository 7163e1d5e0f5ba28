import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { fieldsIn, message, type Value } from './message.ts'
import { BankAccount } from './payment.ts'
import { lineText } from './text.ts'

/** A bank account of the shop; an inactive one is not offered to shoppers. */
export const ShopBank = message({
	...fieldsIn(BankAccount),
	isActive: ['IS_ACTIVE', z.boolean()],
})
export type ShopBank = Value<typeof ShopBank>

/** Open orders keep the account data they were placed with. */
const ShopBankEdit = message({
	name: ['BANK_NAME', lineText().min(2).max(60)],
	number: ['BANK_ACCOUNT_NUMBER', z.string().regex(/^\d{6,20}$/)],
	holder: ['BANK_ACCOUNT_HOLDER', lineText().min(3).max(60)],
	isActive: ['IS_ACTIVE', z.boolean().default(true)],
})
export type ShopBankEdit = Value<typeof ShopBankEdit>

/** The accounts, in the order shown to shoppers, and the QRIS. */
export const ShopBanks = message({
	list: ['list', z.array(ShopBank)],
	/** Payee of the shop's static QRIS; null: none. */
	qris: [
		'QRIS',
		message({
			name: ['MERCHANT_NAME', z.string()],
			city: ['MERCHANT_CITY', z.string()],
		}).nullable(),
	],
})
export type ShopBanks = Value<typeof ShopBanks>

const ofBanks = { needs: 'banks', answer: ShopBanks } as const

export const listShopBanks = endpoint({
	...ofBanks,
	method: 'GET',
	path: '/bank-accounts',
	summary: "The shop's bank accounts and QRIS",
})

export const addShopBank = endpoint({
	...ofBanks,
	method: 'POST',
	path: '/bank-accounts',
	summary: 'Adds a bank account',
	creates: true,
	body: message({
		...fieldsIn(ShopBankEdit),
		/** One that is taken gets a numeric suffix, e.g. BCA-2. */
		code: ['BANK_CODE', z.string().regex(/^[A-Z0-9]{2,12}$/)],
	}),
	failures: { 409: ['BANK_SAVED', 'TOO_MANY_ACCOUNTS'] },
})

export const changeShopBank = endpoint({
	...ofBanks,
	method: 'PUT',
	path: '/bank-accounts/{bank}',
	summary: 'Changes a bank account, or switches it on or off',
	body: ShopBankEdit,
	failures: { 404: 'BANK_NOT_FOUND', 409: 'BANK_SAVED' },
})

export const orderShopBanks = endpoint({
	...ofBanks,
	method: 'PUT',
	path: '/bank-account-order',
	summary: 'Sets the order in which shoppers see the accounts',
	/** The codes of all accounts, the first one first. */
	body: message({
		codes: ['BANK_CODE_LIST', z.array(lineText().min(1).max(20)).min(1).max(50)],
	}),
	failures: { 409: 'CHANGED_MEANWHILE' },
})

export const setQris = endpoint({
	...ofBanks,
	method: 'PUT',
	path: '/qris',
	summary: "Takes the shop's static QRIS from a picture of it; at most 10 MB",
	bytes: 'image/*',
	failures: { 422: ['QRIS_NOT_FOUND', 'QRIS_UNREADABLE'] },
})

export const removeQris = endpoint({
	...ofBanks,
	method: 'DELETE',
	path: '/qris',
	summary: 'Takes no QRIS any more',
})
