import type { CustomerDetail } from '#contract/customer.ts'
import {
	type CustomerStatement,
	type CustomerStatementQuery,
	STATED_BALANCES,
} from '#contract/customer-statement.ts'
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
export async function customerDetail(db: Queryable, owner: Owner): Promise<CustomerDetail> {
	const listed = await customerWithOrders(db, owner)
	const kinds = STATED_BALANCES.map((name) => STATED_ACCOUNTS[name])
	const balances = await balancesOf(db, owner.companyId, owner.customerId, kinds)
	const addresses = await addressesOf(db, owner)
	const notes = await notesAbout(db, owner)
	return {
		...listed,
		addresses: addresses.map(addressOfRow),
		balances: STATED_BALANCES.map((balance) => ({
			balance,
			amount: balances[STATED_ACCOUNTS[balance]],
		})),
		notes,
	}
}

/** A page of a statement of one balance. 404 CUSTOMER_NOT_FOUND. */
export function customerStatement(
	db: Database,
	owner: Owner,
	{ balance, page }: CustomerStatementQuery,
): Promise<CustomerStatement> {
	// One transaction, so that the balance matches the newest transaction.
	return inTransaction(db, async (tx) => {
		const person = await findCustomer(tx, owner)
		if (!person) throw new Problem(404, 'CUSTOMER_NOT_FOUND')
		const account = STATED_ACCOUNTS[balance]
		const question = { index: page, size: PAGE_SIZE, guestOrders: true }
		const { rows, total } = await statementOf(tx, owner, account, question)
		return {
			list: rows,
			pages: Math.ceil(total / PAGE_SIZE),
			count: total,
			name: person.name,
			current: await balanceOf(tx, owner.companyId, owner.customerId, account),
		}
	})
}
