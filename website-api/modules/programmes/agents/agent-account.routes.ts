import { sql } from 'drizzle-orm'
import { UNSOLD_ORDER_STATUSES } from '#contract/order-statuses.ts'
import { valuesOf } from '#website-api/db/columns.ts'
import {
	getAgentAccount,
	listAgentCommissions,
	listAgentMonths,
	listAgentPrices,
} from '#contract/agent-account.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { answer } from '#website-api/http/answer.ts'
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
import { commissionDays, commissionsOf } from './commission-list.queries.ts'
import { agentAbove, ownAgent } from './own-agent.queries.ts'

/** The signed-in agent's data. */
export const agentAccountAnswers = [
	answer(getAgentAccount, async ({ db, owner }) => {
		const { companyId, customerId } = owner
		const agent = await ownAgent(db, owner)
		const { priceBp, levelBps } = await agentPlanOf(db, companyId)
		const above = await agentAbove(db, owner)
		const members = await countMembers(db, owner)
		const balance = (kind: 'agent_pending' | 'agent_available' | 'agent_held') =>
			balanceOf(db, companyId, customerId, kind)
		return {
			code: agent.code,
			name: agent.shownName,
			joined: codeOf(dayOf(agent.joinedAt)),
			sponsor: above?.shownName ?? null,
			priceOff: priceBp,
			levelRates: levelBps.filter((rate) => rate > 0),
			pending: await balance('agent_pending'),
			available: await balance('agent_available'),
			held: await balance('agent_held'),
			...members,
		}
	}),
	answer(listAgentMonths, async ({ db, owner, locale, body }) => {
		const agent = await ownAgent(db, owner)
		const months = await agentYear(db, owner, agent.code, body.page)
		return {
			months: months.map(({ period, ...figures }) => ({
				period: period.code,
				periodName: periodName(period, locale),
				...figures,
			})),
		}
	}),
	answer(listAgentCommissions, async ({ db, owner, query }) => {
		const code = query.period ?? codeOf(await dayInJakarta(db))
		const period = periodOf(code)
		const found = await commissionsOf(db, owner, period, query)
		const days = await commissionDays(db, owner, period)
		return { ...found, period: code, sum: days.reduce((sum, day) => sum + day, 0), days }
	}),
	answer(listAgentPrices, async ({ db, owner, params }) => ({
		list: await agentPriceList(db, owner, params.slug),
	})),
]

async function countMembers(db: Queryable, { companyId, customerId }: Owner) {
	const { rows } = await db.execute<Record<'members' | 'active', number | string>>(sql`
		select count(*) as members, count(*) filter (where exists (
			select 1 from orders where orders.company_id = downline.company_id
				and orders.customer_id = downline.customer_id and orders.placed_at > now() - interval '90 days'
				and orders.status not in (${valuesOf(UNSOLD_ORDER_STATUSES)})
		)) as active
		from downline where company_id = ${companyId} and ancestor_id = ${customerId}::uuid`)
	const { members, active } = onlyRow(rows)
	return { members: Number(members), active: Number(active) }
}
