import type { Queryable } from '#website-api/db/database.ts'
import { agentPlan } from './agent-plan.table.ts'
import type { AgentPlan } from './agent-plan.queries.ts'

/**
 * Sets the agent plan. The database rejects one in which an agent above earns more than the seller, or more than 20 %
 * in total.
 */
export async function setAgentPlan(db: Queryable, companyId: number, plan: AgentPlan) {
	const [level1Bp, level2Bp, level3Bp] = plan.levelBps
	const set = { priceBp: plan.priceBp, level1Bp, level2Bp, level3Bp }
	await db
		.insert(agentPlan)
		.values({ companyId, ...set })
		.onConflictDoUpdate({ target: agentPlan.companyId, set })
}
