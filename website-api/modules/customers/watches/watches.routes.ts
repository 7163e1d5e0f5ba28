import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { MailedTokenWire, WatchWire } from '#contract/watch.ts'
import { inTransaction } from '#website-api/db/database.ts'
import {
	type CustomerEnv,
	optionalCustomer,
	ownerFrom,
	requireCustomer,
} from '#website-api/http/customer-guard.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { readJson } from '#website-api/http/input.ts'
import { countAttempt } from '#website-api/modules/platform/attempts/attempts.command.ts'
import { networkDigest, secretDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import { unsubscribe } from '#website-api/modules/customers/notifications/unsubscribe.command.ts'
import {
	confirmWatch,
	endWatch,
	watchAsCustomer,
	watchAsGuest,
	watchesOf,
} from './watch.command.ts'

/** The maximum number of guests' watches from one network per hour. */
const MOST_OF_NETWORK = 60

/** Watches of stock and prices, under /watch. */
export const watchRoutes = new Hono<CustomerEnv>()
	.post('/', async (c) => {
		const { db, companyId, locale } = c.var
		const customerId = await optionalCustomer(c)
		const wire = await readJson(c, WatchWire)
		const wanted = { companyId, locale, wire }
		if (customerId !== null) {
			await inTransaction(db, (tx) => watchAsCustomer(tx, customerId, wanted))
			return c.json({ data: { IS_DONE: true } })
		}
		const email = wire.EMAIL
		if (email === undefined) throw fieldProblem('EMAIL', { message: 'FIELD_REQUIRED' })
		const network = networkDigest(c)
		const key = secretDigest(c.var, 'watch', network)
		await countAttempt(db, companyId, [{ key, max: MOST_OF_NETWORK, minutes: 60 }])
		await inTransaction(db, (tx) => watchAsGuest(tx, { email, network }, wanted))
		return c.json({ data: { IS_DONE: true } })
	})
	.post('/confirmation', async (c) => {
		const { TOKEN } = await readJson(c, MailedTokenWire)
		return c.json({ data: await confirmWatch(c.var.db, c.var, TOKEN) })
	})
	.get('/watch-list', requireCustomer, answer)
	.delete('/:id', requireCustomer, async (c) => {
		const id = z.uuid().safeParse(c.req.param('id'))
		if (id.success) await endWatch(c.var.db, ownerFrom(c), id.data)
		return answer(c)
	})

/** POST /unsubscription. */
export const unsubscriptionRoutes = new Hono<CustomerEnv>().post('/', async (c) => {
	const { TOKEN } = await readJson(c, MailedTokenWire)
	await unsubscribe(c.var.db, c.var, TOKEN)
	return c.json({ data: { IS_DONE: true } })
})

async function answer(c: Context<CustomerEnv>) {
	return c.json({ data: await watchesOf(c.var.db, ownerFrom(c), c.var.locale) })
}
