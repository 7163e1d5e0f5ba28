import { listAgents, summariseAgent } from '#contract/agent.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { dayInJakarta } from '#website-api/modules/platform/periods/jakarta.queries.ts'
import { lastTwelve, periodName, periodOf } from '#website-api/modules/platform/periods/period.ts'
import { agentMonths } from './agent-summary.queries.ts'
import { agentCoded, agentProvinces, agentsListed } from './agent.queries.ts'

/** The directory of agents, and what an agent's link has brought (spec section 7). */
export const agentAnswers = [
	answer(listAgents, async ({ db, companyId, body }) => {
		const { rows, total } = await agentsListed(db, companyId, body)
		return {
			list: rows.map(({ whatsapp, ...row }) => ({
				...row,
				whatsapp: whatsapp && `https://wa.me/${whatsapp.slice(1)}`,
			})),
			pages: Math.ceil(total / body.pageSize),
			count: total,
			provinces: await agentProvinces(db, companyId),
		}
	}),
	answer(summariseAgent, async ({ db, companyId, locale, body }) => {
		const agent = await agentCoded(db, companyId, body.code)
		if (!agent) throw new Problem(404, 'AGENT_NOT_FOUND')
		const year = lastTwelve(await dayInJakarta(db))
		const chosen = body.period === undefined ? year.at(-1) : periodOf(body.period)
		if (!chosen) throw new Error('There is no current month.')
		const [month, ...months] = await agentMonths(db, companyId, agent.code, [chosen, ...year])
		return {
			name: agent.shownName,
			period: chosen.code,
			periodName: periodName(chosen, locale),
			clicks: month?.clicks ?? 0,
			orders: month?.orders ?? 0,
			months: year.map((period, at) => ({
				period: period.code,
				periodName: periodName(period, locale),
				clicks: months[at]?.clicks ?? 0,
				orders: months[at]?.orders ?? 0,
			})),
			days: month?.days ?? [],
		}
	}),
]
