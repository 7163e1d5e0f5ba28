import { and, asc, count, desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { OperatorMessageQueryWire, OperatorMessageStateWire } from '#contract/operator-site.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { readJson, readQuery } from '#website-api/http/input.ts'
import {
	companyOf,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { changed } from '#website-api/modules/platform/operators/slug-in.ts'
import { contactMessage } from './contact.table.ts'
import { settleMessage } from './settle-message.command.ts'

/** Staff endpoints for messages to a company, under /operator/v1/sites/{code}. */
export const contactMessageStaffRoutes = new Hono<OperatorEnv>()
	.get('/:code/messages', async (c) => {
		const query = readQuery(c, OperatorMessageQueryWire)
		const { STATE } = query
		const mine = and(
			eq(contactMessage.companyId, await companyOf(c)),
			STATE === undefined ? undefined : eq(contactMessage.state, STATE),
		)
		const [counted] = await c.var.db.select({ total: count() }).from(contactMessage).where(mine)
		const byTime = STATE === 'OPEN' ? asc : desc
		const rows = await c.var.db
			.select()
			.from(contactMessage)
			.where(mine)
			.orderBy(byTime(contactMessage.receivedAt), asc(contactMessage.id))
			.limit(query.DATA_PER_PAGE)
			.offset((query.PAGE_INDEX - 1) * query.DATA_PER_PAGE)
		const total = counted?.total ?? 0
		const TOTAL_PAGES = Math.ceil(total / query.DATA_PER_PAGE)
		return c.json({ data: { list: rows.map(messageWire), TOTAL_PAGES, TOTAL_ROWS: total } })
	})
	.put('/:code/messages/:number/state', async (c) => {
		const companyId = await companyOf(c)
		const number = c.req.param('number')
		const { STATE } = await readJson(c, OperatorMessageStateWire)
		const by = c.var.operator.label
		await inTransaction(c.var.db, (tx) => settleMessage(tx, companyId, number, { STATE, by }))
		return changed(c, number)
	})

function messageWire(row: typeof contactMessage.$inferSelect) {
	return {
		MESSAGE_NUMBER: row.number,
		STATE: row.state,
		SETTLED_AT: row.settledAt?.toISOString() ?? null,
		SETTLED_BY: row.settledBy,
		RECEIVED_AT: row.receivedAt.toISOString(),
		TOPIC: row.topic,
		NAME: row.name,
		EMAIL: row.email,
		PHONE: row.phone,
		ORDER_NUMBER: row.orderNumber,
		MESSAGE: row.message,
	}
}
