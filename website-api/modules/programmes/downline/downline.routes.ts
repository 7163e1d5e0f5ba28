import { Hono } from 'hono'
import { DownlineQueryWire, GenealogyQueryWire } from '#contract/agent-account.ts'
import { type CustomerEnv, ownerFrom, requireCustomer } from '#website-api/http/customer-guard.ts'
import { readQuery } from '#website-api/http/input.ts'
import { agentAbove } from '#website-api/modules/programmes/agents/own-agent.queries.ts'
import { branchOf } from './genealogy.queries.ts'
import { memberFile } from './member-file.ts'
import { levelsBelow, listMembers } from './members.queries.ts'

/** A customer's downline, under /agent: only the own downline, with abbreviated names. */
export const downlineRoutes = new Hono<CustomerEnv>()
	.get('/downline', requireCustomer, async (c) => {
		const query = readQuery(c, DownlineQueryWire)
		const page = { at: query.PAGE_INDEX, size: query.DATA_PER_PAGE }
		const { list, total } = await listMembers(c.var.db, ownerFrom(c), query, page)
		return c.json({
			data: {
				list,
				TOTAL_PAGES: Math.ceil(total / query.DATA_PER_PAGE),
				TOTAL_ROWS: total,
				LEVEL_LIST: await levelsBelow(c.var.db, ownerFrom(c)),
			},
		})
	})
	.get('/downline.csv', requireCustomer, async (c) => {
		const query = readQuery(c, DownlineQueryWire)
		const { list } = await listMembers(c.var.db, ownerFrom(c), query, null)
		return c.body(memberFile(list, c.var.locale), 200, {
			'Content-Type': 'text/csv; charset=utf-8',
			'Content-Disposition': 'attachment; filename="downline.csv"',
		})
	})
	.get('/genealogy', requireCustomer, async (c) => {
		const query = readQuery(c, GenealogyQueryWire)
		const above = await agentAbove(c.var.db, ownerFrom(c))
		const branch = await branchOf(c.var.db, ownerFrom(c), query)
		return c.json({ data: { SPONSOR_NAME: above?.shownName ?? null, ...branch } })
	})
