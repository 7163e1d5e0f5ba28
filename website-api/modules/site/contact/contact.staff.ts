import { asc, count, desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { OperatorMessageQueryWire } from '#contract/operator-site.ts'
import { readQuery } from '#website-api/http/input.ts'
import {
	companyOf,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { contactMessage } from './contact.table.ts'

/** The messages that a company received, below /operator/v1/sites/{code}. */
export const contactMessageStaffRoutes = new Hono<OperatorEnv>().get(
	'/:code/messages',
	async (c) => {
		const query = readQuery(c, OperatorMessageQueryWire)
		const mine = eq(contactMessage.companyId, await companyOf(c))
		const [counted] = await c.var.db.select({ total: count() }).from(contactMessage).where(mine)
		const rows = await c.var.db
			.select()
			.from(contactMessage)
			.where(mine)
			.orderBy(desc(contactMessage.receivedAt), asc(contactMessage.id))
			.limit(query.DATA_PER_PAGE)
			.offset((query.PAGE_INDEX - 1) * query.DATA_PER_PAGE)
		const total = counted?.total ?? 0
		const TOTAL_PAGES = Math.ceil(total / query.DATA_PER_PAGE)
		return c.json({ data: { list: rows.map(messageWire), TOTAL_PAGES, TOTAL_ROWS: total } })
	},
)

function messageWire(row: typeof contactMessage.$inferSelect) {
	return {
		MESSAGE_NUMBER: row.number,
		RECEIVED_AT: row.receivedAt.toISOString(),
		TOPIC: row.topic,
		NAME: row.name,
		EMAIL: row.email,
		PHONE: row.phone,
		ORDER_NUMBER: row.orderNumber,
		MESSAGE: row.message,
	}
}
