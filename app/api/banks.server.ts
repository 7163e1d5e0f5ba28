import {
	BankListWire,
	CustomerBankAnswerWire,
	CustomerBankListWire,
	type CustomerBankWire,
} from '#contract/bank.ts'
import type { SavedBank } from '#app/domain/saved-bank.ts'
import type { Call } from './call.ts'
import { ApiError } from './failures.ts'

/** A bank account as its form gives it. */
export type BankEdit = {
	bank: string
	/** 6 to 20 digits; leading zeros are significant. */
	number: string
	holder: string
	isMain: boolean
	/** Required of customers who have a password. */
	password: string | undefined
}

/** The signed-in customer's bank accounts; another customer's account is 'missing'. */
export function banksApi(call: Call) {
	const pathOf = (id: string) => `/bank/${encodeURIComponent(id)}` as const
	const write = (method: 'POST' | 'PUT', path: `/${string}`, edit: BankEdit) =>
		call(One, { method, path, body: wireOf(edit) }).catch(renamed)
	return {
		/** Banks to choose from. */
		choices: () => call(Choices, { path: '/bank/bank-list' }),
		/** The main account comes first. */
		list: () => call(List, { path: '/bank/customer-bank-list' }),
		get: (id: string) => call(One, { path: pathOf(id) }),
		/** 'conflict' TOO_MANY_BANKS or BANK_SAVED; errors name the form's fields. */
		add: (edit: BankEdit) => write('POST', '/bank', edit),
		/** 'conflict' BANK_SAVED or WITHDRAWAL_OPEN; errors name the form's fields. */
		change: (id: string, edit: BankEdit) => write('PUT', pathOf(id), edit),
		/** 'conflict' WITHDRAWAL_OPEN. */
		remove: (id: string) => call(List, { method: 'DELETE', path: pathOf(id) }),
	}
}

const Choices = BankListWire.transform(({ data }) =>
	data.list.map((bank) => ({ code: bank.BANK_CODE, name: bank.BANK_NAME })),
)
const List = CustomerBankListWire.transform(({ data }) => data.list.map(bankOf))
const One = CustomerBankAnswerWire.transform(({ data }) => bankOf(data))

function bankOf(wire: CustomerBankWire): SavedBank {
	return {
		id: wire.BANK_ID,
		bankCode: wire.BANK_CODE,
		bankName: wire.BANK_NAME,
		masked: wire.BANK_ACCOUNT_NUMBER_MASKED,
		holder: wire.BANK_ACCOUNT_HOLDER,
		isMain: wire.IS_MAIN,
	}
}

function wireOf(edit: BankEdit) {
	return {
		BANK_CODE: edit.bank,
		BANK_ACCOUNT_NUMBER: edit.number,
		BANK_ACCOUNT_HOLDER: edit.holder,
		IS_MAIN: edit.isMain,
		PASSWORD: edit.password,
	}
}

const fields = {
	BANK_CODE: 'bank',
	BANK_ACCOUNT_NUMBER: 'number',
	BANK_ACCOUNT_HOLDER: 'holder',
	PASSWORD: 'password',
}

function renamed(error: unknown): never {
	throw error instanceof ApiError && error.redirectTo === undefined
		? error.withFields(fields)
		: error
}
