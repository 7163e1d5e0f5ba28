import {
	addBank,
	BANKS,
	changeBank,
	getBank,
	listBanks,
	listSavedBanks,
	removeBank,
} from '#contract/bank.ts'
import type { Database } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { requireSelf } from '#website-api/modules/customers/auth/require-self.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { changeRow, deleteBank, insertBank } from './bank.command.ts'
import { bankOfCustomer, banksOfCustomer, savedBankOf } from './bank.queries.ts'

/**
 * Customers' bank accounts. A change requires the password or a recent sign-in, because a session alone (e.g. on a stolen
 * phone) must not redirect payouts.
 */
export const bankAnswers = [
	answer(listBanks, () => ({
		list: Object.entries(BANKS).map(([code, name]) => ({ code, name })),
	})),
	answer(listSavedBanks, ({ db, owner }) => listOf(db, owner)),
	answer(addBank, async ({ body, ...request }) => {
		await requireSelf(request, body.password)
		return savedBankOf(await insertBank(request.db, request.owner, body))
	}),
	answer(getBank, async ({ db, owner, params }) =>
		savedBankOf(await bankOfCustomer(db, owner, params.id)),
	),
	answer(changeBank, async ({ body, params, ...request }) => {
		await requireSelf(request, body.password)
		return savedBankOf(await changeRow(request.db, request.owner, params.id, body))
	}),
	answer(removeBank, async ({ db, owner, params }) => {
		await deleteBank(db, owner, params.id)
		return listOf(db, owner)
	}),
]

async function listOf(db: Database, owner: Owner) {
	return { list: (await banksOfCustomer(db, owner)).map(savedBankOf) }
}
