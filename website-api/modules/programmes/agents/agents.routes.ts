import { Hono } from 'hono'
import type { z } from 'zod'
import {
	AgentSummaryQueryWire,
	type AgentSummaryWire,
	type OurAgentPageWire,
	OurAgentQueryWire,
} from '#contract/agent.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { readJson } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { dayInJakarta } from '#website-api/modules/platform/periods/jakarta.queries.ts'
import { lastTwelve, periodName, periodOf } from '#website-api/modules/platform/periods/period.ts'
import { agentMonths } from './agent-summary.queries.ts'
import { agentCoded, agentProvinces, listAgents } from './agent.queries.ts'

/** POST /agent/our-agent (spec section 7). */
export const ourAgentRoutes = new Hono<AppEnv>().post('/our-agent', async (c) => {
	const { db, companyId } = c.var
	const wish = await readJson(c, OurAgentQueryWire)
	const { rows, total } = await listAgents(db, companyId, wish)
	const provinces = await agentProvinces(db, companyId)
	const answer: z.infer<typeof OurAgentPageWire> = {
		data: {
			list: rows.map((row) => ({
				AGENT_CODE: row.code,
				AGENT_NAME: row.shownName,
				DISTRICT_NAME: row.districtName,
				CITY_NAME: row.cityName,
				PROVINCE_NAME: row.provinceName,
				WHATSAPP_URL: row.whatsapp && `https://wa.me/${row.whatsapp.slice(1)}`,
				JOINED_PERIODE_CODE: row.joined,
			})),
			TOTAL_PAGES: Math.ceil(total / wish.DATA_PER_PAGE),
			TOTAL_ROWS: total,
			PROVINCE_LIST: provinces.map((one) => ({
				PROVINCE_CODE: one.code,
				PROVINCE_NAME: one.name,
				AGENT_COUNT: one.agents,
			})),
		},
	}
	return c.json(answer)
})

/** POST /helper/summary-tracking-agent (spec section 7). 404 AGENT_NOT_FOUND. */
export const agentSummaryRoutes = new Hono<AppEnv>().post('/summary-tracking-agent', async (c) => {
	const { db, companyId, locale } = c.var
	const { AGENT_TRACKING_CODE, PERIODE_CODE } = await readJson(c, AgentSummaryQueryWire)
	const agent = await agentCoded(db, companyId, AGENT_TRACKING_CODE)
	if (!agent) throw new Problem(404, 'AGENT_NOT_FOUND')
	const year = lastTwelve(await dayInJakarta(db))
	const chosen = PERIODE_CODE === undefined ? year.at(-1) : periodOf(PERIODE_CODE)
	if (!chosen) throw new Error('There is no current month.')
	const [month, ...months] = await agentMonths(db, companyId, agent.code, [chosen, ...year])
	const answer: z.infer<typeof AgentSummaryWire> = {
		data: {
			AGENT_NAME: agent.shownName,
			PERIODE_CODE: chosen.code,
			PERIODE_NAME: periodName(chosen, locale),
			CLICK_COUNT: month?.clicks ?? 0,
			ORDER_COUNT: month?.orders ?? 0,
			PERIODE_LIST: year.map((period, at) => ({
				PERIODE_CODE: period.code,
				PERIODE_NAME: periodName(period, locale),
				CLICK_COUNT: months[at]?.clicks ?? 0,
				ORDER_COUNT: months[at]?.orders ?? 0,
			})),
			DAY_LIST: month?.days ?? [],
		},
	}
	return c.json(answer)
})
