import { and, asc, count, desc, eq } from 'drizzle-orm'
import { listMessages, settleMessage } from '#contract/contact-message.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { contactMessage } from './contact.table.ts'
import { storeMessageState } from './settle-message.command.ts'

/** Messages to a company. */
export const contactMessageAnswers = [
	answer(listMessages, async ({ db, companyId, query: { page, pageSize, state } }) => {
		const mine = and(
			eq(contactMessage.companyId, companyId),
			state === undefined ? undefined : eq(contactMessage.state, state),
		)
		const [counted] = await db.select({ total: count() }).from(contactMessage).where(mine)
		const byTime = state === 'OPEN' ? asc : desc
		const list = await db
			.select()
			.from(contactMessage)
			.where(mine)
			.orderBy(byTime(contactMessage.receivedAt), asc(contactMessage.id))
			.limit(pageSize)
			.offset((page - 1) * pageSize)
		const total = counted?.total ?? 0
		return { list, pages: Math.ceil(total / pageSize), count: total }
	}),
	answer(settleMessage, async ({ db, companyId, caller, params: { number }, body }) => {
		const settled = { ...body, by: caller.label }
		await inTransaction(db, (tx) => storeMessageState(tx, companyId, number, settled))
		return { key: number }
	}),
]
