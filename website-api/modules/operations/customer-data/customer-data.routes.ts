import { Hono } from 'hono'
import { CustomerDeletionWire } from '#contract/account.ts'
import { type CustomerEnv, ownerFrom, requireCustomer } from '#website-api/http/customer-guard.ts'
import { readJson } from '#website-api/http/input.ts'
import { requireSelf } from '#website-api/modules/customers/auth/require-self.ts'
import { deleteUpload } from '#website-api/modules/platform/uploads/store-upload.command.ts'
import { deleteCustomer } from './delete-customer.command.ts'
import { exportArchive } from './export-archive.queries.ts'
import { exportOf } from './export.queries.ts'

/** Routes that export and delete a customer's data, under /customer. */
export const customerDataRoutes = new Hono<CustomerEnv>()
	.get('/export', requireCustomer, async (c) =>
		c.json({ data: await exportOf(c.var.db, ownerFrom(c)) }),
	)
	.get('/export-archive', requireCustomer, (c) => exportArchive(c.var, ownerFrom(c)))
	.delete('/', requireCustomer, async (c) => {
		const { PASSWORD } = await readJson(c, CustomerDeletionWire)
		await requireSelf(c.var, PASSWORD)
		for (const id of await deleteCustomer(c.var.db, ownerFrom(c))) await deleteUpload(c.var, id)
		return c.json({ data: { IS_DONE: true } })
	})
