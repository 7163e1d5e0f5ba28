import { OperatorBankAccountsWire } from '#contract/operator-bank.ts'
import type { OperatorApi } from './client.server.ts'

export type BankAccountEdit = { name: string; number: string; holder: string; isActive: boolean }

const bodyOf = ({ name, number, holder, isActive }: BankAccountEdit) => ({
	BANK_NAME: name,
	BANK_ACCOUNT_NUMBER: number,
	BANK_ACCOUNT_HOLDER: holder,
	IS_ACTIVE: isActive,
})

/** The shop's bank accounts in display order, and its QRIS. */
export function listBankAccounts(api: OperatorApi) {
	return api.request({ path: '/bank-accounts' }, OperatorBankAccountsWire)
}

/** Adds an account. */
export function addBankAccount(api: OperatorApi, code: string, edit: BankAccountEdit) {
	const body = { BANK_CODE: code, ...bodyOf(edit) }
	return api.attempt({ method: 'POST', path: '/bank-accounts', body }, OperatorBankAccountsWire)
}

/** Changes an account. */
export function changeBankAccount(api: OperatorApi, code: string, edit: BankAccountEdit) {
	const call = { path: `/bank-accounts/${encodeURIComponent(code)}`, body: bodyOf(edit) }
	return api.attempt({ method: 'PUT', ...call }, OperatorBankAccountsWire)
}

/** Sets the display order of the accounts. */
export function orderBankAccounts(api: OperatorApi, codes: string[]) {
	const call = { path: '/bank-account-order', body: { BANK_CODE_LIST: codes } }
	return api.attempt({ method: 'PUT', ...call }, OperatorBankAccountsWire)
}

/** Sets the QRIS from an uploaded picture. */
export function setQris(
	api: OperatorApi,
	picture: { type: string; content: Uint8Array<ArrayBuffer> },
) {
	return api.attempt({ method: 'PUT', path: '/qris', bytes: picture }, OperatorBankAccountsWire)
}

/** Removes the QRIS. */
export function removeQris(api: OperatorApi) {
	return api.attempt({ method: 'DELETE', path: '/qris' }, OperatorBankAccountsWire)
}
