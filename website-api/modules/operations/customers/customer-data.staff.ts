import type { Context } from 'hono'
import { Hono } from 'hono'
import { idFrom } from '#website-api/http/input.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import {
	chosenCompany,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { deleteUpload } from '#website-api/modules/platform/uploads/store-upload.command.ts'
import { deleteCustomer } from '../customer-data/delete-customer.command.ts'
import { exportArchive } from '../customer-data/export-archive.queries.ts'
import { exportOf } from '../customer-data/export.queries.ts'
import { customerWithOrders } from './customer-list.queries.ts'

/** Staff endpoints that export or delete a customer's data on request, under /operator/v1. */
export const customerDataStaffRoutes = new Hono<OperatorEnv>()
	.get('/customers/:id/export', async (c) => {
		const owner = ownerIn(c)
		await customerWithOrders(c.var.db, owner)
		return c.json({ data: await exportOf(c.var.db, owner) })
	})
	.get('/customers/:id/export-archive', async (c) => {
		const owner = ownerIn(c)
		await customerWithOrders(c.var.db, owner)
		return exportArchive(c.var, owner)
	})
	.delete('/customers/:id', async (c) => {
		const owner = ownerIn(c)
		await customerWithOrders(c.var.db, owner)
		for (const id of await deleteCustomer(c.var.db, owner)) await deleteUpload(c.var, id)
		return c.json({ data: { IS_DONE: true } })
	})

function ownerIn(c: Pick<Context<OperatorEnv>, 'var'> & Parameters<typeof idFrom>[0]): Owner {
	const customerId = idFrom(c, 'CUSTOMER_NOT_FOUND')
	return { companyId: chosenCompany(c.var.operator), customerId }
}
