import {
	archiveCustomer,
	blockCustomer,
	type CustomerDetail,
	eraseCustomer,
	exportCustomer,
	listCustomers,
	noteCustomer,
	readCustomer,
	unblockCustomer,
} from '#contract/customer.ts'
import { readStatement } from '#contract/customer-statement.ts'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { done } from '#website-api/http/done.ts'
import * as notes from '#website-api/modules/customers/notes/customer-note.command.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { chosenCompany } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import { deleteUpload } from '#website-api/modules/platform/uploads/store-upload.command.ts'
import { deleteCustomer } from '../customer-data/delete-customer.command.ts'
import { ARCHIVE_HEADERS, exportArchive } from '../customer-data/export-archive.queries.ts'
import { exportOf } from '../customer-data/export.queries.ts'
import { customerDetail, customerStatement } from './customer-detail.queries.ts'
import { customerPage, customerWithOrders } from './customer-list.queries.ts'

/** Customers, with notes and blocks by staff, and the export and deletion of their data on request. */
export const customerStaffAnswers = [
	answer(listCustomers, ({ db, caller, query }) => customerPage(db, chosenCompany(caller), query)),
	answer(readCustomer, ({ db, ...asked }) => customerDetail(db, ownerIn(asked))),
	answer(readStatement, ({ db, query, ...asked }) => customerStatement(db, ownerIn(asked), query)),
	answer(noteCustomer, ({ body, ...asked }) => change(asked, notes.addNote, body.note)),
	answer(blockCustomer, ({ body, ...asked }) => change(asked, notes.blockCustomer, body.reason)),
	answer(unblockCustomer, ({ body, ...asked }) =>
		change(asked, notes.unblockCustomer, body.reason),
	),
	answer(exportCustomer, async ({ db, ...asked }) => exportOf(db, await known(db, asked))),
	answer(archiveCustomer, async ({ c, db, ...asked }) =>
		c.body(await exportArchive(c.var, await known(db, asked)), 200, ARCHIVE_HEADERS),
	),
	answer(eraseCustomer, async ({ c, db, ...asked }) => {
		const owner = await known(db, asked)
		for (const id of await deleteCustomer(db, owner)) await deleteUpload(c.var, id)
		return done
	}),
]

type Change = (
	tx: Transaction,
	owner: Owner,
	note: { text: string; madeBy: string },
) => Promise<void>
/** A request about the customer of its path. */
type Named = { caller: Caller; params: { id: string } }

async function change(
	{ db, ...asked }: Named & { db: Database },
	work: Change,
	text: string,
): Promise<CustomerDetail> {
	const owner = ownerIn(asked)
	await inTransaction(db, async (tx) => {
		await customerWithOrders(tx, owner)
		await work(tx, owner, { text, madeBy: asked.caller.label })
	})
	return customerDetail(db, owner)
}

/** The customer, if there is one. 404 CUSTOMER_NOT_FOUND. */
async function known(db: Database, asked: Named): Promise<Owner> {
	const owner = ownerIn(asked)
	await customerWithOrders(db, owner)
	return owner
}

function ownerIn({ caller, params }: Named): Owner {
	return { companyId: chosenCompany(caller), customerId: params.id }
}
