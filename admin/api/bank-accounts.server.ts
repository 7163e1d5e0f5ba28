import type { z } from 'zod'
import {
	type OperatorBankAccountNewWire,
	OperatorBankAccountsWire,
} from '#contract/operator-bank.ts'
import type { OperatorApi } from './client.server.ts'

/** The shop's bank accounts and QRIS. */
export function listBankAccounts(api: OperatorApi) {
	return api.ask({ path: '/bank-accounts' }, OperatorBankAccountsWire)
}

/** Adds a bank account. */
export function addBankAccount(api: OperatorApi, body: z.input<typeof OperatorBankAccountNewWire>) {
	return api.attempt({ method: 'POST', path: '/bank-accounts', body }, OperatorBankAccountsWire)
}
