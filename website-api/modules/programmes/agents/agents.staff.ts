import { inTransaction } from '#website-api/db/database.ts'
import { asc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { OperatorAgentWire } from '#contract/operator-site.ts'
import { readJson } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { agentRow } from './agent-row.ts'
import { agent } from './agent.table.ts'
import {
	type OperatorEnv,
	companyOf,
} from '#website-api/modules/platform/operators/operator-guard.ts'

/** Staff endpoints for a company's agents, under /operator/v1/sites/{code}. */
export const agentStaffRoutes = new Hono<OperatorEnv>()
	.get('/:code/agents', async (c) => {
		const rows = await c.var.db
			.select()
			.from(agent)
			.where(eq(agent.companyId, await companyOf(c)))
			.orderBy(asc(agent.code))
		return c.json({ data: { list: rows.map(agentWire) } })
	})
	.post('/:code/agents', async (c) => {
		const companyId = await companyOf(c)
		const sent = await readJson(c, OperatorAgentWire)
		const row = await agentRow(companyId, {
			code: sent.AGENT_CODE,
			name: sent.NAME,
			shopName: sent.SHOP_NAME ?? null,
			districtCode: sent.DISTRICT_CODE,
			whatsapp: sent.WHATSAPP ?? null,
			showWhatsapp: sent.SHOW_WHATSAPP && sent.WHATSAPP !== undefined,
		})
		const [made] = await inTransaction(c.var.db, (tx) =>
			tx
				.insert(agent)
				.values({ ...row, inDirectory: sent.IN_DIRECTORY })
				.onConflictDoNothing()
				.returning(),
		)
		if (!made) throw new Problem(409, 'AGENT_CODE_TAKEN')
		c.set('made', made.code)
		return c.json({ data: { list: [agentWire(made)] } }, 201)
	})

function agentWire(row: typeof agent.$inferSelect) {
	return {
		AGENT_CODE: row.code,
		NAME: row.name,
		SHOWN_NAME: row.shownName,
		DISTRICT_NAME: row.districtName,
		CITY_NAME: row.cityName,
		WHATSAPP: row.whatsapp,
		IN_DIRECTORY: row.inDirectory,
		IS_ACTIVE: row.active,
		JOINED_AT: row.joinedAt.toISOString(),
	}
}
