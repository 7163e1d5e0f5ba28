import { periodName } from '#app/domain/agent.ts'
import type { AgentDirectory } from '#contract/agent.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { paths } from '#app/paths.ts'

/** Agents per page. */
export const listedAgents = 12

export type AgentsQuery = { page: number; text?: string; province?: string }
export type AgentsView = ReturnType<typeof agentsView>

/** Agents found, as the page shows them. */
export function agentsView(requested: AgentsQuery, found: AgentDirectory, locale: Locale) {
	return {
		requested,
		pages: found.pages,
		count: found.count,
		agents: found.list.map(({ code, name, district, city, province, whatsapp, joined }) => ({
			code,
			name,
			whatsapp,
			area: [district, city].filter((part) => part !== '').join(', '),
			province,
			since: periodName(joined, locale),
		})),
		provinces: found.provinces.map(({ code, name, agentCount }) => ({
			value: code,
			label: `${name} (${agentCount})`,
		})),
	}
}

/** Path of an agent search, without its language; default values are left out. */
export function agentsPath({ page, text, province }: AgentsQuery): `/${string}` {
	const search = new URLSearchParams()
	if (text) search.set('q', text)
	if (province) search.set('province', province)
	if (page > 1) search.set('page', String(page))
	return search.size === 0 ? paths.ourAgents : `${paths.ourAgents}?${search}`
}
