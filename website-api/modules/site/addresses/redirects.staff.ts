import { type Context, Hono } from 'hono'
import { OperatorRedirectWire } from '#contract/operator-redirects.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { readJson } from '#website-api/http/input.ts'
import { numberIn } from '#website-api/modules/platform/operators/number-in.ts'
import {
	companyOf,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { addRedirect, redirectsOf, removeRedirect } from './edit-redirects.command.ts'

/** Staff endpoints for a shop's own redirects, under /operator/v1/sites/{code}. */
export const redirectStaffRoutes = new Hono<OperatorEnv>()
	.get('/:code/redirects', async (c) => answer(c, await companyOf(c)))
	.post('/:code/redirects', async (c) => {
		const companyId = await companyOf(c)
		const sent = await readJson(c, OperatorRedirectWire)
		c.set('made', await inTransaction(c.var.db, (tx) => addRedirect(tx, companyId, sent)))
		return answer(c, companyId, 201)
	})
	.delete('/:code/redirects/:id', async (c) => {
		const companyId = await companyOf(c)
		const id = numberIn(c, 'REDIRECT_NOT_FOUND')
		await inTransaction(c.var.db, (tx) => removeRedirect(tx, companyId, id))
		return answer(c, companyId)
	})

async function answer(c: Context<OperatorEnv>, companyId: number, status: 200 | 201 = 200) {
	return c.json({ data: { list: await redirectsOf(c.var.db, companyId) } }, status)
}
