import { and, asc, eq } from 'drizzle-orm'
import { keepView, listViews, removeView } from '#contract/order-view.ts'
import { inTransaction, type Queryable } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { chosenCompany } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import { orderView } from './order-view.table.ts'

/** The staff member's saved views in one company. */
const MOST_VIEWS = 20

/** A staff member's saved filters of the order list. */
export const orderViewAnswers = [
	answer(listViews, ({ db, caller }) => viewsOf(db, readerOf(caller))),
	answer(keepView, async ({ db, caller, body: { name, ...view } }) => {
		const reader = readerOf(caller)
		await inTransaction(db, async (tx) => {
			const { list } = await viewsOf(tx, reader)
			const isThere = list.some((one) => one.name === name)
			if (!isThere && list.length >= MOST_VIEWS) throw new Problem(409, 'TOO_MANY_VIEWS')
			await tx
				.insert(orderView)
				.values({ ...reader, name, ...view })
				.onConflictDoUpdate({
					target: [orderView.companyId, orderView.accountId, orderView.name],
					set: view,
				})
		})
		return viewsOf(db, reader)
	}),
	answer(removeView, async ({ db, caller, params }) => {
		const reader = readerOf(caller)
		const gone = await inTransaction(db, (tx) =>
			tx
				.delete(orderView)
				.where(and(isOf(reader), eq(orderView.id, params.id)))
				.returning({ id: orderView.id }),
		)
		if (gone.length === 0) throw new Problem(404, 'VIEW_NOT_FOUND')
		return viewsOf(db, reader)
	}),
]

type Reader = { companyId: number; accountId: string }

const readerOf = (caller: Caller): Reader => ({
	companyId: chosenCompany(caller),
	accountId: caller.id,
})

function isOf({ companyId, accountId }: Reader) {
	return and(eq(orderView.companyId, companyId), eq(orderView.accountId, accountId))
}

async function viewsOf(db: Queryable, reader: Reader) {
	const list = await db.select().from(orderView).where(isOf(reader)).orderBy(asc(orderView.name))
	return { list }
}
