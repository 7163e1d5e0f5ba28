import { Hono } from 'hono'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import {
	type AgentAccountWire,
	AgentCommissionQueryWire,
	ChartAgentQueryWire,
	type ChartAgentWire,
} from '#contract/agent-account.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { type CustomerEnv, ownerFrom, requireCustomer } from '#website-api/http/customer-guard.ts'
import { readJson, readQuery } from '#website-api/http/input.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { balanceOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { dayInJakarta } from '#website-api/modules/platform/periods/jakarta.queries.ts'
import {
	codeOf,
	dayOf,
	periodName,
	periodOf,
} from '#website-api/modules/platform/periods/period.ts'
import { agentPlanOf } from './agent-plan.queries.ts'
import { agentPriceList } from './agent-price.queries.ts'
import { agentYear } from './chart.queries.ts'
import { commissionDays, listCommissions } from './commission-list.queries.ts'
import { agentAbove, ownAgent } from './own-agent.queries.ts'

/** The signed-in agent's data, under /agent. */
export const agentAccountRoutes = new Hono<CustomerEnv>()
	.get('/account', requireCustomer, async (c) => {
		const { db, companyId, customerId } = c.var
		const agent = await ownAgent(db, ownerFrom(c))
		const { priceBp, levelBps } = await agentPlanOf(db, companyId)
		const above = await agentAbove(db, ownerFrom(c))
		const { members, active } = await countMembers(db, ownerFrom(c))
		const balance = (kind: 'agent_pending' | 'agent_available' | 'agent_held') =>
			balanceOf(db, companyId, customerId, kind)
		const answer: z.infer<typeof AgentAccountWire> = {
			data: {
				AGENT_CODE: agent.code,
				AGENT_NAME: agent.shownName,
				JOINED_PERIODE_CODE: codeOf(dayOf(agent.joinedAt)),
				SPONSOR_NAME: above?.shownName ?? null,
				PRICE_BASIS_POINTS: priceBp,
				LEVEL_BASIS_POINTS: levelBps.filter((rate) => rate > 0),
				PENDING_BALANCE: await balance('agent_pending'),
				AVAILABLE_BALANCE: await balance('agent_available'),
				HELD_BALANCE: await balance('agent_held'),
				MEMBER_COUNT: members,
				ACTIVE_COUNT: active,
			},
		}
		return c.json(answer)
	})
	.get('/commission-list', requireCustomer, async (c) => {
		const query = readQuery(c, AgentCommissionQueryWire)
		const code = query.PERIODE_CODE ?? codeOf(await dayInJakarta(c.var.db))
		const period = periodOf(code)
		const page = { at: query.PAGE_INDEX, size: query.DATA_PER_PAGE }
		const { list, total } = await listCommissions(c.var.db, ownerFrom(c), period, page)
		const days = await commissionDays(c.var.db, ownerFrom(c), period)
		return c.json({
			data: {
				list,
				TOTAL_PAGES: Math.ceil(total / query.DATA_PER_PAGE),
				TOTAL_ROWS: total,
				PERIODE_CODE: code,
				COMMISSION_SUM: days.reduce((sum, day) => sum + day, 0),
				DAY_LIST: days,
			},
		})
	})
	.get('/price/:slug', requireCustomer, async (c) => {
		const list = await agentPriceList(c.var.db, ownerFrom(c), c.req.param('slug'))
		return c.json({ data: { list } })
	})

/** POST /customer/chart-agent (spec section 7). 404 AGENT_NOT_FOUND. */
export const chartAgentRoutes = new Hono<CustomerEnv>().post(
	'/chart-agent',
	requireCustomer,
	async (c) => {
		const { PAGE_INDEX } = await readJson(c, ChartAgentQueryWire)
		const agent = await ownAgent(c.var.db, ownerFrom(c))
		const months = await agentYear(c.var.db, ownerFrom(c), agent.code, PAGE_INDEX)
		const answer: z.infer<typeof ChartAgentWire> = {
			data: {
				PERIODE_LIST: months.map((month) => ({
					PERIODE_CODE: month.period.code,
					PERIODE_NAME: periodName(month.period, c.var.locale),
					CLICK_COUNT: month.clicks,
					ORDER_COUNT: month.orders,
					OMZET: month.omzet,
					TEAM_OMZET: month.teamOmzet,
					COMMISSION: month.commission,
				})),
			},
		}
		return c.json(answer)
	},
)

async function countMembers(db: Queryable, { companyId, customerId }: Owner) {
	const { rows } = await db.execute<Record<'members' | 'active', number | string>>(sql`
		select count(*) as members, count(*) filter (where exists (
			select 1 from orders where orders.company_id = downline.company_id
				and orders.customer_id = downline.customer_id and orders.placed_at > now() - interval '90 days'
				and orders.status not in ('PENDING', 'EXPIRED', 'CANCEL')
		)) as active
		from downline where company_id = ${companyId} and ancestor_id = ${customerId}::uuid`)
	return { members: Number(rows[0]?.members ?? 0), active: Number(rows[0]?.active ?? 0) }
}
