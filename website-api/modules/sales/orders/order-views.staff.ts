import { and, asc, eq } from 'drizzle-orm'
import { keepView, listViews, removeView } from '#contract/order-view.ts'
import { inTransaction, type Queryable } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { chosenCompany } from '#website-api/modules/platform/operators/operator-guard.ts'
import type { Operator } from '#website-api/modules/platform/operators/operator.ts'
import { orderView } from './order-view.table.ts'

/** The staff member's saved views in one company. */
const MOST_VIEWS = 20

/** A staff member's saved filters of the order list. */
export const orderViewAnswers = [
	answer(listViews, ({ db, operator }) => viewsOf(db, readerOf(operator))),
	answer(keepView, async ({ db, operator, body: { name, ...view } }) => {
		const reader = readerOf(operator)
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
	answer(removeView, async ({ db, operator, params }) => {
		const reader = readerOf(operator)
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

const readerOf = (operator: Operator): Reader => ({
	companyId: chosenCompany(operator),
	accountId: operator.id,
})

function isOf({ companyId, accountId }: Reader) {
	return and(eq(orderView.companyId, companyId), eq(orderView.accountId, accountId))
}

async function viewsOf(db: Queryable, reader: Reader) {
	const list = await db.select().from(orderView).where(isOf(reader)).orderBy(asc(orderView.name))
	return { list }
}
