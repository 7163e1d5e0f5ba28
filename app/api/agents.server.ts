import {
	AgentSummaryQueryWire,
	AgentSummaryWire,
	OurAgentPageWire,
	OurAgentQueryWire,
} from '#contract/agent.ts'
import type { AgentPage, AgentQuery, AgentSummary } from '#app/domain/agent.ts'
import type { Call } from './call.ts'

/** A company's agents: the public directory. */
export function agentsApi(call: Call) {
	return {
		/** Agents that are listed in the directory. */
		list: ({ page, pageSize, text, province }: AgentQuery) =>
			call(Agents, {
				method: 'POST',
				path: '/agent/our-agent',
				body: OurAgentQueryWire.encode({
					PAGE_INDEX: page,
					DATA_PER_PAGE: pageSize,
					TEXT_SEARCH: text,
					PROVINCE_CODE: province,
				}),
			}),
		/** Statistics of an agent's link; 'missing' for an unknown code. @param period yymm */
		summary: (code: string, period?: string) =>
			call(Summary, {
				method: 'POST',
				path: '/helper/summary-tracking-agent',
				body: AgentSummaryQueryWire.encode({ AGENT_TRACKING_CODE: code, PERIODE_CODE: period }),
			}),
	}
}

const Agents = OurAgentPageWire.transform(({ data }): AgentPage => ({
	items: data.list.map((agent) => ({
		code: agent.AGENT_CODE,
		name: agent.AGENT_NAME,
		district: agent.DISTRICT_NAME,
		city: agent.CITY_NAME,
		province: agent.PROVINCE_NAME,
		whatsapp: agent.WHATSAPP_URL,
		joined: agent.JOINED_PERIODE_CODE,
	})),
	totalPages: data.TOTAL_PAGES,
	totalRows: data.TOTAL_ROWS,
	provinces: data.PROVINCE_LIST.map((province) => ({
		code: province.PROVINCE_CODE,
		name: province.PROVINCE_NAME,
		agentCount: province.AGENT_COUNT,
	})),
}))

const Summary = AgentSummaryWire.transform(({ data }): AgentSummary => ({
	name: data.AGENT_NAME,
	period: data.PERIODE_CODE,
	clicks: data.CLICK_COUNT,
	orders: data.ORDER_COUNT,
	months: data.PERIODE_LIST.map((month) => ({
		period: month.PERIODE_CODE,
		clicks: month.CLICK_COUNT,
		orders: month.ORDER_COUNT,
	})),
	days: data.DAY_LIST,
}))
