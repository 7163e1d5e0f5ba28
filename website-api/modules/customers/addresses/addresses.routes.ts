import {
	addAddress,
	changeAddress,
	getAddress,
	listAddresses,
	removeAddress,
} from '#contract/address.ts'
import type { Database } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { changeRow, deleteAddress, insertAddress } from './address.command.ts'
import { addressesOf, addressOf, addressOfRow } from './address.queries.ts'

/** The signed-in customer's delivery addresses. */
export const addressAnswers = [
	answer(listAddresses, ({ db, owner }) => listOf(db, owner)),
	answer(addAddress, async ({ db, owner, body }) =>
		addressOfRow(await insertAddress(db, owner, body)),
	),
	answer(getAddress, async ({ db, owner, params }) =>
		addressOfRow(await addressOf(db, owner, params.id)),
	),
	answer(changeAddress, async ({ db, owner, params, body }) =>
		addressOfRow(await changeRow(db, owner, params.id, body)),
	),
	answer(removeAddress, async ({ db, owner, params }) => {
		await deleteAddress(db, owner, params.id)
		return listOf(db, owner)
	}),
]

async function listOf(db: Database, owner: Owner) {
	return { list: (await addressesOf(db, owner)).map(addressOfRow) }
}
