import { Address } from '#contract/address.ts'
import { toWire } from '#contract/message.ts'
import type { z } from 'zod'
import type {
	CustomerDetailWire,
	CustomerStatementQueryWire,
} from '#contract/operator-customers.ts'
import { STATED_BALANCES } from '#contract/customer-statement.ts'
import { StatementRow } from '#contract/statement.ts'
import { inTransaction, type Database, type Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	addressesOf,
	addressOfRow,
} from '#website-api/modules/customers/addresses/address.queries.ts'
import { notesAbout } from '#website-api/modules/customers/notes/customer-note.queries.ts'
import { balanceOf, balancesOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { STATED_ACCOUNTS } from '#website-api/modules/money/ledger/staff-statement.queries.ts'
import { statementOf } from '#website-api/modules/money/ledger/statement.queries.ts'
import {
	findCustomer,
	type Owner,
} from '#website-api/modules/platform/identity/customer.queries.ts'
import { customerWithOrders } from './customer-list.queries.ts'

/** Transactions per page of a statement. */
const PAGE_SIZE = 50

/** Data of a customer's page except orders. 404 CUSTOMER_NOT_FOUND. */
export async function customerDetail(db: Queryable, owner: Owner): Promise<CustomerDetailWire> {
	const { row, wire } = await customerWithOrders(db, owner)
	const kinds = STATED_BALANCES.map((name) => STATED_ACCOUNTS[name])
	const balances = await balancesOf(db, owner.companyId, owner.customerId, kinds)
	const addresses = await addressesOf(db, owner)
	const notes = await notesAbout(db, owner)
	return {
		...wire,
		EMAIL_CONFIRMED_DATE: row.emailConfirmedAt?.toISOString() ?? null,
		ADDRESS_LIST: addresses.map((row) => toWire(Address, addressOfRow(row))),
		BALANCE_LIST: STATED_BALANCES.map((name) => ({
			BALANCE: name,
			AMOUNT: balances[STATED_ACCOUNTS[name]],
		})),
		NOTE_LIST: notes.map((note) => ({
			NOTE_ID: note.id,
			NOTE_KIND: note.kind,
			NOTE_TEXT: note.text,
			MADE_BY: note.madeBy,
			NOTE_DATE: note.at.toISOString(),
		})),
	}
}

/** A page of a statement of one balance. 404 CUSTOMER_NOT_FOUND. */
export function customerStatement(
	db: Database,
	owner: Owner,
	{ BALANCE, PAGE_INDEX }: z.output<typeof CustomerStatementQueryWire>,
) {
	// One transaction, so that the balance matches the newest transaction.
	return inTransaction(db, async (tx) => {
		const person = await findCustomer(tx, owner)
		if (!person) throw new Problem(404, 'CUSTOMER_NOT_FOUND')
		const account = STATED_ACCOUNTS[BALANCE]
		const question = { index: PAGE_INDEX, size: PAGE_SIZE, guestOrders: true }
		const { rows, total } = await statementOf(tx, owner, account, question)
		return {
			list: rows.map((row) => toWire(StatementRow, row)),
			TOTAL_PAGES: Math.ceil(total / PAGE_SIZE),
			TOTAL_ROWS: total,
			CUSTOMER_NAME: person.name,
			CURRENT_BALANCE: await balanceOf(tx, owner.companyId, owner.customerId, account),
		}
	})
}
