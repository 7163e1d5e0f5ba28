import { type Context, Hono } from 'hono'
import {
	CustomerBlockWire,
	CustomerListQueryWire,
	CustomerNoteWire,
	CustomerStatementQueryWire,
} from '#contract/operator-customers.ts'
import { inTransaction, type Transaction } from '#website-api/db/database.ts'
import { idFrom, readJson, readQuery } from '#website-api/http/input.ts'
import {
	addNote,
	blockCustomer,
	unblockCustomer,
} from '#website-api/modules/customers/notes/customer-note.command.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import {
	chosenCompany,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { customerDetail, customerStatement } from './customer-detail.queries.ts'
import { customerPage, customerWithOrders } from './customer-list.queries.ts'

/** Staff routes of customers, under /operator/v1. */
export const customerStaffRoutes = new Hono<OperatorEnv>()
	.get('/customer-list', async (c) => {
		const query = readQuery(c, CustomerListQueryWire)
		return c.json({ data: await customerPage(c.var.db, chosenCompany(c.var.operator), query) })
	})
	.get('/customers/:id', async (c) => {
		return c.json({ data: await customerDetail(c.var.db, ownerIn(c)) })
	})
	.get('/customers/:id/statement', async (c) => {
		const query = readQuery(c, CustomerStatementQueryWire)
		return c.json({ data: await customerStatement(c.var.db, ownerIn(c), query) })
	})
	.post('/customers/:id/notes', async (c) => {
		const { NOTE_TEXT } = await readJson(c, CustomerNoteWire)
		return c.json({ data: await change(c, addNote, NOTE_TEXT) }, 201)
	})
	.post('/customers/:id/block', async (c) => {
		const { REASON } = await readJson(c, CustomerBlockWire)
		return c.json({ data: await change(c, blockCustomer, REASON) })
	})
	.post('/customers/:id/block-end', async (c) => {
		const { REASON } = await readJson(c, CustomerBlockWire)
		return c.json({ data: await change(c, unblockCustomer, REASON) })
	})

type Change = (
	tx: Transaction,
	owner: Owner,
	note: { text: string; madeBy: string },
) => Promise<void>
/** Context of a handler with a customer id in its path. */
type Named = Pick<Context<OperatorEnv>, 'var'> & Parameters<typeof idFrom>[0]

async function change(c: Named, work: Change, text: string) {
	const { db, operator } = c.var
	const owner = ownerIn(c)
	await inTransaction(db, async (tx) => {
		await customerWithOrders(tx, owner)
		await work(tx, owner, { text, madeBy: operator.label })
	})
	return customerDetail(db, owner)
}

function ownerIn(c: Named): Owner {
	const customerId = idFrom(c, 'CUSTOMER_NOT_FOUND')
	return { companyId: chosenCompany(c.var.operator), customerId }
}
