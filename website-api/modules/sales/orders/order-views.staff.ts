import { and, asc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { OrderViewRequestWire } from '#contract/operator-work.ts'
import { inTransaction, type Queryable } from '#website-api/db/database.ts'
import { idFrom, readJson } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	chosenCompany,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { orderView } from './order-view.table.ts'

/** The staff member's saved views in one company. */
const MOST_VIEWS = 20

/** Endpoints for a staff member's saved filters of the order list, under /operator/v1. */
export const orderViewRoutes = new Hono<OperatorEnv>()
	.get('/order-views', async (c) => {
		const { db, operator } = c.var
		return c.json({ data: await viewsOf(db, chosenCompany(operator), operator.id) })
	})
	.post('/order-views', async (c) => {
		const { db, operator } = c.var
		const [companyId, accountId] = [chosenCompany(operator), operator.id]
		const { NAME: name, TAB: tab, SEARCH: search } = await readJson(c, OrderViewRequestWire)
		await inTransaction(db, async (tx) => {
			const { list } = await viewsOf(tx, companyId, accountId)
			const isThere = list.some(({ NAME }) => NAME === name)
			if (!isThere && list.length >= MOST_VIEWS) throw new Problem(409, 'TOO_MANY_VIEWS')
			await tx
				.insert(orderView)
				.values({ companyId, accountId, name, tab, search })
				.onConflictDoUpdate({
					target: [orderView.companyId, orderView.accountId, orderView.name],
					set: { tab, search },
				})
		})
		return c.json({ data: await viewsOf(db, companyId, accountId) })
	})
	.delete('/order-views/:id', async (c) => {
		const { db, operator } = c.var
		const [companyId, accountId] = [chosenCompany(operator), operator.id]
		const id = idFrom(c, 'VIEW_NOT_FOUND')
		const gone = await inTransaction(db, (tx) =>
			tx
				.delete(orderView)
				.where(
					and(
						eq(orderView.companyId, companyId),
						eq(orderView.accountId, accountId),
						eq(orderView.id, id),
					),
				)
				.returning({ id: orderView.id }),
		)
		if (gone.length === 0) throw new Problem(404, 'VIEW_NOT_FOUND')
		return c.json({ data: await viewsOf(db, companyId, accountId) })
	})

async function viewsOf(db: Queryable, companyId: number, accountId: string) {
	const rows = await db
		.select()
		.from(orderView)
		.where(and(eq(orderView.companyId, companyId), eq(orderView.accountId, accountId)))
		.orderBy(asc(orderView.name))
	return {
		list: rows.map(({ id, name, tab, search }) => ({
			VIEW_ID: id,
			NAME: name,
			TAB: tab,
			SEARCH: search,
		})),
	}
}
