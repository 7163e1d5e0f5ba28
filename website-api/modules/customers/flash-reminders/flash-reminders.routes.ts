import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { inTransaction } from '#website-api/db/database.ts'
import { type CustomerEnv, ownerFrom, requireCustomer } from '#website-api/http/customer-guard.ts'
import { Problem } from '#website-api/http/problem.ts'
import { endReminder, remind, remindersOf } from './flash-reminder.command.ts'

/** A customer's reminders of flash sales, under /flash-sale. */
export const flashReminderRoutes = new Hono<CustomerEnv>()
	.get('/reminder-list', requireCustomer, answer)
	.put('/:id/reminder', requireCustomer, async (c) => {
		const id = saleIdIn(c)
		if (id === undefined) throw new Problem(404, 'FLASH_SALE_NOT_FOUND')
		await inTransaction(c.var.db, (tx) => remind(tx, ownerFrom(c), id, c.var.locale))
		return answer(c)
	})
	.delete('/:id/reminder', requireCustomer, async (c) => {
		const id = saleIdIn(c)
		if (id !== undefined) await endReminder(c.var.db, ownerFrom(c), id)
		return answer(c)
	})

const SaleId = z
	.string()
	.regex(/^\d{1,15}$/)
	.transform(Number)

function saleIdIn(c: Context<CustomerEnv>): number | undefined {
	return SaleId.safeParse(c.req.param('id')).data
}

async function answer(c: Context<CustomerEnv>) {
	return c.json({ data: await remindersOf(c.var.db, ownerFrom(c), c.var.locale) })
}
